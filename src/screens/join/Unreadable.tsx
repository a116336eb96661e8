import { useWorld } from '../world';
import { JoinTrouble, type WaysOut } from './Trouble';

/** A link that leads to no table: nothing is left for it, and nobody is asked for a name. */
export function Unreadable({ invite, ...ways }: WaysOut & { invite: string }) {
  const { evening } = useWorld();
  const read = evening.readInvite(invite);
  return read.ok ? null : <JoinTrouble {...ways} code={read.why} />;
}
