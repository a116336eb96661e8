import { Button } from '@/ui/Button';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';

/** Offered while any act can be undone. The host decides whether this player's can. */
export function TakeBack({ close }: { close(): void }) {
  const say = useTableWords();
  const { evening } = useWorld();
  const undo = useSession(it => it.guest?.shared?.undo);
  if (!undo?.isOpen) return null;
  const takeBack = () => {
    evening.wish({ wish: 'undo' });
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
