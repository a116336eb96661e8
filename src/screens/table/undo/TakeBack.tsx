import { Button } from '@/ui/Button';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';

/** Whether it still can be taken back the host decides; here it is offered while anything can. */
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
