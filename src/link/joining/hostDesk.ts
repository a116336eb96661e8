/**
 * The host's desk: who calls the table, who has arrived, and what they send. Strangers, guests who
 * were sent away and replayed calls can neither get in nor keep others out.
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import type { Millis } from '../../kit/millis';
import { createRateLimit } from '../../kit/rateLimit';
import { answerCall, hearCall, type KeyPair } from '../crypto/noise';
import type { PeerId } from '../finding/peerId';
import {
  decodeCall,
  decodeFrame,
  decodeGuestCall,
  encodeCallAnswer,
  encodeHostAnswer,
  encodeOtherVersion,
  type GuestCall,
  handshakeTerms,
  isFromInvited,
} from './joinMessages';
import { createSessionFrames, type SessionFrames } from './sessionFrames';
import { secretNumbered, type AnsweringKeys } from './tableKeys';
import type { NumberedSecret } from './tableInvite';

/** A guest whose first frame has come: the call alone may be a replay. */
export type Arrived = {
  readonly guest: PeerId;
  readonly call: GuestCall;
  /** Such a guest has to prove a seat, because somebody was sent away since. */
  readonly hasEarlierSecret: boolean;
  readonly frames: SessionFrames;
};

type DeskNews =
  | { readonly is: 'reply'; readonly to: PeerId; readonly bytes: Uint8Array }
  | { readonly is: 'arrived'; readonly arrived: Arrived; readonly plain: Uint8Array }
  | { readonly is: 'frame'; readonly from: PeerId; readonly plain: Uint8Array };

interface HostDesk {
  hear(bytes: Uint8Array): DeskNews | undefined;
  /** Nothing more is heard of this guest, nor of a replayed call of theirs while it is remembered. */
  end(guest: PeerId): void;
}

type DeskDeps = {
  readonly version: number;
  keys(): AnsweringKeys;
  now(): Millis;
  /** A fresh key pair. Keeping one in reserve would save an eighth of the time of an answer. */
  ephemeral(): KeyPair;
  readonly direct: boolean;
  /** What both sides know of their channel, if it is not a broker. */
  readonly bound?: Uint8Array;
};

type Caller = Arrived & {
  readonly message: Uint8Array;
  readonly reply: Uint8Array;
  readonly since: Millis;
};

/** How many calls may wait for their first frame, and for how long. */
export const MOST_SILENT = 64;
const MOST_SILENT_EARLIER = 4;
export const SILENT_MS: Millis = 15_000;
const CALLS = { perSecond: 16, atOnce: 16 };
const EARLIER_CALLS = { perSecond: MOST_SILENT_EARLIER, atOnce: MOST_SILENT_EARLIER };

export function createHostDesk({
  version,
  keys,
  now,
  ephemeral,
  direct,
  bound,
}: DeskDeps): HostDesk {
  const silent = new Map<PeerId, Caller>(); // the oldest first
  const arrived = new Map<PeerId, Caller>();
  const mayCall = createRateLimit(CALLS, now);
  const mayCallEarlier = createRateLimit(EARLIER_CALLS, now);

  function hearMessage(bytes: Uint8Array): DeskNews | undefined {
    const call = decodeCall(bytes);
    if (!call) return undefined;
    const known = arrived.get(call.guest) ?? silent.get(call.guest);
    if (known)
      return equalBytes(known.message, bytes) ? replyTo(call.guest, known.reply) : undefined;
    const secret = secretNumbered(keys(), call.n);
    if (!secret || !isFromInvited(secret, bytes) || !hasPlace(secret)) return undefined;
    if (call.version !== version)
      return replyTo(call.guest, encodeOtherVersion({ secret, version, guest: call.guest }));
    const caller = answered(call, secret, bytes);
    if (!caller) return undefined;
    silent.set(call.guest, caller);
    return replyTo(call.guest, caller.reply);
  }

  /** With the present secret, the oldest silent caller gives way. */
  function hasPlace(secret: NumberedSecret): boolean {
    forgetSilent();
    if (!isEarlier(secret)) {
      if (!mayCall()) return false;
      const [oldest] = silent.keys();
      if (silent.size >= MOST_SILENT && oldest !== undefined) silent.delete(oldest);
      return true;
    }
    const others = [...silent.values()].filter(it => it.hasEarlierSecret);
    return others.length < MOST_SILENT_EARLIER && mayCallEarlier();
  }

  function forgetSilent() {
    const oldest = now() - SILENT_MS;
    for (const [guest, { since }] of silent) if (since <= oldest) silent.delete(guest);
  }

  function answered(
    { guest, noise }: { guest: PeerId; noise: Uint8Array },
    secret: NumberedSecret,
    message: Uint8Array,
  ): Caller | undefined {
    const { pair, epoch } = keys();
    const terms = handshakeTerms({ table: pair.public, secret, version, guest, bound });
    const heard = hearCall({ ...terms, table: pair }, noise);
    const call = heard && decodeGuestCall(heard.payload);
    if (!call) return undefined;
    const hasEarlierSecret = isEarlier(secret);
    const verdict = hasEarlierSecret ? 'prove-a-seat' : 'come-in';
    const payload = encodeHostAnswer({ epoch, direct, verdict });
    const answer = answerCall(heard, ephemeral(), payload);
    if (!answer) return undefined;
    const frames = createSessionFrames(guest, answer.session);
    const reply = encodeCallAnswer(answer.message);
    return { guest, call, hasEarlierSecret, frames, message, reply, since: now() };
  }

  const isEarlier = ({ n }: NumberedSecret): boolean => n !== keys().secret.n;

  function hearFrame(bytes: Uint8Array): DeskNews | undefined {
    const from = decodeFrame(bytes)?.guest;
    if (from === undefined) return undefined;
    forgetSilent();
    const caller = arrived.get(from) ?? silent.get(from);
    const plain = caller?.frames.open(bytes);
    if (!caller || !plain) return undefined;
    if (arrived.has(from)) return { is: 'frame', from, plain };
    silent.delete(from);
    arrived.set(from, caller);
    return { is: 'arrived', arrived: caller, plain };
  }

  return {
    hear: bytes => hearMessage(bytes) ?? hearFrame(bytes),
    end(guest) {
      silent.delete(guest);
      arrived.delete(guest);
    },
  };
}

const replyTo = (to: PeerId, bytes: Uint8Array): DeskNews => ({ is: 'reply', to, bytes });
