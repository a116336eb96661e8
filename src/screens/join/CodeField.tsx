import { useState } from 'react';
import type { Where } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Panel } from '@/ui/Panel';
import { startWords } from '../startWords';
import { isWhole, looksLikeInvite, typedCode } from './where';

type Props = { first: string; onWhere: (where: Where) => void };

/** Accepts a six-character code in any spelling, or the whole link, pasted. */
export function CodeField({ first, onWhere }: Props) {
  const say = startWords.useSay();
  const [code, setCode] = useState(first);
  const change = (text: string) => {
    if (looksLikeInvite(text)) onWhere({ invite: text.trim() });
    else setCode(typedCode(text));
  };
  const knock = () => {
    if (isWhole(code)) onWhere({ code });
  };
  return (
    <Panel>
      <TextField
        title={say('join.code')}
        hint={say('join.codeHint')}
        value={code}
        onChange={change}
        onSubmit={knock}
        autoCapitalize="characters"
        autoComplete="off"
        monospace
        testID="code"
      />
      <Button
        wide
        icon="door"
        title={say('join.knock')}
        onPress={knock}
        disabled={!isWhole(code)}
        testID="knock-on"
      />
    </Panel>
  );
}
