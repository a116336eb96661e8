import { Sheet } from '@/ui/Sheet';
import { useTableWords } from '../../tableWords';
import { Invitation } from '../door/Invitation';

type Props = { open: boolean; close: () => void };

/** Every way to this table: a large code, letters to type, a link, a TV, no network at all. */
export function InviteSheet({ open, close }: Props) {
  const say = useTableWords();
  return (
    <Sheet title={say('lobby.invite')} open={open} onClose={close} testID="invite-sheet">
      <Invitation />
    </Sheet>
  );
}
