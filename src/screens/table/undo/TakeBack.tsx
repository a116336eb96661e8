import { Button } from '@/ui/Button';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { useTable } from '../useTable';

/** Offered while any act can be undone, and in a turn that is not over even if undo is off. */
export function TakeBack({ close }: { close(): void }) {
  const say = useTableWords();
  const { session } = useWorld();
  const { own } = useTable();
  const undo = useSession(it => it.guest?.shared?.undo);
  const isInTurn = undo?.inTurn !== undefined && own.includes(undo.inTurn);
  if (!undo || !(undo.isOpen || isInTurn)) return null;
  const takeBack = () => {
    session.wish({ wish: 'undo' });
    close();
  };
  const isAsked = undo.question !== undefined;
  return (
    <Button
      wide
      icon="undo"
      disabled={isAsked}
      title={say(isAsked ? 'undo.waits' : 'undo.takeBack')}
      onPress={takeBack}
      testID="take-back"
    />
  );
}
