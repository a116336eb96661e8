/** A host in the middle of a step: its next state, and the effects so far. */
import { ownOf, type Seat } from '../kit/seat';
import { type Downward, type Said, encode } from '../protocol/messages';
import type { Channel, ChannelId, Effect, Holder, Host } from './hostState';
import type { AnyEvents } from './match';

export type Draft = {
  readonly host: Host;
  readonly effects: readonly Effect[];
  /** Sent after all views, so that nobody's view waits for an answer to one guest. */
  readonly answers?: readonly Effect[];
  readonly events: AnyEvents;
};

type Ruling = Omit<Said<Downward, 'answer'>, 'say'>;

export const change = (draft: Draft, part: Partial<Host>): Draft => ({
  ...draft,
  host: { ...draft.host, ...part },
});

export const tell = (draft: Draft, to: ChannelId, message: Downward): Draft => ({
  ...draft,
  effects: [...draft.effects, { do: 'send', to, text: encode(message) }],
});

export function answerProposal(draft: Draft, to: ChannelId, ruling: Ruling): Draft {
  const text = encode({ say: 'answer', ...ruling });
  return { ...draft, answers: [...(draft.answers ?? []), { do: 'send', to, text }] };
}

export function withChannel(draft: Draft, id: ChannelId, part: Partial<Channel>): Draft {
  const channel = draft.host.channels.get(id);
  if (!channel) return draft;
  return change(draft, { channels: new Map(draft.host.channels).set(id, { ...channel, ...part }) });
}

export function withHolder(draft: Draft, seat: Seat, part: Partial<Holder>): Draft {
  const { holders } = draft.host;
  return change(draft, {
    holders: { ...holders, [seat]: { ...holderOf(draft.host, seat), ...part } },
  });
}

export function holderOf(host: Host, seat: Seat): Holder {
  const holder = ownOf(host.holders, seat);
  if (!holder) throw new Error(`there is no place ${seat}`);
  return holder;
}

export const holderAt = ({ holders }: Host, seat: Seat): Holder | undefined => ownOf(holders, seat);

/** The host ends a channel; its seats stay reserved for whoever can prove them. */
export function hangUp(draft: Draft, id: ChannelId): Draft {
  if (!draft.host.channels.has(id)) return draft;
  const closed: Effect = { do: 'close', channel: id };
  return forget({ ...draft, effects: [...draft.effects, closed] }, id);
}

export function forget(draft: Draft, id: ChannelId): Draft {
  if (!draft.host.channels.has(id)) return draft;
  const channels = new Map(draft.host.channels);
  channels.delete(id);
  return change(draft, { channels });
}

/** The channel of the device that holds the seat. */
export const channelOf = ({ channels }: Host, seat: Seat): ChannelId | undefined =>
  [...channels].find(([, { seats }]) => seats.includes(seat))?.[0];
