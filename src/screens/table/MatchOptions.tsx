import { titleOf } from '@/games/games';
import { Panel } from '@/ui/Panel';
import { Fetching } from '@/ui/fetching/Fetching';
import { Type } from '@/ui/Type';
import { useComfort } from '@/ui/comfort';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import type { useTable } from './useTable';

/** The game's options. The host chooses; the others see the choice. */
export function MatchOptions({ table }: { table: ReturnType<typeof useTable> }) {
  const say = useTableWords();
  const { language } = useComfort();
  const { session } = useWorld();
  const options = useSession(it => it.guest?.shared?.options);
  const { board, places, isHost } = table;
  if (!board) return <Fetching />;
  const { Options } = board;
  return (
    <Panel testID="options">
      <Type as="heading">{titleOf(board.game.id, language)}</Type>
      <Type as="small" tone="soft">
        {say('lobby.options')}
      </Type>
      <Options
        options={options}
        places={places}
        fixed={!isHost}
        change={chosen => session.order({ order: 'options', options: chosen })}
      />
    </Panel>
  );
}
