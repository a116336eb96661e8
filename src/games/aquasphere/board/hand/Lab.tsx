import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, Path, RadialGradient, Stop } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useSvgIds } from '@/ui/useSvgIds';
import {
  BASE_LAB,
  type Berth,
  BERTHS,
  type Expansion,
  type ExpansionId,
  growing,
  MOST_EXPANSIONS,
} from '../../rules/components';
import { capacityOf, expansionOf, lettersOf } from '../../rules/lab';
import type { Player } from '../../rules/state';
import { sea } from '../pieces/colours';
import { expansionName } from '../pieces/naming';
import { Piece } from '../pieces/Piece';
import { BerthShape } from '../station/ExpansionShape';
import { useAnchor } from './anchors';
import { ReadPlate } from './Plate';
import { useSizes } from './shape';
import { useDrawnOwn } from './useDrawnOwn';
import { handWords } from './words';

/** The own laboratory in section: berths that are full, berths that are free, and room to grow. */
export function Lab() {
  const say = handWords.useSay();
  const player = useDrawnOwn();
  const { isTight } = useSizes();
  const letters = lettersOf(player);
  return (
    <ReadPlate name={useLabName(player)} topic={{ about: 'lab' }} testID="lab" style={styles.lab}>
      <Base player={player} />
      <View style={styles.wing}>
        {Array.from({ length: MOST_EXPANSIONS }, (_, n) => (
          <Extension key={n} player={player} at={n} />
        ))}
        <View style={styles.letters}>
          <Type style={styles.strong}>
            {isTight ? `${letters.join('')} = ${growing(letters.length)}` : letters.join(' ')}
          </Type>
          {!isTight && (
            <Type as="label" tone="soft" align="center">
              {say('letters', { points: growing(letters.length) })}
            </Type>
          )}
        </View>
      </View>
    </ReadPlate>
  );
}

function useLabName(player: Player): string {
  const say = handWords.useSay();
  const { language } = useComfort();
  const letters = lettersOf(player);
  return [
    say('labName', {
      crystals: player.crystals,
      crystalRoom: capacityOf(player, 'crystals'),
      time: player.time,
      timeRoom: capacityOf(player, 'time'),
      cards: player.cards.length,
      cardRoom: capacityOf(player, 'cards'),
      octopods: capacityOf(player, 'octopods'),
      letters: letters.join(', '),
      points: growing(letters.length),
    }),
    ...player.expansions.map(id => expansionName(language, expansionOf(id))),
  ].join('. ');
}

/** What stands in the berths of the base lab; the rest stands in the extensions. */
function Base({ player }: { readonly player: Player }) {
  const { berth, isTight } = useSizes();
  const [lamp] = useSvgIds('lamp');
  return (
    <View style={[styles.base, isTight && styles.tightBase]}>
      <Svg aria-hidden width="100%" height={90} viewBox="0 0 180 90" style={styles.light}>
        <Defs>
          <RadialGradient id={lamp} cx="0.5" cy="0.2" r="0.6">
            <Stop offset="0" stopColor={colors.lamp} stopOpacity={0.55} />
            <Stop offset="1" stopColor={colors.lamp} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        <Circle cx={90} cy={20} r={80} fill={`url(#${lamp})`} />
        <Path d="M90 0V9M74 21A16 13 0 0 1 106 21Z" fill={colors.brass} stroke={colors.brass} />
        <Circle cx={90} cy={22} r={5} fill={colors.brassLight} />
      </Svg>
      <Type style={styles.letter}>{player.base}</Type>
      <View style={[styles.berths, { marginTop: isTight ? 20 : 26 }]}>
        <View ref={useAnchor('crystals')} collapsable={false} style={styles.berths}>
          <Berths
            berth="crystals"
            from={0}
            count={BASE_LAB.crystals}
            {...{ player }}
            size={berth}
          />
        </View>
        <Berths berth="cards" from={0} count={BASE_LAB.cards} {...{ player }} size={berth} />
      </View>
      <View ref={useAnchor('time')} collapsable={false} style={styles.berths}>
        <Berths berth="time" from={0} count={BASE_LAB.time} {...{ player }} size={berth} />
      </View>
      <Tank player={player} />
    </View>
  );
}

/** Octopods are not kept; the tank says how many fit into a catch. */
function Tank({ player }: { readonly player: Player }) {
  const say = handWords.useSay();
  const { berth } = useSizes();
  const most = capacityOf(player, 'octopods');
  return (
    <View style={[styles.tank, { minHeight: berth * 0.92 }]}>
      <View style={styles.caught}>
        {Array.from({ length: most }, (_, n) => (
          <View key={n} style={styles.shadow}>
            <Piece size={most > 3 ? berth * 0.55 : berth * 0.74}>
              <BerthShape berth="octopods" />
            </Piece>
          </View>
        ))}
      </View>
      <Type as="label" style={styles.catch}>
        {say('catch', { count: most })}
      </Type>
    </View>
  );
}

