import type { Millis } from '@/kit/millis';
import { useTableWords } from '../../tableWords';
import { useTable } from '../useTable';
import { namesIn } from './namesIn';
import { useLasting } from './useLasting';

/** A phone that is loaded again comes back before. */
const GONE_MS: Millis = 3_000;

/** Names everybody whose phone has dropped out of the lobby; null: nobody’s has. */
export function useGone(): string | null {
  const say = useTableWords();
  const { places, own } = useTable();
  const away = places.filter(
    ({ seat, sits, here }) => sits === 'player' && !here && !own.includes(seat),
  );
  const gone = useLasting(
    away.map(({ seat }) => seat),
    GONE_MS,
  );
  const names = away.filter(({ seat }) => gone.includes(seat)).map(({ name }) => name);
  return names.length > 0 ? say('people.gone', { names: namesIn(names, say) }) : null;
}
