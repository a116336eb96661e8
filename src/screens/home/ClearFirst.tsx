import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';

type Props = { open: boolean; onClose: () => void; onClear: () => void };

/** There is room for one open table only: whoever would lose one is asked. */
export function ClearFirst({ open, onClose, onClear }: Props) {
  const say = startWords.useSay();
  return (
    <Sheet title={say('left.ask')} open={open} onClose={onClose} testID="clear-sheet">
      <Type>{say('left.instead')}</Type>
      <Button wide title={say('left.keep')} onPress={onClose} testID="clear-no" />
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('left.clear')}
        onPress={onClear}
        testID="clear-yes"
      />
    </Sheet>
  );
}
