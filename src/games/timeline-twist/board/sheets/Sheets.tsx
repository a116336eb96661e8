import { Sheet } from '@/ui/Sheet';
import { useHand } from '../hand/HandContext';
import { handWords } from '../hand/words';
import { LineList } from './LineList';
import { TableList } from './TableList';

/** What is looked at now and then. */
export function Sheets() {
  const say = handWords.useSay();
  const { view, sheet, open } = useHand();
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
        {sheet?.what === 'line' && <LineList view={view} at={sheet.at} />}
      </Sheet>
    </>
  );
}
