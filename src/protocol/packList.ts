/** The list of the packs that players have made and that this phone keeps. */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import { packTitle } from './messages';

const keptPack = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^own-[0-9a-f]{32}$/),
    game: z.string().max(40),
    title: packTitle,
    /** Opened on this phone; otherwise it has come from another. */
    isMine: z.boolean(),
  }),
);
export type KeptPack = Readonly<z.infer<typeof keptPack>>;

/** What cannot be read is left out. */
export function readPackList(text: string | undefined): readonly KeptPack[] {
  const rows = jsonOf(text);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => keptPack.safeParse(row).data ?? []);
}

export const writePackList = (kept: readonly KeptPack[]): string => JSON.stringify(kept);
