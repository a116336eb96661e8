import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { sum } from '@/kit/lists';
import {
  BONUS,
  BULBS,
  growing,
  type Programme,
  PROGRAMMES,
  ROOMS,
  tileOf,
} from '../../rules/components';
import type { Seen } from '../../rules/state';
import { ActionWindow } from '../pieces/ActionWindow';
import { sea } from '../pieces/colours';
import { Crystal, Flask, LightBulb, TimeMarker } from '../pieces/Goods';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { pieceWords } from '../pieces/words';
import { FarText } from './FarText';
import { gainWords } from './gainWords';
import type { Rect } from './layout';
import { rectStyle } from './rectStyle';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = { readonly view: Seen; readonly rect: Rect };

/** The next programme and the next refill side by side; in the last round, what the end brings. */
export function ComingPanel({ view, rect }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { nextProgramme, round } = view;
  return (
    <View
      testID="watch-coming"
      style={[styles.panel, rectStyle(px, rect), { borderRadius: px(20), padding: px(12), gap: px(8) }]}
    >
      <FarText size={32} tone="soft" lines={1}>
        {nextProgramme ? say('coming', { round: round + 1 }) : say('atTheEnd')}
      </FarText>
      {nextProgramme ? (
        <View style={[styles.beside, { gap: px(10) }]}>
          <ProgrammeAhead programme={PROGRAMMES[nextProgramme]} />
          <View style={[styles.rule, { width: px(2) }]} />
          <RefillAhead view={view} />
        </View>
      ) : (
        <FinalAhead />
      )}
    </View>
  );
}

const ROWS = [
  ['c1', 'c2', 'c3'],
  ['b1', 'b2'],
  ['a1', 'a2'],
] as const;

function ProgrammeAhead({ programme }: { readonly programme: Programme }) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { px } = useStage();
  const rooms = ROOMS.map(room => piece(`task.${programme[room]}`)).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('comingProgramme', { rooms })}
      style={[styles.tiers, { gap: px(5) }]}
    >
      {ROWS.map(row => (
        <View key={row[0]} style={[styles.row, { gap: px(5) }]}>
          {row.map(room => (
            <ActionWindow key={room} task={programme[room]} size={px(55)} />
          ))}
        </View>
      ))}
    </View>
  );
}

/** The tile of this round is laid after it, with the bulb of the next. */
function refillAhead(view: Seen) {
  const wedges = tileOf(view.centre.bulb, view.seats.length);
  return {
    bulb: BULBS[view.round] ?? view.centre.bulb,
    time: sum(wedges.map(it => it.time)),
    crystals: sum(wedges.map(it => it.crystals)),
    octopods: sum(wedges.map(it => it.octopods)),
    neutral: wedges.filter(it => it.neutral).length,
  };
}

function RefillAhead({ view }: Pick<Props, 'view'>) {
  const say = watchWords.useSay();
  const { neutral, ...refill } = refillAhead(view);
  const words = [
    say('comingRefill', refill),
    ...(neutral > 0 ? [say('neutral', { count: neutral })] : []),
  ];
  const rows: readonly Row[] = [
    [<LightBulb />, String(refill.bulb)],
    [<TimeMarker />, gainWords(refill.time)],
    [<Crystal />, gainWords(refill.crystals)],
    [<Octopod />, gainWords(refill.octopods)],
    ...(neutral > 0 ? [[<Submarine seat={null} />, gainWords(neutral)] as const] : []),
  ];
  return (
    <View accessible role="img" aria-label={words.join(', ')} style={styles.list}>
      {rows.map(([picture, count], n) => (
        <Entry key={n} {...{ picture, count }} />
      ))}
    </View>
  );
}

type Row = readonly [picture: ReactNode, count: string];

function Entry({ picture, count }: { readonly picture: ReactNode; readonly count: string }) {
  const { px } = useStage();
  return (
    <View style={[styles.row, styles.left, { gap: px(8) }]}>
      <Piece size={px(38)}>{picture}</Piece>
      <FarText size={34} lines={1}>
        {count}
      </FarText>
    </View>
  );
}

/** Letters, time markers and the two bonuses of the final scoring. */
function FinalAhead() {
  const say = watchWords.useSay();
  const { px } = useStage();
  const rows = [
    [<FarText tone="sand">ABC</FarText>, LETTER_POINTS.join(' '), say('end.letters')],
    [<TimeMarker />, '+1', say('end.time')],
    [<Submarine seat={null} />, gainWords(BONUS), say('end.submarines')],
    [<Flask />, gainWords(BONUS), say('end.lab')],
  ] as const;
  return (
    <View style={{ gap: px(4) }}>
      {rows.map(([picture, points, about], n) => (
        <View key={about} style={[styles.row, { gap: px(8) }]}>
          {n === 0 ? picture : <Piece size={px(38)}>{picture}</Piece>}
          <FarText size={32} tone="go" lines={1}>
            {points}
          </FarText>
          <View style={styles.grows}>
            {n > 0 && (
              <FarText size={32} tone="soft" face="text" lines={1}>
                {about}
              </FarText>
            )}
          </View>
        </View>
      ))}
    </View>
  );
}

const LETTER_POINTS = [1, 2, 3, 4, 5, 6].map(growing);

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    backgroundColor: sea.panel,
    borderColor: sea.panelLine,
    borderWidth: 1.5,
    overflow: 'hidden',
  },
  beside: { flex: 1, flexDirection: 'row', alignItems: 'stretch' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  tiers: { justifyContent: 'center' },
  rule: { backgroundColor: sea.panelLine },
  list: { flex: 1, justifyContent: 'space-evenly' },
  left: { justifyContent: 'flex-start' },
  grows: { flex: 1, minWidth: 0 },
});
