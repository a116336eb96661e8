/** Phones that join a table by its invite, one after another, each for the first time. */
import { COLOURS } from '../../../games/time-n-space/rules/components';
import type { Seat } from '../../../kit/seat';
import { makeTableInvite, parseTableInvite } from '../../../link/joining/tableInvite';
import { makeTableKeys } from '../../../link/joining/tableKeys';
import { admitGuests, connectTo } from '../../../link/meet';
import { realTimers } from '../../../link/timers';
import { VERSION } from '../../../protocol/messages';
import { createGuest, type Guest } from '../../../table/guest';
import { createGuestLoop, type GuestLoop } from '../../../table/guestLoop';
import { createHost } from '../../../table/host';
import { createHostLoop, type HostLoop } from '../../../table/hostLoop';
import { fresh, meansOver, now } from './means';
import { GAME } from '../rules/matches';
import { noVault } from './vaults';

/** Joins and returns the milliseconds that took. */
export type Joiner = () => Promise<number>;

const SEAT = COLOURS[0] as Seat;

/** Measures from the invite to the seat. */
export async function ours(broker: string): Promise<Joiner> {
  const host = hostShell();
  const means = meansOver(broker);
  const keys = makeTableKeys(means.random);
  const room = admitGuests(means, {
    keys,
    version: VERSION,
    join: link => host.join(link),
    guessed: () => undefined,
  });
  await room.ready;
  const { pair, secret } = keys;
  const invite = makeTableInvite({
    address: 'http://127.0.0.1',
    table: pair.public,
    secret,
    brokers: [broker],
  });
  return async () => {
    const start = performance.now();
    const phone = await seated(invite);
    const ms = performance.now() - start;
    phone.stop();
    await gone(host);
    return ms;
  };
}

const hostShell = (): HostLoop =>
  createHostLoop(createHost('a table', GAME, COLOURS.length), {
    vault: noVault,
    now,
    fresh,
    after: realTimers.after,
    changed: () => undefined,
    kept: () => undefined,
  });

function seated(invite: string): Promise<GuestLoop> {
  return new Promise(resolve => {
    let asked = false;
    const shell = createGuestLoop(createGuest('Ann', {}), {
      now,
      chance: Math.random,
      after: realTimers.after,
      dial: () => dialled(invite),
      keep: () => Promise.resolve(),
      changed: guest => {
        if (guest.shared && !asked) {
          asked = true;
          shell.wish({ wish: 'sit', seat: SEAT });
        }
        if (isSeated(guest)) resolve(shell);
      },
      answered: () => undefined,
      events: () => undefined,
    });
  });
}

const isSeated = ({ seats }: Guest): boolean => typeof seats[SEAT]?.serial === 'number';

async function dialled(text: string) {
  const read = parseTableInvite(text);
  if (!read.ok) throw new Error(read.why);
  const {
    brokers: [broker = ''],
    table,
    secret,
  } = read.invite;
  const met = await connectTo(meansOver(broker), {
    table,
    secret,
    version: VERSION,
    provesSeat: false,
    epoch: 1,
  });
  if (!met.ok) throw new Error(met.why.code);
  return met.link;
}

/** Frees the seat and waits, so that the next phone finds the same table. */
async function gone(host: HostLoop): Promise<void> {
  while (host.host().channels.size > 0) await new Promise(resolve => setTimeout(resolve, 5));
  host.order({ order: 'free', seat: SEAT });
}
