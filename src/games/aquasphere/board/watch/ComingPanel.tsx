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
      style={[
        styles.panel,
        rectStyle(px, rect),
        { borderRadius: px(20), padding: px(12), gap: px(8) },
      ]}
    >
      <FarText size={34} tone="soft" lines={1}>
        {nextProgramme ? say('coming', { round: round + 1 }) : say('atTheEnd')}
      </FarText>
      {nextProgramme ? (
        <View style={[styles.beside, { gap: px(10) }]}>
          <ProgrammeAhead
            programme={PROGRAMMES[nextProgramme]}
            window={Math.min(92, (rect.height - HEADING) / 3)}
          />
          <View style={[styles.rule, { width: px(2) }]} />
          <RefillAhead view={view} />
        </View>
      ) : (
        <FinalAhead />
      )}
    </View>
  );
}

/** With the edges. */
const HEADING = 92;

const ROWS = [
  ['c1', 'c2', 'c3'],
  ['b1', 'b2'],
  ['a1', 'a2'],
] as const;

type AheadProps = { readonly programme: Programme; readonly window: number };

function ProgrammeAhead({ programme, window }: AheadProps) {
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
            <ActionWindow key={room} task={programme[room]} size={px(window)} />
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
  return (
    <View accessible role="img" aria-label={words.join(', ')} style={styles.list}>
      <View style={styles.row}>
        <Entry picture={<LightBulb />} count={String(refill.bulb)} />
        {neutral > 0 && <Entry picture={<Submarine seat={null} />} count={gainWords(neutral)} />}
      </View>
      <Entry picture={<TimeMarker />} count={gainWords(refill.time)} />
      <Entry picture={<Crystal />} count={gainWords(refill.crystals)} />
      <Entry picture={<Octopod />} count={gainWords(refill.octopods)} />
    </View>
  );
}

function Entry({ picture, count }: { readonly picture: ReactNode; readonly count: string }) {
  const { px } = useStage();
  return (
    <View style={[styles.row, styles.entry, { gap: px(6) }]}>
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
  return (
    <View style={{ gap: px(4) }}>
      <View style={[styles.row, styles.entry, { gap: px(8) }]}>
        <FarText tone="sand">{say('end.letters')}</FarText>
        <FarText tone="go" lines={1}>
          {LETTER_POINTS.join(' ')}
        </FarText>
      </View>
      <Final points={1} about={say('end.time')}>
        <TimeMarker />
      </Final>
      <Final points={BONUS} about={say('end.submarines')}>
        <Submarine seat={null} />
      </Final>
      <Final points={BONUS} about={say('end.lab')}>
        <Flask />
      </Final>
    </View>
  );
}

type FinalProps = { readonly points: number; readonly about: string; readonly children: ReactNode };

function Final({ points, about, children }: FinalProps) {
  const { px } = useStage();
  return (
    <View style={[styles.row, { gap: px(8) }]}>
      <Piece size={px(38)}>{children}</Piece>
      <FarText tone="go" lines={1}>
        {gainWords(points)}
      </FarText>
      <View style={styles.grows}>
        <FarText tone="soft" face="text" lines={1}>
          {about}
        </FarText>
      </View>
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
  entry: { justifyContent: 'flex-start', flexGrow: 1 },
  grows: { flex: 1, minWidth: 0 },
});
