/** Guests without a seat ask for one, and the host's screen gives them one. */
import type { Said, Upward } from '../protocol/messages';
import { type Draft, holderAt, withChannel } from './draft';
import type { Channel, ChannelId, HostCommand } from './hostState';
import { sees } from './publish';
import { playerSits, seated, vacated } from './seating';

/** It has been welcomed, has no seat, and does not only watch. */
const isStanding = (channel: Channel): boolean => !channel.watches && sees(channel, 'board');

/** A device that has been seated meanwhile asks for nothing more. */
export function seatBegged(
  draft: Draft,
  from: ChannelId,
  { asks, seat }: Said<Upward, 'ask-seat'>,
): Draft {
  const channel = draft.host.channels.get(from);
  if (!channel || !isStanding(channel)) return draft;
  const isSeat = seat !== undefined && holderAt(draft.host, seat) !== undefined;
  return withChannel(draft, from, { asks: !asks ? null : isSeat ? { seat } : {} });
}

type Gift = Extract<HostCommand, { order: 'give' }>;

/**
 * A player loses a seat in this way only to somebody who asks for this very one. A bot plays on until
 * the guest's token is kept, so that a guest that breaks off leaves no seat nobody can take.
 */
export function seatGiven(draft: Draft, { guest, seat }: Gift): Draft {
  const found = [...draft.host.channels].find(([, one]) => one.guest === guest);
  const holder = holderAt(draft.host, seat);
  if (!found || !holder) return draft;
  const [id, to] = found;
  const mayTake = holder.sits !== 'player' || to.asks?.seat === seat;
  if (!isStanding(to) || !mayTake) return draft;
  if (holder.sits === 'bot') return seated(draft, id, seat);
  const freed = vacated(draft, seat, 'sits-elsewhere');
  return seated(playerSits(freed, id, seat), id, seat);
}
