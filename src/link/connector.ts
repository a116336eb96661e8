/**
 * Every way to connect this device with others: by a broker, by two QR codes, or inside the device.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { VERSION } from '../protocol/messages';
import type { Link } from '../table/ports';
import { answerDirect, callDirect } from './direct';
import { createBrokerClient, type Will } from './finding/broker';
import { brokerAt, makeInvite, parseInvite, type TableSecret } from './finding/invite';
import type { WaitingGuest } from './finding/arrival';
import {
  makeAnswerText,
  makeOfferText,
  type MisreadPairing,
  readAnswerText,
  readOfferText,
} from './finding/qr/pairing';
import { readInvite } from './finding/readInvite';
import type { RandomBytes, TableCode } from './finding/tableCode';
import { parseCode } from './finding/tableCode';
import { awaitCall, callScreen, isScreenLink } from './finding/screenCall';
import { loopback } from './loopback';
import { type Means, admitGuests, connectTo } from './meet';
import type { LinkAttempt } from './linkAttempt';
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
  serve(code: string): void;
  close(): Promise<void>;
};
type NoServing = 'no-address' | 'not-this-phone' | 'port-taken' | 'cannot-listen';
type Served =
  | { readonly ok: true; readonly serving: Serving }
  | { readonly ok: false; readonly why: NoServing };

type WaysDeps = {
  readonly timers: Timers;
  readonly random: RandomBytes;
  readonly givePeer: GivePeer | undefined;
  readonly iceServers: IceServer[];
  /** Undefined if the app was not opened from a table server and none is set. */
  place(): Promise<Place | undefined>;
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
  readonly again: { readonly code: string; readonly secret: string } | undefined;
  readonly game: string;
  readonly free: number;
  readonly typed?: string | undefined;
  came(link: Link): void;
  knocked(knock: { name: string; phrase: string; letIn(): void; refuse(): void }): void;
  gone(phrase: string): void;
};
type FindWish = {
  readonly where: { readonly invite: string } | { readonly code: string };
  readonly name: string;
  readonly evenIfFull: boolean;
  shown(phrase: string): void;
};

