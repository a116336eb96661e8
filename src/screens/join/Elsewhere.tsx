import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useSession } from '../world';

type Props = { onMove: () => void; onStay: () => void };

/** Asks before a link to another table takes the player away from theirs. */
export function Elsewhere({ onMove, onStay }: Props) {
  const say = startWords.useSay();
  const isHost = useSession(it => it.hosting !== null);
  return (
    <Panel testID="elsewhere">
      <Type as="heading">{say('join.elsewhere')}</Type>
      <Type tone="soft">{say(isHost ? 'join.elsewhereHost' : 'join.elsewhereGuest')}</Type>
      <Button wide kind="main" title={say('join.stay')} onPress={onStay} testID="stay" />
      <Button wide title={say('join.move')} onPress={onMove} testID="move" />
    </Panel>
  );
}
