import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import type { CardId } from '../../deck/card';
import type { Column, Seen } from '../../rules/state';
import { datedName } from '../pieces/naming';
import { columnsOf, inOrder } from '../table/line';
import { LinePile } from './LinePile';
import { Paper } from './Paper';
import type { Size } from './ribbonLayout';
import { lefts, type Rows, rows } from './rows';

type Props = { readonly view: Seen; readonly room: Size; readonly lit: CardId | null };

/** The whole timeline at once, folded into rows. */
export const FoldedLine = memo(function FoldedLine({ view, room, lit }: Props) {
  const { language } = useComfort();
  const columns = columnsOf(view);
  const laid = rows({ columns: columns.length, room, gapRow: view.way === 'together' });
  const heard = inOrder(view).map(card => datedName(language, view, card));
  return (
    <View
      accessible
      role="img"
      aria-label={heard.join('. ')}
      style={[styles.line, room]}
      testID="folded-line"
    >
      {laid.counts.map((count, row) => (
        <Row
          key={row}
          {...{ view, laid, lit }}
          from={laid.counts.slice(0, row).reduce((sum, n) => sum + n, 0)}
          count={count}
        />
      ))}
    </View>
  );
});

type RowProps = Pick<Props, 'view' | 'lit'> & {
  readonly laid: Rows;
  readonly from: number;
  readonly count: number;
};

function Row({ view, laid, lit, from, count }: RowProps) {
  const { card, above, row } = laid;
  const gapRow = view.way === 'together';
  const margin = (row.height - card.height - (gapRow ? above.height : 0)) / 2;
  const top = margin + (gapRow ? above.height : 0);
  const columns = columnsOf(view);
  const places = lefts(laid, count);
  /** Centres a card of the gap row above the gap behind its column. */
  const overGap = (left: number) => left + (card.width + laid.pitch) / 2 - above.width / 2;
  const isLast = (n: number) => from + n === columns.length - 1;
  return (
    <View style={row}>
      <Paper
        width={row.width}
        height={row.height - FOLD}
        rule={top + card.height / 2}
        places={
          gapRow
            ? places.flatMap((left, n) =>
                isLast(n) ? [] : [{ x: overGap(left), y: margin - FOLD / 2, ...above }],
              )
            : []
        }
      />
      {columns.slice(from, from + count).map((column: Column, n) => (
        <View key={column.cards[0]} style={styles.column}>
          <LinePile
            {...{ view, lit }}
            cards={column.cards}
            size={card}
            left={places[n] ?? 0}
            top={top}
          />
          {column.above.length > 0 && (
            <LinePile
              {...{ view, lit }}
              cards={column.above}
              size={above}
              left={overGap(places[n] ?? 0)}
              top={margin - FOLD / 2}
            />
          )}
        </View>
      ))}
    </View>
  );
}

/** Space between two rows of paper. */
const FOLD = 6;

const styles = StyleSheet.create({
  line: { justifyContent: 'center' },
  column: { position: 'absolute', left: 0, top: 0 },
});
