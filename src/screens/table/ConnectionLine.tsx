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
  freed: 'line.freed',
  'not-your-seat': 'line.unknown',
  'got-up': null,
  'host-is-away': null, // the pause itself says so
};

/** Shows the state of the connection when there is something to say about it. */
export function ConnectionLine() {
  const say = useTableWords();
  const isLinked = useSession(it => it.guest?.linked ?? true);
  const refused = useSession(it => it.guest?.refused?.code);
  if (useKeepingFails()) return <Unkept />;
  const isElsewhere = refused === undefined || UNDO_REFUSED.has(refused);
  const known = isElsewhere ? null : REFUSED[refused];
  if (refused !== undefined && known !== null) {
    const title = known ? say(known) : say('line.refused', { why: refused });
    return <Notice tone="heed" title={title} testID="line-refused" />;
  }
  if (!isLinked)
    return <Notice tone="heed" icon="offline" title={say('line.lost')} testID="line-lost" />;
  return null;
}
