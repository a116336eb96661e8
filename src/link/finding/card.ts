/** A table's public notice: one retained message that anybody may read, removed with the table. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { jsonOf } from '../../kit/json';
import type { CardKey } from './keys';
import { PEER_ID, type PeerId } from './peerId';
import { parseCode, type TableCode } from './tableCode';

export type TableCard = {
  code: TableCode;
  game: string;
  version: number; // of the protocol between host and guests
  free: number; // seats nobody has taken
  host: PeerId;
};

type ReadCard = { ok: true; card: TableCard } | { ok: false; why: BadCard };
type BadCard = 'gone' | 'not-a-card' | 'other-table' | 'forged';

const LARGEST = 512;

const written = z.lazy(() =>
  z.strictObject({
    code: z.string().transform((text, context) => {
      const code = parseCode(text);
      if (!code) context.addIssue('not a code');
      return (code ?? '') as TableCode;
    }),
    game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
    version: z.int().min(0).max(1_000_000),
    free: z.int().min(0).max(99),
    host: z
      .string()
      .regex(PEER_ID)
      .transform(id => id as PeerId),
    proof: z.string().regex(/^[0-9a-f]{32}$/),
  }),
);

/** An empty retained message: this is how MQTT forgets one, as a last will too. */
export const NO_CARD = new Uint8Array();

export const makeCard = (card: TableCard, key: CardKey): Uint8Array =>
  utf8ToBytes(JSON.stringify({ ...card, proof: proofOf(card, key) }));

/** Without a key the card has to be trusted; the phrase will show whether it was genuine. */
export function parseCard(bytes: Uint8Array, code: TableCode, key: CardKey | undefined): ReadCard {
  if (bytes.length === 0) return bad('gone');
  const parsed =
    bytes.length > LARGEST
      ? undefined
      : written.safeParse(jsonOf(new TextDecoder().decode(bytes))).data;
  if (!parsed) return bad('not-a-card');
  const { proof, ...card } = parsed;
  if (card.code !== code) return bad('other-table');
  return key && proofOf(card, key) !== proof ? bad('forged') : { ok: true, card };
}

function proofOf({ code, game, version, free, host }: TableCard, key: CardKey): string {
  const words = JSON.stringify(['sandtable card 1', code, game, version, free, host]);
  return bytesToHex(hmac(sha256, key, utf8ToBytes(words))).slice(0, 32);
}

const bad = (why: BadCard): ReadCard => ({ ok: false, why });
