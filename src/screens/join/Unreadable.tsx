import { useWorld } from '../world';
import { JoinTrouble, type WaysOut } from './Trouble';

/** An invalid link: the player's table is not left. */
export function Unreadable({ invite, ...ways }: WaysOut & { invite: string }) {
  const { evening } = useWorld();
  const read = evening.readInvite(invite);
  return read.ok ? null : <JoinTrouble {...ways} code={read.why} />;
}
