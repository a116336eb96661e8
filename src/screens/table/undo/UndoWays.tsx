import { Choice } from '@/ui/forms/Choice';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';

/** Lets the host choose, in the lobby or later, whether acts can be undone. */
export function UndoWays() {
  const say = useTableWords();
  const { session } = useWorld();
  const isHost = useSession(it => it.hosting !== null);
  const way = useSession(it => it.guest?.shared?.undo.way);
  if (!isHost || !way) return null;
  return (
    <Panel testID="undo-ways">
      <Type as="heading">{say('undo.ways')}</Type>
      <Choice
        name={say('undo.ways')}
        options={WAYS.map(value => ({ value, title: say(`undo.${value}`) }))}
        value={way}
        onChange={chosen => session.order({ order: 'undo', way: chosen })}
        testID="undo-way"
      />
      <Type as="small" tone="soft">
        {say(`undo.${way}Text`)}
      </Type>
    </Panel>
  );
}

const WAYS = ['asked', 'free', 'off'] as const;
