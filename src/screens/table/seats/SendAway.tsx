import type { Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';

type Props = { seat: Seat; name: string; close: () => void };

/** The host's last chance to think again: the player loses the seat at once. */
export function SendAway({ seat, name, close }: Props) {
  const say = useTableWords();
  const { session } = useWorld();
  const sendAway = () => {
    session.sendAway(seat);
    close();
  };
  return (
    <>
      <Type>{say('lobby.sendAwaySure', { name })}</Type>
      <Button
        wide
        kind="danger"
        title={say('lobby.sendAway')}
        onPress={sendAway}
        testID={`send-away-sure-${seat}`}
      />
      <Button wide kind="main" title={say('lobby.keep')} onPress={close} testID="keep" />
    </>
  );
}
