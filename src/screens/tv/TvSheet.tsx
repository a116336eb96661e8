import { useState } from 'react';
import { codeLengthOf, codeLettersIn } from '@/kit/codeLetters';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Sheet } from '@/ui/Sheet';
import { Scan } from '../join/Scan';
import { useTableWords } from '../tableWords';
import { useWorld } from '../world';
import { Beckoning } from './Beckon';
import { TvWays } from './TvWays';

/** Lets a phone at the table scan a TV, or type its code; the TV then shows the board. */
export function TvButton() {
  const say = useTableWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        kind="quiet"
        icon="tv"
        title={say('tv.scanFrom')}
        onPress={() => setOpen(true)}
        testID="show-on-tv"
      />
      <Sheet title={say('tv.scanFrom')} open={isOpen} onClose={close} testID="tv-sheet">
        <Scanning />
      </Sheet>
    </>
  );
}

function Scanning() {
  const say = useTableWords();
  const { session } = useWorld();
  const [shown, setShown] = useState<string | null>(null);
  if (shown === null)
    return (
      <>
        <TvWays />
        <Scan onText={text => (session.isScreenLink(text) ? setShown(text) : undefined)} />
        <CodeOfTv onCode={setShown} />
      </>
    );
  const again = (
    <Button kind="quiet" title={say('tv.again')} onPress={() => setShown(null)} testID="tv-again" />
  );
  return <Beckoning key={shown} {...{ shown, again }} />;
}

const isWhole = (code: string): boolean => code.length === codeLengthOf(code);

function CodeOfTv({ onCode }: { onCode(code: string): void }) {
  const say = useTableWords();
  const [code, setCode] = useState('');
  const show = () => (isWhole(code) ? onCode(code) : undefined);
  return (
    <>
      <TextField
        title={say('tv.code')}
        value={code}
        onChange={text => setCode(codeLettersIn(text))}
        onSubmit={show}
        autoCapitalize="characters"
        autoComplete="off"
        monospace
        testID="tv-typed"
      />
      <Button
        wide
        kind="main"
        icon="tv"
        title={say('tv.show')}
        disabled={!isWhole(code)}
        onPress={show}
        testID="tv-show"
      />
    </>
  );
}
