import { Sheet } from '@/ui/Sheet';
import { useTableWords } from '../../tableWords';
import { StandingList } from './StandingList';
import { useStanding } from './useStanding';

type Props = { open: boolean; close: () => void };

/** Those without a seat, in the lobby. It closes when the last of them has one. */
export function StandingSheet({ open, close }: Props) {
  const say = useTableWords();
  const isAnybody = useStanding().length > 0;
  return (
    <Sheet
      title={say('people.title')}
      open={open && isAnybody}
      onClose={close}
      testID="standing-sheet"
    >
      <StandingList isTitled done={close} />
    </Sheet>
  );
}
