/**
 * Every way to connect this device with others: by a broker, by two QR codes, or inside the device.
 */
import type { Millis } from '../kit/millis';
import { VERSION } from '../protocol/messages';
import type { Link } from '../table/ports';
import { answerDirect, callDirect } from './direct';
import { createBrokerClient } from './finding/broker';
import { deferred } from './finding/deferred';
import { createEarlyQueue } from './finding/earlyQueue';
import {
  makeAnswerText,
  makeOfferText,
  type MisreadPairing,
  readAnswerText,
  readOfferText,
} from './finding/qr/pairing';
import type { RandomBytes } from './finding/randomBytes';
import { whyUnreached } from './finding/whyUnreached';
import { answerPaired, callPaired } from './joining/pairedLink';
import { awaitCall, callScreen } from './joining/screenCall';
import { isScreenLink } from './joining/screenLink';
import { brokerAt, makeTableInvite, parseTableInvite, readInvite } from './joining/tableInvite';
import {
  makeTableKeys,
  readTableKeys,
  tableIdOf,
  type TableKeys,
  withNextSecret,
  writeTableKeys,
} from './joining/tableKeys';
import { loopback } from './loopback';
import { admitGuests, connectTo, linkByCode, type Means } from './meet';
import type { LinkAttempt, NoLink } from './linkAttempt';
import type { GivePeer, IceServer } from './peer';
import type { Signal, Signals } from './signals';
import type { Timers } from './timers';

/** The place where tables meet and from which the app can be fetched. */
type Place = { readonly address: string; readonly brokers: readonly string[] };

/** This device as the meeting place of its own table. */
type Serving = {
  readonly address: string;
  /** The address at which the device reaches its own broker. */
  readonly inside: string;
  readonly hasApp: boolean;
  /** Carries what belongs to this table, by its name on the broker. */
  serve(table: string): void;
  close(): Promise<void>;
};
type NoServing = 'no-address' | 'not-this-phone' | 'port-taken' | 'cannot-listen';
type Served =
  | { readonly ok: true; readonly serving: Serving }
  | { readonly ok: false; readonly why: NoServing };

type WaysDeps = {
  readonly timers: Timers;
  readonly random: RandomBytes;
  now(): Millis;
  readonly givePeer: GivePeer | undefined;
  readonly iceServers: IceServer[];
  /** Undefined if the app was not opened from a table server and none is set. */
  place(): Promise<Place | undefined>;
  /** There is such a server, whether or not it answers now. */
  hasPlace(): boolean;
  /** This device's addresses in its networks. Undefined where a page may not see them. */
  ownAddresses?(): Promise<readonly string[]>;
  /**
   * Makes this device the meeting place when there is none. `typed` is its address as the player
   * typed it.
   */
  serve?(typed: string | undefined): Promise<Served> | undefined;
};

/**
 * After this time a screen should report that the broker is away; connecting goes on regardless.
 */
const READY_MS = 12_000;

type OpenWish = {
  readonly again: { readonly keys: string } | undefined;
  readonly typed?: string | undefined;
  came(link: Link): void;
  /** Whether somebody may come by the code now. */
  takesCode(): boolean;
  /** Somebody typed a wrong code: so many guesses are left. */
  guessed(left: number, keys: string): void;
};
type FindWish = {
  readonly where: { readonly invite: string } | { readonly code: string };
  /** This phone has a token of a seat at that table. */
  readonly provesSeat: boolean;
  readonly epochAt: EpochAt;
};
type OfferWish = Pick<OpenWish, 'again'>;

/** The highest epoch this phone has met at a table, by the id of the table. */
type EpochAt = (table: string) => Promise<number>;

