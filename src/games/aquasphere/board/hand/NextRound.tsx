import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { sum } from '@/kit/lists';
import { BULBS, type Programme, PROGRAMMES, ROOMS, tileOf } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { ActionWindow } from '../pieces/ActionWindow';
import { Crystal, LightBulb, TimeMarker } from '../pieces/Goods';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { pieceWords } from '../pieces/words';
import { useActs, useFromSeat } from './HandContext';
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
    neutral: wedges.filter(it => it.neutral).length,
  };
}

type NextProps = { readonly isUpright?: boolean };

/** The next programme and the next refill, side by side or one above the other. */
export function NextRound({ isUpright = false }: NextProps) {
  const say = handWords.useSay();
  const { explain } = useActs();
  const view = useFromSeat(it => it.view);
  const words = useNextWords(view);
  if (view.nextProgramme === null)
    return (
      <View style={styles.last}>
        <Type tone="soft" align="center">
          {say('lastRound')}
        </Type>
      </View>
    );
  const programme = PROGRAMMES[view.nextProgramme];
  return (
    <Press
      name={words.join('. ')}
      onPress={() => explain({ about: 'next' })}
      onLongPress={() => explain({ about: 'next' })}
      testID="next-round"
      style={[styles.next, isUpright && styles.upright]}
    >
      <ProgrammeTiers programme={programme} size={isUpright ? 28 : 38} />
      <Refill view={view} size={isUpright ? 15 : 20} isBroad={isUpright} />
    </Press>
  );
}

function useNextWords(view: Seen): readonly string[] {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { bulb, neutral, ...goods } = nextRefill(view);
  const programme = view.nextProgramme && PROGRAMMES[view.nextProgramme];
  const rooms = programme ? ROOMS.map(room => piece(`task.${programme[room]}`)).join(', ') : '';
  return [
    say('nextProgramme', { rooms }),
    say('nextRefill', { ...goods, bulb: bulb ?? 0 }),
    ...(neutral > 0 ? [say('nextNeutral', { count: neutral })] : []),
  ];
}

type TiersProps = { readonly programme: Programme; readonly size: number };

const ProgrammeTiers = ({ programme, size }: TiersProps) => (
  <View aria-hidden style={styles.tiers}>
    {TIERS.map(tier => (
      <View key={tier[0]} style={styles.tier}>
        {tier.map(room => (
          <ActionWindow key={room} task={programme[room]} size={size} />
        ))}
      </View>
    ))}
  </View>
);

type RefillProps = {
  readonly view: Seen;
  readonly size: number;
  /** Two beside each other. */
  readonly isBroad?: boolean;
};

function Refill({ view, size, isBroad = false }: RefillProps) {
  const { bulb, neutral, ...goods } = nextRefill(view);
  const rows = [
    ['bulb', `${bulb ?? ''}`, <LightBulb key="bulb" />],
    ['time', `+${goods.time}`, <TimeMarker key="time" />],
    ['crystals', `+${goods.crystals}`, <Crystal key="crystals" />],
    ['octopods', `+${goods.octopods}`, <Octopod key="octopods" />],
    ...(neutral > 0
      ? [['neutral', `+${neutral}`, <Submarine key="neutral" seat={null} />] as const]
      : []),
  ] as const;
  return (
    <View aria-hidden style={isBroad ? styles.broad : styles.refill}>
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
