import { manifestFor } from '@/games/games';
import { seatCounts } from '@/games/manifest';
import { Choice } from '@/ui/forms/Choice';
import { Panel } from '@/ui/Panel';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { MatchOptions } from '../MatchOptions';
import { PackChoice } from '../packs/PackChoice';
import { Bots } from '../seats/Bots';
import { UndoWays } from '../undo/UndoWays';
import type { useTable } from '../useTable';

type Props = { open: boolean; close: () => void; table: ReturnType<typeof useTable> };

/** Everything about the match that rarely changes. Guests can read it. */
export function OptionsSheet({ open, close, table }: Props) {
  const say = useTableWords();
  return (
    <Sheet title={say('lobby.optionsShort')} open={open} onClose={close} testID="options-sheet">
      {table.isHost && <Players count={table.places.length} />}
      <MatchOptions table={table} />
      <PackChoice isHost={table.isHost} />
      <Bots table={table} />
      <UndoWays />
    </Sheet>
  );
}

/** With more choices than this, each shows its number alone. */
const MANY = 4;

function Players({ count }: { count: number }) {
  const say = useTableWords();
  const { session } = useWorld();
  const manifest = manifestFor(useSession(it => it.guest?.shared?.game));
  const counts = manifest ? seatCounts(manifest) : [];
  if (counts.length < 2) return null;
  return (
    <Panel>
      <Type as="heading">{say('lobby.seats')}</Type>
      <Choice
        name={say('lobby.people')}
        options={counts.map(value => ({
          value,
          title: say('lobby.seatsOf', { count: value }),
          ...(counts.length > MANY && { short: `${value}` }),
        }))}
        value={count}
        onChange={places => session.order({ order: 'size', places })}
        testID="places"
      />
    </Panel>
  );
}