export function createConnector(deps: WaysDeps) {
  const { timers, random, now, givePeer, iceServers } = deps;

  const meansBy = ([first, ...others]: readonly string[]): Means | undefined =>
    first === undefined
      ? undefined
      : {
          timers,
          random,
          now,
          givePeer,
          iceServers,
          reach: () => createBrokerClient({ addresses: [first, ...others], timers, random }),
        };

  /** A table server if there is one; otherwise this device, if it can serve. */
  async function venue(typed: string | undefined) {
    const place = await deps.place();
    if (place) return { ok: true, place, inside: place.brokers, serving: undefined } as const;
    const served = await deps.serve?.(typed);
    if (!served) return { ok: false, why: 'no-server' } as const;
    if (!served.ok) return served;
    const { address, inside } = served.serving;
    const own = { address, brokers: [brokerAt(address)] };
    return { ok: true, place: own, inside: [inside], serving: served.serving } as const;
  }

  async function open({ again, typed, came, takesCode, guessed }: OpenWish) {
    const found = await venue(typed);
    if (!found.ok) return found;
    const { place, inside, serving } = found;
    const means = meansBy(inside);
    if (!means) return { ok: false, why: 'no-server' } as const;
    const keys = (again && readTableKeys(again.keys)) ?? makeTableKeys(random);
    const wish = { keys, version: VERSION };
    serving?.serve(tableIdOf(keys.pair.public));
    const judged = (now: TableKeys) => guessed(now.guessesLeft, writeTableKeys(now));
    const table = admitGuests(means, { ...wish, join: came, guessed: judged });
    const { address, brokers } = place;
    const inviteOf = ({ pair, secret }: TableKeys) =>
      makeTableInvite({ address, table: pair.public, secret, brokers });
    const shown = { gives: () => inviteOf(table.keys()), isOpen: takesCode };
    const close = async () => {
      await table.close();
      await serving?.close();
    };
    const isOpen = await inTime(
      timers,
      table.ready.then(() => true),
    );
    if (!isOpen) {
      await close();
      return { ok: false, why: 'no-broker' } as const;
    }
    const code = await table.showCode(shown);
    if (keys.guessesLeft === 0) judged(keys);
    const own = serving && { hasApp: serving.hasApp };
    const { grantGuess } = table;
    const kept = (now: TableKeys) => ({ keys: writeTableKeys(now), invite: inviteOf(now) });
    const door = {
      ...kept(keys),
      code,
      own,
      grantGuess,
      nextCode: () => table.showCode(shown),
      nextSecret: () => kept(table.changeSecret()),
      close,
    };
    return { ok: true, door } as const;
  }

  async function find({ where, epochAt, ...wish }: FindWish) {
    const target = 'invite' in where ? where : await byCode(where.code);
    if ('why' in target) return { ok: false, why: { code: target.why } } as const;
    const read = parseTableInvite(target.invite);
    if (!read.ok) return { ok: false, why: { code: read.why } } as const;
    const { table, secret, brokers } = read.invite;
    const means = meansBy(brokers);
    if (!means) return { ok: false, why: { code: 'no-server' } } as const;
    const id = tableIdOf(table);
    const epoch = await epochAt(id);
    const found = await connectTo(means, { ...wish, table, secret, epoch, version: VERSION });
    if (!found.ok)
      return { ok: false, why: { code: await explained(found.why.code, brokers) } } as const;
    return { ...found, invite: target.invite, met: { table: id, epoch: found.epoch } };
  }

  async function byCode(typed: string) {
    const place = await deps.place();
    const means = place && meansBy(place.brokers);
    if (!place || !means) return { why: deps.hasPlace() ? 'no-broker' : 'no-server' } as const;
    const given = await linkByCode(means, typed, { kind: 'table', version: VERSION });
    if (given.ok) return { invite: given.text };
    return { why: await explained(NO_CODE[given.why], place.brokers) };
  }

  /** Says more about a broker that cannot be reached, if this device sees its own addresses. */
  async function explained<Why extends string>(why: Why, brokers: readonly string[]) {
    const own = why === 'no-broker' && (await deps.ownAddresses?.());
    return own ? whyUnreached(own, brokers) : why;
  }

  function offer({ again }: OfferWish) {
    if (!givePeer) return undefined;
    const keys = (again && readTableKeys(again.keys)) ?? makeTableKeys(random);
    const invited = { table: keys.pair.public, secret: keys.secret };
    const carried = byHand();
    const opening = callDirect({ ...carried.terms(timers), givePeer, iceServers: [] });
    const text = carried.mine.then(sdp => madeOf(makeOfferText(sdp, invited)));
    let offered = '';
    const prove = async (link: Link) => {
      const descriptions = { offer: await carried.mine, answer: await carried.theirs };
      return answerPaired(deps, link, { keys, version: VERSION, descriptions });
    };
    void text.then(made => (offered = made ?? ''));
    return {
      keys: writeTableKeys(keys),
      text,
      link: linkOf(opening, prove),
      giveUp: () => opening.giveUp(),
      heard(answer: string): MisreadPairing | undefined {
        const read = readAnswerText(answer, offered);
        if (!read.ok) return read.why;
        carried.hear({ kind: 'answer', round: 1, sdp: read.description.sdp });
        return undefined;
      },
    };
  }

  function answer(offerText: string, epochAt: EpochAt) {
    if (!givePeer) return { ok: false, why: 'no-webrtc' } as const;
    const read = readOfferText(offerText);
    if (!read.ok) return { ok: false, why: read.why } as const;
    const carried = byHand();
    const opening = answerDirect({ ...carried.terms(timers), givePeer, iceServers: [] });
    const { sdp: theirs, keys } = read.description;
    carried.hear({ kind: 'offer', round: 1, sdp: theirs });
    const table = tableIdOf(keys.table);
    const prove = async (link: Link) => {
      const [epoch, mine] = [await epochAt(table), await carried.mine];
      const descriptions = { offer: theirs, answer: mine };
      const proven = await callPaired(deps, link, {
        ...keys,
        version: VERSION,
        epoch,
        descriptions,
      });
      return proven.ok ? { ...proven, met: { table, epoch: proven.answer.epoch } } : proven;
    };
    const text = carried.mine.then(sdp => madeOf(makeAnswerText(sdp, offerText)));
    return {
      ok: true,
      text,
      link: linkOf(opening, prove),
      giveUp: () => opening.giveUp(),
    } as const;
  }

  /** Waits on a screen. Undefined if no broker is known. */
  async function awaitScreenCall(heard: (invite: string) => void) {
    const place = await deps.place();
    const means = place && meansBy(place.brokers);
    if (!place || !means) return undefined;
    const broker = means.reach();
    const call = awaitCall(means, broker, { address: place.address, version: VERSION, heard });
    const stop = () => (call.stop(), void broker.close());
    return { ...call, stop };
  }

  /** `shown` is what such a screen shows: the link that was scanned, or the code that was typed. */
  async function callTheScreen(shown: string, invite: string): Promise<boolean> {
    const read = parseTableInvite(invite);
    const means = read.ok ? meansBy(read.invite.brokers) : undefined;
    if (!means) return false;
    const byCode = { kind: 'screen', version: VERSION } as const;
    const given = isScreenLink(shown) ? undefined : await linkByCode(means, shown, byCode);
    const link = given?.ok ? given.text : shown;
    const broker = means.reach();
    const isHeard = await callScreen(means, broker, { link, invite, version: VERSION });
    await broker.close();
    return isHeard;
  }

  /** Text that is no keys stays as it is: such a table has nobody who could come back. */
  async function nextSecret(text: string): Promise<string> {
    const keys = readTableKeys(text);
    return keys ? writeTableKeys(withNextSecret(keys, random)) : text;
  }

  return {
    open,
    nextSecret,
    find,
    inside: loopback,
    offer,
    answer,
    awaitCall: awaitScreenCall,
    callScreen: callTheScreen,
    isScreenLink,
    readInvite,
  };
}

