import { useEffect, useState } from 'react';
import { useComfort } from '@/ui/comfort';

/** Goes through so many turns, by hand or by itself. */
export function useReplay(turns: number) {
  const { still } = useComfort();
  const [turn, setTurn] = useState(0);
  const [wants, setWants] = useState(!still);
  const last = turns - 1;
  const running = wants && turn < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [running, turn]);
  const seek = (to: number) => {
    setWants(false);
    setTurn(Math.min(last, Math.max(0, to)));
  };
  const play = () => {
    if (turn === last) setTurn(0);
    setWants(true);
  };
  return { turn, running, seek, play, pause: () => setWants(false) };
}

const TURN_MS = 2_200;
