import { Sheet } from '@/ui/Sheet';
import type { CardId } from '../../deck/card';
import { useActs, useHand, useSeat } from '../hand/HandContext';
import { handWords } from '../hand/words';
import { LineList } from './LineList';
import { TableList } from './TableList';

/** The sheets of a hand: the line, and the cards of everybody. */
export function Sheets() {
  const say = handWords.useSay();
  const { sheet } = useHand('sheet');
  const { open } = useActs();
  const close = () => open(null);
  return (
    <>
      <Sheet
        title={say('table')}
        open={sheet?.what === 'table'}
        onClose={close}
        testID="table-sheet"
      >
        <TableList />
      </Sheet>
      <Sheet
        tall
        title={say('timeline')}
        open={sheet?.what === 'line'}
        onClose={close}
        testID="line-sheet"
      >
        {sheet?.what === 'line' && <Line at={sheet.at} />}
      </Sheet>
    </>
  );
}

function Line({ at }: { readonly at: CardId | undefined }) {
  const { view } = useSeat('view');
  return <LineList view={view} at={at} />;
}
