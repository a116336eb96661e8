import { useState } from 'react';
import type { Where } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Panel } from '@/ui/Panel';
import { startWords } from '../startWords';
import { isWhole, looksLikeInvite, typedCode } from './where';

type Props = { onWhere: (where: Where) => void };

/** Accepts a code in any spelling, or the whole link, pasted. */
export function CodeField({ onWhere }: Props) {
  const say = startWords.useSay();
  const [code, setCode] = useState('');
  const change = (text: string) => {
    if (looksLikeInvite(text)) onWhere({ invite: text.trim() });
    else setCode(typedCode(text));
  };
  const go = () => {
    if (isWhole(code)) onWhere({ code });
  };
  return (
    <Panel>
      <TextField
        title={say('join.code')}
        hint={say('join.codeHint')}
        value={code}
        onChange={change}
        onSubmit={go}
        autoCapitalize="characters"
        autoComplete="off"
        monospace
        testID="code"
      />
      <Button
        wide
        icon="door"
        title={say('join.go')}
        onPress={go}
        disabled={!isWhole(code)}
        testID="join-go"
      />
    </Panel>
  );
}
