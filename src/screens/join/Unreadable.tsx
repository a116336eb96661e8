import { useWorld } from '../world';
import { JoinTrouble, type WaysOut } from './Trouble';
import { TROUBLE_OF } from './troubles';

/** An invalid link: the player's table is not left. */
export function Unreadable({ invite, ...ways }: WaysOut & { invite: string }) {
  const { session } = useWorld();
  const read = session.readInvite(invite);
  return read.ok ? null : <JoinTrouble {...ways} trouble={TROUBLE_OF[read.why]} />;
}