/** In the words of those who look for a table. */
const NO_CODE = {
  'bad-code': 'bad-code',
  wrong: 'wrong-code',
  'used-up': 'guesses-used-up',
  'other-version': 'other-version',
  'somebody-else': 'somebody-else',
  'no-answer': 'no-such-code',
  'no-broker': 'no-broker',
} as const;

/** Undefined if it takes longer than anybody would wait. */
async function inTime<T>(timers: Timers, wanted: Promise<T>): Promise<T | undefined> {
  let stop = () => {};
  const tooLong = new Promise<undefined>(resolve => {
    stop = timers.after(READY_MS, () => resolve(undefined));
  });
  return Promise.race([wanted, tooLong]).finally(() => stop());
}

/** The link, once the phones have shown each other whose table it is. */
async function linkOf<Proven extends { readonly ok: true }>(
  { opened }: LinkAttempt,
  prove: (link: Link) => Promise<Proven | { readonly ok: false; readonly why: NoLink }>,
) {
  const made = await opened;
  const proven = made.ok ? await prove(made.link) : made;
  return proven.ok ? proven : ({ ok: false, why: { code: proven.why } } as const);
}

const madeOf = (made: { ok: true; text: string } | { ok: false }): string | undefined =>
  made.ok ? made.text : undefined;

/** Signals that a person carries across: one complete description in each direction. */
function byHand() {
  const fromOther = createEarlyQueue<Signal>();
  const [mine, theirs] = [deferred<string>(), deferred<string>()];
  const signals: Signals = {
    send: signal => ('sdp' in signal ? mine.resolve(signal.sdp) : undefined),
    listen: heard => fromOther.listen(heard),
    close: () => fromOther.close(),
  };
  return {
    mine: mine.promise,
    theirs: theirs.promise,
    terms: (timers: Timers) => ({ signals, timers, gather: 'complete' as const }),
    hear(signal: Extract<Signal, { sdp: string }>) {
      theirs.resolve(signal.sdp);
      fromOther.put(signal);
    },
  };
}
