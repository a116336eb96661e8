import { brokerAt, makeTableInvite } from '@/link/joining/tableInvite';
import { writeWayBack } from '@/protocol/savedSettings';
import type { Phone } from '../drivers/playwright';
import { fillVault } from '../process/leftTable';
import { type Files, KEYS } from './keptTable';

/** A saved table wakes up on the host's phone, and on a TV that showed it before. */
export async function wakeOnTv(tv: Phone, host: Phone, address: string): Promise<void> {
  await host.open(`${address}/table`);
  await tv.open(`${address}/sandtable.json`);
  await fillVault(tv.page, shownBefore(address));
  await tv.open(`${address}/tv`);
}

function shownBefore(address: string): Files {
  const { pair, secret } = KEYS;
  const invite = makeTableInvite({
    address,
    table: pair.public,
    secret,
    brokers: [brokerAt(address)],
  });
  const seat = { kept: 'seat', invite, game: '', name: 'TV', face: '', watches: true, tokens: {} } as const;
  return { 'guest/seat': writeWayBack(seat) };
}
