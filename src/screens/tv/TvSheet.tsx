import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Scan } from '../join/Scan';
import { useTableWords } from '../tableWords';
import { useWorld } from '../world';
import { Beckoning } from './Beckon';
import { TvWays } from './TvWays';

/** Lets a phone at the table scan a TV, which then shows the board. */
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
  const { evening } = useWorld();
  const [link, setLink] = useState<string | null>(null);
  if (link !== null) return <Beckoning link={link} />;
  return (
    <>
      <TvWays />
      <Scan onText={text => (evening.isScreenLink(text) ? setLink(text) : undefined)} />
    </>
  );
}
