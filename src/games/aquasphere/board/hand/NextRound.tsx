import { StyleSheet, View } from 'react-native';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { sum } from '@/kit/lists';
import {
  BULBS,
  type Programme,
  PROGRAMMES,
  ROOMS,
  type Task,
  tileOf,
} from '../../rules/components';
import type { Seen } from '../../rules/state';
import { ActionWindow } from '../pieces/ActionWindow';
import { Crystal, LightBulb, TimeMarker } from '../pieces/Goods';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { pieceWords } from '../pieces/words';
import { useFromSeat } from './HandContext';
import { handWords } from './words';

/** The tiers of the headquarters from the top down. */
const TIERS = [
  ['c1', 'c2', 'c3'],
  ['b1', 'b2'],
  ['a1', 'a2'],
] as const;

/** What the next round brings in all sectors together, and its bulb. */
function nextRefill(view: Seen) {
  const wedges = tileOf(view.centre.bulb, view.seats.length);
  const goods = (what: 'time' | 'crystals' | 'octopods') => sum(wedges.map(it => it[what]));
  return {
    bulb: BULBS[view.round] ?? null,
    time: goods('time'),
    crystals: goods('crystals'),
    octopods: goods('octopods'),
  };
}

type NextProps = { readonly isUpright?: boolean };

/** The next programme and the next refill, side by side or one above the other. */
export function NextRound({ isUpright = false }: NextProps) {
  const say = handWords.useSay();
  const view = useFromSeat(it => it.view);
  if (view.nextProgramme === null)
    return (
      <View style={styles.last}>
        <Type tone="soft" align="center">
          {say('lastRound')}
        </Type>
      </View>
    );
  return (
    <View style={[styles.next, isUpright && styles.upright]} testID="next-round">
      <ProgrammeTiers programme={PROGRAMMES[view.nextProgramme]} size={isUpright ? 28 : 38} />
      <Refill view={view} size={isUpright ? 15 : 20} isBroad={isUpright} />
    </View>
  );
}

type TiersProps = { readonly programme: Programme; readonly size: number };

export function ProgrammeTiers({ programme, size }: TiersProps) {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const named = (task: Task) => piece(`task.${task}`);
  const words = ROOMS.map(room => named(programme[room])).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('nextProgramme', { rooms: words })}
      style={styles.tiers}
    >
      {TIERS.map(tier => (
        <View key={tier[0]} style={styles.tier}>
          {tier.map(room => (
            <ActionWindow key={room} task={programme[room]} size={size} />
          ))}
        </View>
      ))}
    </View>
  );
}

type RefillProps = {
  readonly view: Seen;
  readonly size: number;
  /** Two beside each other. */
  readonly isBroad?: boolean;
};

export function Refill({ view, size, isBroad = false }: RefillProps) {
  const say = handWords.useSay();
  const { bulb, ...goods } = nextRefill(view);
  const rows = [
    ['bulb', `${bulb ?? ''}`, <LightBulb key="bulb" />],
    ['time', `+${goods.time}`, <TimeMarker key="time" />],
    ['crystals', `+${goods.crystals}`, <Crystal key="crystals" />],
    ['octopods', `+${goods.octopods}`, <Octopod key="octopods" />],
  ] as const;
  return (
    <View
      accessible
      role="img"
      aria-label={say('nextRefill', { ...goods, bulb: bulb ?? 0 })}
      style={isBroad ? styles.broad : styles.refill}
    >
      {rows.map(([key, words, picture]) => (
        <View key={key} style={[styles.row, isBroad && styles.half]}>
          <Piece size={size * 1.35}>{picture}</Piece>
          <Type style={{ fontFamily: fonts.strong, fontSize: size, lineHeight: size * 1.25 }}>
            {words}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  next: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  upright: { flexDirection: 'column', alignSelf: 'stretch' },
  broad: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 2 },
  half: { width: '50%', justifyContent: 'center' },
  last: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  tiers: { gap: 5, alignItems: 'center' },
  tier: { flexDirection: 'row', gap: 5, justifyContent: 'center' },
  refill: {
    gap: 4,
    paddingLeft: 12,
    borderLeftWidth: 1.5,
    borderLeftColor: colors.line,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
