import { manifestFor } from '@/games/games';
import { seatCounts } from '@/games/manifest';
import { Choice } from '@/ui/forms/Choice';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { SeatRow } from './SeatRow';
import type { useTable } from '../useTable';

/** Every seat with its colour, free or taken. */
export function SeatList({ table }: { table: ReturnType<typeof useTable> }) {
  const say = useTableWords();
  const watchers = useSession(it => it.guest?.shared?.watchers ?? 0);
  const isLobby = useSession(it => it.guest?.shared?.phase === 'lobby');
  const others = watchers - 1; // the host's own phone always receives the board
  return (
    <Panel testID="seats">
      <Type as="heading">{say('lobby.seats')}</Type>
      {table.isHost && isLobby && <Size count={table.places.length} />}
      {table.places.map(place => (
        <SeatRow key={place.seat} place={place} table={table} />
      ))}
      <Type as="small" tone="soft">
        {say(table.own.length === 0 ? 'lobby.needSeat' : 'lobby.several')}
      </Type>
      {others > 0 && (
        <Type as="small" tone="soft">
          {say('lobby.watchers', { count: others })}
        </Type>
      )}
    </Panel>
  );
}

const MANY = 4;

function Size({ count }: { count: number }) {
  const say = useTableWords();
  const { evening } = useWorld();
  const manifest = manifestFor(useSession(it => it.guest?.shared?.game));
  const counts = manifest ? seatCounts(manifest) : [];
  if (counts.length < 2) return null;
  return (
    <Choice
      name={say('lobby.people')}
      options={counts.map(value => ({
        value,
        title: say('lobby.seatsOf', { count: value }),
        ...(counts.length > MANY && { short: `${value}` }),
      }))}
      value={count}
      onChange={places => evening.order({ order: 'size', places })}
      testID="places"
    />
  );
}
