import { mayHaveBots } from '@/games/games';
import type { Seat } from '@/kit/seat';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { BotLevels } from '../seats/BotLevels';
import type { useTable } from '../useTable';

type Props = { seat: Seat; table: ReturnType<typeof useTable>; close: () => void };

/** Lets the host give a seat to the computer, or another level to the one that sits there. */
export function BotHere({ seat, table, close }: Props) {
  const say = useTableWords();
  const { session } = useWorld();
  const mayHave = mayHaveBots(useSession(it => it.guest?.shared?.game));
  if (!mayHave) return null;
  return (
    <>
      <Type as="heading">{say('lobby.botHere')}</Type>
      <BotLevels
        level={table.levels[seat]}
        warning={undefined}
        onChoose={level => {
          session.order({ order: 'bot', seat, level });
          close();
        }}
        testID={`level-${seat}`}
      />
    </>
  );
}
