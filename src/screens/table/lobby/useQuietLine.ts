import { mayHaveBots } from '@/games/games';
import type { TypeTone } from '@/ui/Type';
import { useSetting } from '../../settings/useSetting';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';
import { useGone } from '../people/useGone';
import { useWhoStarts } from '../useHostName';
import type { useTable } from '../useTable';

export type Line = { readonly text: string; readonly tone: TypeTone; readonly testID: string };
type Table = ReturnType<typeof useTable>;

/** The message while nothing happens: it says what everybody waits for. */
export function useQuietLine({ places, own, isHost }: Table, showsCode: boolean): Line {
  const say = useTableWords();
  const [knowsAbsence] = useSetting('knowsAbsence');
  const isAlone = useSession(it => it.hosting?.door.is === 'none');
  const hasBots = mayHaveBots(useSession(it => it.guest?.shared?.game));
  const free = places.filter(({ sits }) => sits === 'nobody').length;
  const gone = useGone();
  const whoStarts = useWhoStarts(free === 0);
  if (gone !== null) return { text: gone, tone: 'heed', testID: 'lobby-gone' };
  if (!isHost) return waiting(own.length > 0 || free > 0 ? whoStarts : say('lobby.full'));
  if (showsCode) return { text: say('lobby.scanHow'), tone: 'sand', testID: 'lobby-scan' };
  if (!isAlone && !knowsAbsence)
    return { text: say('host.keepOpen'), tone: 'soft', testID: 'keep-open' };
  if (free === 0) return { text: say('lobby.allHere'), tone: 'go', testID: 'lobby-all' };
  return waiting(hasBots ? say('lobby.botsFill', { count: free }) : '');
}

const waiting = (text: string): Line => ({ text, tone: 'soft', testID: 'waiting' });
