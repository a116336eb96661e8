/** How the pack of a player gets from the host to the other devices, beside everything else. */
import type { Said, SharedPack, Upward } from '../protocol/messages';
import type { TablePack } from '../protocol/tablePack';
import { change, type Draft, tell, withChannel } from './draft';
import { type Channel, type ChannelId, type Host, PACK_PIECE } from './hostState';

/** With another pack, every device begins again. */
export function packChanged(draft: Draft, pack: TablePack | null): Draft {
  if (draft.host.pack?.ref.hash === pack?.ref.hash) return draft;
  const channels = [...draft.host.channels].map(
    ([id, channel]) => [id, { ...channel, ofPack: 0 }] as const,
  );
  return change(draft, { pack, channels: new Map(channels) });
}

/**
 * Notes how much a device has, and sends the next piece. Without enough tokens for that it gets
 * none, and asks again: what a player does must never wait for a pack.
 */
export function packAsked(
  draft: Draft,
  from: ChannelId,
  { hash, from: has }: Said<Upward, 'pack'>,
): Draft {
  const { pack, channels } = draft.host;
  const channel = channels.get(from);
  if (!channel || pack?.ref.hash !== hash) return draft;
  const { length } = pack.text;
  const noted = withChannel(draft, from, { ofPack: Math.min(has, length) });
  const tokens = channel.tokens - PACK_PIECE.tokens;
  if (has >= length || tokens < PACK_PIECE.leaves) return noted;
  const text = pack.text.slice(has, has + PACK_PIECE.most);
  return tell(withChannel(noted, from, { tokens }), from, { say: 'pack', hash, from: has, text });
}

export function packRefused(
  draft: Draft,
  from: ChannelId,
  { hash }: Said<Upward, 'no-pack'>,
): Draft {
  const isIt = draft.host.pack?.ref.hash === hash;
  return isIt ? withChannel(draft, from, { ofPack: 'refused' }) : draft;
}

/** Somebody sits with a device that does not have the pack. */
export const isPackMissing = (host: Host): boolean =>
  lacking(host).some(({ seats }) => seats.length > 0);

/** The host's own device reads the pack from its vault. */
const lacking = ({ pack, channels }: Host): Channel[] =>
  pack === null
    ? []
    : [...channels.values()].filter(
        ({ name, isOwn, ofPack }) => name !== null && !isOwn && ofPack !== pack.text.length,
      );

export function sharedPackOf(host: Host, pack: TablePack): SharedPack {
  const { length: size } = pack.text;
  const lacks = lacking(host).map(({ guest, name, seats, ofPack }) => ({
    guest,
    name: name ?? '',
    seats: [...seats],
    tenths: ofPack === 'refused' ? 0 : Math.floor((10 * ofPack) / size),
    refuses: ofPack === 'refused',
  }));
  return { ...pack.ref, title: { ...pack.title }, size, lacks };
}
