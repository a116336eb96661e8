import { Notice } from '@/ui/Notice';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';
import type { Go } from './addresses';

/** The way back to a seat is damaged, so the player has to join that table again. */
export function LostSeat({ go }: { go: Go }) {
  const say = startWords.useSay();
  const { session } = useWorld();
  if (!useSession(it => it.lostSeat)) return null;
  const join = () => void session.forgetSeat().then(() => go('/join'));
  return (
    <Notice
      tone="stop"
      title={say('lostSeat.what')}
      text={say('lostSeat.todo')}
      action={{ title: say('lostSeat.join'), onPress: join }}
      testID="lost-seat"
    />
  );
}