const heldOf = (player: Player, berth: Berth): number =>
  berth === 'cards' ? player.cards.length : berth === 'octopods' ? 0 : player[berth];

type BerthsProps = {
  readonly player: Player;
  readonly berth: Berth;
  /** The number of the first of these berths, counted through the whole lab. */
  readonly from: number;
  readonly count: number;
  readonly size: number;
};

const Berths = ({ player, berth, from, count, size }: BerthsProps) => (
  <>
    {Array.from({ length: count }, (_, n) => {
      const isFull = from + n < heldOf(player, berth);
      return (
        <View
          key={n}
          style={[styles.berth, { width: size, height: size }, !isFull && styles.empty]}
        >
          <View style={!isFull && styles.shadow}>
            <Piece size={size * 0.86}>
              <BerthShape berth={berth} />
            </Piece>
          </View>
        </View>
      );
    })}
  </>
);

function Extension({ player, at }: { readonly player: Player; readonly at: number }) {
  const { berth, isTight } = useSizes();
  const id = player.expansions[at];
  const { adds, letters } = id === undefined ? NOTHING : expansionOf(id);
  const size = berth * ((adds.time ?? 0) > 1 || Object.keys(adds).length > 1 ? 0.68 : 0.8);
  const height = isTight ? 38 : 58;
  const landing = useAnchor('lab');
  if (id === undefined)
    return (
      <View
        ref={at === player.expansions.length ? landing : undefined}
        collapsable={false}
        style={[styles.extension, styles.free, { height }]}
      >
        <Type tone="soft" style={styles.strong}>
          +
        </Type>
      </View>
    );
  return (
    <View style={[styles.extension, styles.built, { height }]}>
      <View style={styles.berths}>
        {BERTHS.filter(it => adds[it] !== undefined).map(it => (
          <Berths
            key={it}
            berth={it}
            count={adds[it] ?? 0}
            from={BASE_LAB[it] + addedBefore(player.expansions.slice(0, at), it)}
            {...{ player, size }}
          />
        ))}
      </View>
      <Type style={styles.strong}>{letters.join(' ')}</Type>
    </View>
  );
}

const NOTHING: Expansion = { letters: [], adds: {} };

const addedBefore = (expansions: readonly ExpansionId[], berth: Berth): number =>
  expansions.reduce((soFar, id) => soFar + (expansionOf(id).adds[berth] ?? 0), 0);

const styles = StyleSheet.create({
  lab: {
    flexDirection: 'row',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    gap: 6,
    borderWidth: 0,
    backgroundColor: 'transparent',
  },
  base: {
    flex: 1.08,
    gap: 7,
    padding: 10,
    borderRadius: 18,
    borderWidth: 3.5,
    borderColor: colors.brassShade,
    borderTopColor: colors.brassLight,
    backgroundColor: sea.room,
    overflow: 'hidden',
  },
  tightBase: { gap: 4, padding: 6, borderRadius: 14 },
  light: { position: 'absolute', top: 0, left: 0 },
  letter: {
    position: 'absolute',
    top: 8,
    left: 14,
    fontFamily: fonts.strong,
    color: colors.brassLight,
  },
  strong: { fontFamily: fonts.strong, color: colors.brassLight },
  berths: { flexDirection: 'row', justifyContent: 'center', gap: 4 },
  berth: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 9,
    borderWidth: 1.5,
    borderColor: sea.berthRim,
    backgroundColor: sea.berth,
  },
  empty: { borderStyle: 'dashed', borderColor: sea.empty, backgroundColor: sea.glass },
  shadow: { opacity: 0.25 },
  tank: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    paddingHorizontal: 8,
    borderRadius: 10,
    borderWidth: 1.5,
    borderColor: '#3E7DA8',
    backgroundColor: '#0D2A44',
  },
  caught: { flexDirection: 'row', flexShrink: 1, overflow: 'hidden' },
  catch: { color: sea.octopodLight },
  wing: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 6, alignContent: 'space-between' },
  extension: {
    width: '46%',
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    paddingHorizontal: 4,
    borderRadius: 12,
    borderWidth: 2.5,
  },
  built: { borderColor: colors.brass, backgroundColor: sea.room },
  free: { borderWidth: 1.5, borderStyle: 'dashed', borderColor: sea.empty },
  letters: { width: '46%', flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
});
