import { Notice } from '@/ui/Notice';
import { type TableWord, useTableWords } from '../tableWords';
import { Unkept } from '../Unkept';
import { useSession, useKeepingFails } from '../world';
import { UNDO_REFUSED } from './undo/undoRefused';

/** Null: this line does not show the refusal. */
const REFUSED: Readonly<Record<string, TableWord | null>> = {
  'seat-taken': 'line.seatTaken',
  'table-is-full': 'line.full',
  'too-many-watch': 'line.full',
  'other-version': 'line.otherVersion',
  'other-packs': 'line.otherPacks',
  'table-closed': 'line.closed',
  'sits-elsewhere': 'line.taken',
  'no-such-seat': 'line.freed',
  'bot-plays-on': 'line.freed',
  freed: 'line.sentAway',
  'not-let-in': 'line.sentAway',
  'all-seats-taken': null, // the choice of somebody without a seat says so
  'not-your-seat': 'line.unknown',
  'got-up': null,
  'host-is-away': null, // the pause itself says so
};

/** What the host has refused, in a sentence; null where something else shows it. */
export function useRefusal(): string | null {
  const say = useTableWords();
  const refused = useSession(it => it.guest?.refused?.code);
  if (refused === undefined || UNDO_REFUSED.has(refused)) return null;
  const known = REFUSED[refused];
  if (known === null) return null;
  return known ? say(known) : say('line.refused', { why: refused });
}

/** Shows the state of the connection when there is something to say about it. */
export function ConnectionLine() {
  const say = useTableWords();
  const isLinked = useSession(it => it.guest?.linked ?? true);
  const refusal = useRefusal();
  if (useKeepingFails()) return <Unkept />;
  if (refusal !== null) return <Notice tone="heed" title={refusal} testID="line-refused" />;
  if (!isLinked)
    return <Notice tone="heed" icon="offline" title={say('line.lost')} testID="line-lost" />;
  return null;
}
