import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, space } from '@/ui/theme/tokens';
import type { FinalScore, Seen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { gainWords } from '../watch/gainWords';
import { useStage } from '../watch/stage';
import { EndingText, useIsFar } from './EndingText';
import { endingWords } from './words';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

const ROWS = ['letters', 'time', 'submarines', 'lab', 'total'] as const;

/** The final scoring as it is counted at the table. */
export function FinalTable({ view, places }: Props) {
  const say = endingWords.useSay();
  const { language } = useComfort();
  const { px } = useStage();
  const isFar = useIsFar();
  if (view.phase.name !== 'over') return null;
  const { scores } = view.phase;
  const words = view.seats.map(seat =>
    say('final.spoken', { name: nameOf(language, places, seat), ...of(scores, seat) }),
  );
  return (
    <View accessible role="img" aria-label={words.join('. ')} testID="final-scoring">
      {!isFar && <EndingText as="title">{say('final.title')}</EndingText>}
      <Row title={isFar ? say('final.title') : ''} isHead>
        {view.seats.map(seat => (
          <Cell key={seat}>
            <SeatMark seat={seat} size={isFar ? px(44) : 24} />
          </Cell>
        ))}
      </Row>
      {ROWS.map(row => (
        <Row key={row} title={say(`final.${row}`)}>
          {view.seats.map(seat => (
            <Cell key={seat}>
              <Points {...{ scores, seat, row }} />
            </Cell>
          ))}
        </Row>
      ))}
    </View>
  );
}

type PointsProps = {
  readonly scores: BySeat<FinalScore>;
  readonly seat: Seat;
  readonly row: (typeof ROWS)[number];
};

function Points({ scores, seat, row }: PointsProps) {
  const points = of(scores, seat)[row];
  return (
    <EndingText
      as="number"
      align="right"
      tone={points === 0 ? 'soft' : row === 'total' ? 'go' : 'ink'}
    >
      {gainWords(points)}
    </EndingText>
  );
}

type RowProps = { readonly title: string; readonly isHead?: boolean; readonly children: ReactNode };

function Row({ title, isHead = false, children }: RowProps) {
  const { px } = useStage();
  const isFar = useIsFar();
  return (
    <View style={[styles.row, isFar && { minHeight: px(48) }]}>
      <View style={styles.title}>
        <EndingText as={isHead ? 'title' : 'words'} tone={isHead ? 'ink' : 'soft'}>
          {title}
        </EndingText>
      </View>
      {children}
    </View>
  );
}

function Cell({ children }: { readonly children: ReactNode }) {
  const { px } = useStage();
  const isFar = useIsFar();
  return <View style={[styles.cell, isFar && { width: px(84) }]}>{children}</View>;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 30,
    borderBottomWidth: 1,
    borderColor: colors.raised,
    columnGap: space.xs,
  },
  title: { flex: 1, minWidth: 0 },
  cell: { width: 44, alignItems: 'flex-end' },
});
