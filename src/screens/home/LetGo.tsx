import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';

type Props = {
  as: 'host' | 'guest';
  open: boolean;
  onClose: () => void;
  letGo: () => void;
  testID?: string;
};

/** Asks before a table is given up. */
export function LetGo({ as, open, onClose, letGo, testID = 'let-go' }: Props) {
  const say = startWords.useSay();
  const onLetGo = () => {
    onClose();
    letGo();
  };
  return (
    <Sheet title={say('left.ask')} open={open} onClose={onClose} testID={`${testID}-sheet`}>
      <Type>{say(as === 'host' ? 'left.askHost' : 'left.askGuest')}</Type>
      <Button wide title={say('left.keep')} onPress={onClose} testID={`${testID}-no`} />
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('left.letGo')}
        onPress={onLetGo}
        testID={`${testID}-yes`}
      />
    </Sheet>
  );
}
