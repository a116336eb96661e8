import { useMemo, useState } from 'react';
import type { Millis } from '@/kit/millis';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { Press } from '@/ui/Press';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';

/** As long as a glass of the flagship runs. */
const FULL: Millis = 60_000;

/** A guest who waits can turn a real hourglass: its sand keeps its amount. */
export function GlassOnTable({ height }: { height: number }) {
  const say = useTableWords();
  const { session } = useWorld();
  const [until, setUntil] = useState<Millis | null>(null);
  const clock = useMemo(() => ({ now: session.now, running: true, speed: 1 }), [session]);
  const turn = () => {
    const now = session.now();
    const above = until === null ? 0 : Math.max(0, until - now);
    setUntil(now + FULL - above);
  };
  return (
    <Press name={say('lobby.turnGlass')} onPress={turn} testID="lobby-glass">
      <TimedGlass until={until} full={FULL} clock={clock} height={height} />
    </Press>
  );
}
