import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useWorld } from '../world';

type Props = { as: 'host' | 'guest'; open: boolean; onClose: () => void };

/** Nobody loses a table by one tap. */
export function LetGo({ as, open, onClose }: Props) {
  const say = startWords.useSay();
  const { evening } = useWorld();
  const letGo = () => {
    onClose();
    void evening.forget();
  };
  return (
    <Sheet title={say('left.ask')} open={open} onClose={onClose} testID="let-go-sheet">
      <Type>{say(as === 'host' ? 'left.askHost' : 'left.askGuest')}</Type>
      <Button wide title={say('left.keep')} onPress={onClose} testID="let-go-no" />
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('left.letGo')}
        onPress={letGo}
        testID="let-go-yes"
      />
    </Sheet>
  );
}
