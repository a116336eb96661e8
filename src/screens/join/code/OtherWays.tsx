import { useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Toggle } from '@/ui/forms/Toggle';
import { Sheet } from '@/ui/Sheet';
import { startWords } from '../../startWords';

type Props = {
  open: boolean;
  onClose: () => void;
  watches: boolean;
  onWatches: (watches: boolean) => void;
  onText: (text: string) => void;
  onPair: () => void;
};

/** What few players need: to watch only, to paste a link, to pair without a network. */
export function OtherWays({ open, onClose, watches, onWatches, onText, onPair }: Props) {
  const say = startWords.useSay();
  const [text, setText] = useState('');
  const change = (now: string) => {
    setText(now);
    onText(now);
  };
  return (
    <Sheet title={say('join.otherWays')} open={open} onClose={onClose} testID="other-ways">
      <Toggle
        title={say('join.onlyWatch')}
        hint={say('join.onlyWatchHint')}
        value={watches}
        onChange={onWatches}
        testID="only-watch"
      />
      <TextField
        title={say('join.link')}
        hint={say('join.linkHint')}
        value={text}
        onChange={change}
        autoCapitalize="none"
        autoComplete="off"
        testID="link"
      />
      <Button wide icon="offline" title={say('join.pair')} onPress={onPair} testID="to-pair" />
    </Sheet>
  );
}