export function createConnector(deps: WaysDeps) {
  const { timers, random, givePeer, iceServers } = deps;

  const meansBy = ([first, ...others]: readonly string[]): Means | undefined =>
    first === undefined
      ? undefined
      : {
          timers,
          random,
          givePeer,
          iceServers,
          reach: (will?: Will) =>
            createBrokerClient({ addresses: [first, ...others], will, timers, random }),
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

  async function open({ again, game, free, typed, came, knocked, gone }: OpenWish) {
    const found = await venue(typed);
    if (!found.ok) return found;
    const { place, inside, serving } = found;
    const means = meansBy(inside);
    if (!means) return { ok: false, why: 'no-server' } as const;
    const waits = (waiting: WaitingGuest) => {
      const { guest, phrase } = waiting;
      knocked({
        name: guest.name,
        phrase,
        letIn: () => (waiting.letIn(), gone(phrase)),
        refuse: () => (waiting.refuse(), gone(phrase)),
      });
      void guest.ended.then(() => gone(phrase));
    };
    const wish = { again: again && keyOf(again), game, version: VERSION, free, waits };
    const room = admitGuests(means, wish, came);
    serving?.serve(room.code);
    const close = async () => {
      await room.close();
      await serving?.close();
    };
    const isReady = await inTime(
      timers,
      room.ready.then(() => true),
    );
    if (!isReady) {
      await close();
      return { ok: false, why: 'no-broker' } as const;
    }
    const { code, secret } = room;
    const { address, brokers } = place;
    const invite = makeInvite({ address, code, secret, brokers });
    const { advertise } = room;
    const own = serving && { hasApp: serving.hasApp };
    const door = { code, secret: bytesToHex(secret), invite, own, advertise, close };
    return { ok: true, door } as const;
  }

  async function find({ where, name, evenIfFull, shown }: FindWish) {
    const target = 'invite' in where ? byInvite(where.invite) : await byCode(where.code);
    if ('why' in target) return { ok: false, why: { code: target.why } } as const;
    const means = meansBy(target.brokers);
    if (!means) return { ok: false, why: { code: 'no-server' } } as const;
    const { code, secret } = target;
    return connectTo(means, { code, secret, version: VERSION, name, evenIfFull }, shown);
  }

  async function byCode(typed: string): Promise<Target> {
    const code = parseCode(typed);
    if (!code) return { why: 'bad-code' };
    const place = await deps.place();
    return place ? { code, secret: undefined, brokers: place.brokers } : { why: 'no-server' };
  }

  function offer() {
    if (!givePeer) return undefined;
    const carried = byHand();
    const opening = callDirect({ ...carried.terms(timers), givePeer, iceServers: [] });
    const text = carried.mine.then(sdp => madeOf(makeOfferText(sdp)));
    let offered = '';
    void text.then(made => (offered = made ?? ''));
    return {
      text,
      link: linkOf(opening),
      giveUp: () => opening.giveUp(),
      heard(answer: string): MisreadPairing | undefined {
        const read = readAnswerText(answer, offered);
        if (!read.ok) return read.why;
        carried.hear({ kind: 'answer', round: 1, sdp: read.description.sdp });
        return undefined;
      },
    };
  }

  function answer(offerText: string) {
    if (!givePeer) return { ok: false, why: 'no-webrtc' } as const;
    const read = readOfferText(offerText);
    if (!read.ok) return { ok: false, why: read.why } as const;
    const carried = byHand();
    const opening = answerDirect({ ...carried.terms(timers), givePeer, iceServers: [] });
    carried.hear({ kind: 'offer', round: 1, sdp: read.description.sdp });
    const text = carried.mine.then(sdp => madeOf(makeAnswerText(sdp, offerText)));
    return { ok: true, text, link: linkOf(opening), giveUp: () => opening.giveUp() } as const;
  }

  /** Waits on a screen without keys. Undefined if no broker is known. */
  async function awaitScreenCall(heard: (invite: string) => void) {
    const place = await deps.place();
    const means = place && meansBy(place.brokers);
    if (!place || !means) return undefined;
    const broker = means.reach();
    const call = awaitCall(broker, place.address, random, heard);
    const stop = () => (call.stop(), void broker.close());
    return { link: call.link, stop };
  }

  /** Runs on the phone that scanned the code of such a screen. */
  async function callTheScreen(link: string, invite: string): Promise<boolean> {
    const read = parseInvite(invite);
    const means = read.ok ? meansBy(read.invite.brokers) : undefined;
    if (!means) return false;
    const broker = means.reach();
    const isHeard = await callScreen(broker, link, invite, { random, timers });
    await broker.close();
    return isHeard;
  }

  return {
    open,
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

type Target =
  | { code: TableCode; secret: TableSecret | undefined; brokers: readonly string[] }
  | { why: 'not-an-invite' | 'no-secret' | 'damaged' | 'bad-code' | 'no-server' };

function byInvite(text: string): Target {
  const read = parseInvite(text);
  return read.ok ? read.invite : { why: read.why };
}

const keyOf = ({ code, secret }: { code: string; secret: string }) => ({
  code: code as TableCode,
  secret: hexToBytes(secret) as TableSecret,
});

/** Undefined if it takes longer than anybody would wait. */
async function inTime<T>(timers: Timers, wanted: Promise<T>): Promise<T | undefined> {
  let stop = () => {};
  const tooLong = new Promise<undefined>(resolve => {
    stop = timers.after(READY_MS, () => resolve(undefined));
  });
  return Promise.race([wanted, tooLong]).finally(() => stop());
}

const linkOf = async ({ opened }: LinkAttempt) => {
  const made = await opened;
  return made.ok ? made : ({ ok: false, why: { code: made.why } } as const);
};

const madeOf = (made: { ok: true; text: string } | { ok: false }): string | undefined =>
  made.ok ? made.text : undefined;

/** Signals that a person carries across: one complete description in each direction. */
function byHand() {
  let hearing: ((signal: Signal) => void) | undefined;
  const early: Signal[] = [];
  let keep: (sdp: string) => void = () => undefined;
  const mine = new Promise<string>(resolve => (keep = resolve));
  const signals: Signals = {
    send: signal => ('sdp' in signal ? keep(signal.sdp) : undefined),
    listen(heard) {
      hearing = heard;
      for (const signal of early.splice(0)) heard(signal);
    },
    close: () => undefined,
  };
  return {
    mine,
    terms: (timers: Timers) => ({ signals, timers, gather: 'complete' as const }),
    hear: (signal: Signal) => (hearing ? hearing(signal) : void early.push(signal)),
  };
}
