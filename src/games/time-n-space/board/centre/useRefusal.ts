import { useState } from 'react';
import type { Refused } from '@/games/board';
import type { AnyWhy } from '@/games/game';

/** The last refusal, of the table or of the rules at hand, until something else is done. */
export function useRefusal(refused: Refused | null) {
  const [seen, setSeen] = useState(refused);
  const [own, setOwn] = useState<AnyWhy | null>(null);
  const told = own ?? (refused !== seen && refused ? refused.why : null);
  const tell = (why: AnyWhy | null) => {
    setSeen(refused);
    setOwn(why);
  };
  return { told, tell };
}
