import { useState } from 'react';
import { manifestFor } from '@/games/games';
import { useSession } from '../../world';
import type { useTable } from '../useTable';

type LaidCode = {
  /** The link that lies on the table as a code. */
  readonly code: string | 'opening' | null;
  /** There is a code that can be laid on the table or taken away. */
  readonly canLay: boolean;
  toggle(): void;
};

/** The code lies on the table until enough are here to start, or as the host wishes. */
export function useLaidCode({ places }: ReturnType<typeof useTable>): LaidCode {
  const door = useSession(it => it.hosting?.door);
  const game = useSession(it => it.guest?.shared?.game);
  const [wish, setWish] = useState<boolean | null>(null);
  const players = places.filter(({ sits }) => sits === 'player').length;
  const enough = Math.max(2, manifestFor(game)?.seats.min ?? 2);
  const isFull = places.every(({ sits }) => sits !== 'nobody');
  const isLaid = wish ?? (players < enough && !isFull);
  const canLay = door?.is === 'open';
  const code = !isLaid ? null : canLay ? door.invite : door?.is === 'opening' ? 'opening' : null;
  return { code, canLay, toggle: () => setWish(!isLaid) };
}
