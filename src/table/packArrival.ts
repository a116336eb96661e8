/** A guest fetches the pack of another player, piece by piece, and on a new channel from there on. */
import type { Downward, Said } from '../protocol/messages';
import { hashOfPack } from '../protocol/tablePack';
import { type Guest, type GuestEffect, type GuestStep, type GuestCommand, say } from './guestState';

type PackWish = Extract<GuestCommand, { wish: 'pack' }>;

/** The vault may answer about a pack that the host has replaced by then, which changes nothing. */
export function packWished(guest: Guest, { hash, is }: PackWish): GuestStep {
  const offered = guest.shared?.pack;
  if (offered && offered.hash !== hash) return [guest, []];
  const isSame = guest.pack?.hash === hash && guest.pack.is === 'fetched';
  const packText = isSame && is === 'fetched' ? guest.packText : '';
  const next: Guest = { ...guest, pack: { hash, is }, packText };
  return [next, guest.linked ? packAnswer(next) : []];
}

/** Repeated until everybody sees it: what this device has of the pack, or that it wants none. */
export function packAnswer({ pack, packText, shared, self, table }: Guest): GuestEffect[] {
  const offered = shared?.pack;
  if (!pack || table === null || offered?.hash !== pack.hash) return [];
  const { hash, size, lacks } = offered;
  const own = lacks.find(({ guest }) => guest === self);
  switch (pack.is) {
    case 'fetched':
      return [say({ say: 'pack', hash, from: packText.length })];
    case 'held':
      return own ? [say({ say: 'pack', hash, from: size })] : [];
    case 'arrived':
      return [];
    case 'refused':
    case 'damaged':
      return own && !own.refuses ? [say({ say: 'no-pack', hash })] : [];
  }
}

export function packReceived(guest: Guest, piece: Said<Downward, 'pack'>): GuestStep {
  const { pack, packText: before, shared } = guest;
  const offered = shared?.pack;
  const isAwaited = pack?.is === 'fetched' && pack.hash === piece.hash;
  const isNext = isAwaited && offered?.hash === piece.hash && piece.from === before.length;
  if (!isNext || piece.text === '') return [guest, []];
  const { size } = offered;
  const packText = before + piece.text;
  const { hash } = pack;
  if (packText.length < size) {
    const more: Guest = { ...guest, packText };
    return [more, packAnswer(more)];
  }
  // A text that is not the promised one is not asked for again.
  if (packText.length > size || hashOfPack(packText) !== hash)
    return packWished(guest, { wish: 'pack', hash, is: 'damaged' });
  const whole: Guest = { ...guest, pack: { hash, is: 'arrived' }, packText: '' };
  return [whole, [{ do: 'pack', hash, text: packText }]];
}
