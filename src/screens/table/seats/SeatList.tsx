import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';
import { SeatRow } from './SeatRow';
import type { useTable } from '../useTable';

/** During a match: every seat with its colour, free or taken. */
export function SeatList({ table }: { table: ReturnType<typeof useTable> }) {
  const say = useTableWords();
  const watchers = useSession(it => it.guest?.shared?.watchers ?? 0);
  const others = watchers - 1; // the host's own phone always receives the board
  return (
    <Panel testID="seats">
      <Type as="heading">{say('lobby.seats')}</Type>
      {table.places.map(place => (
        <SeatRow key={place.seat} place={place} table={table} />
      ))}
      {others > 0 && (
        <Type as="small" tone="soft">
          {say('lobby.watchers', { count: others })}
        </Type>
      )}
    </Panel>
  );
}
