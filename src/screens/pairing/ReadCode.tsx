import { useState } from 'react';
import type { MisreadCode } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Notice } from '@/ui/Notice';
import { Scan } from '../join/Scan';
import { useCanScan } from '../join/useCanScan';
import { pairingWords } from './pairingWords';

type Props = { onText: (text: string) => void; misread: MisreadCode | null };

/** Reads the other phone's code, by the camera or as text. */
export function ReadCode({ onText, misread }: Props) {
  const say = pairingWords.useSay();
  const isBlind = useCanScan() === 'none';
  const [isText, setText] = useState(false);
  return (
    <>
      <Scan onText={onText} />
      {misread && <Notice tone="heed" title={say(`misread.${misread}`)} testID="misread" />}
      {isText || isBlind ? (
        <Paste onText={onText} />
      ) : (
        <Button
          kind="quiet"
          title={say('typeText')}
          onPress={() => setText(true)}
          testID="pair-paste-open"
        />
      )}
    </>
  );
}

function Paste({ onText }: { onText: (text: string) => void }) {
  const say = pairingWords.useSay();
  const [text, setText] = useState('');
  const use = () => onText(text.trim());
  return (
    <>
      <TextField
        title={say('paste')}
        value={text}
        onChange={setText}
        onSubmit={use}
        autoCapitalize="none"
        autoComplete="off"
        testID="pair-paste"
      />
      <Button
        wide
        title={say('use')}
        onPress={use}
        disabled={text.trim() === ''}
        testID="pair-use"
      />
    </>
  );
}
