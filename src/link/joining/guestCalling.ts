/** A guest calls a table: the message it repeats, and the answers it believes. */
import { callTable, hearAnswer, type KeyPair } from '../crypto/noise';
import { makePeerId, type PeerId } from '../finding/peerId';
import type { RandomBytes } from '../finding/randomBytes';
import {
  type CallTerms,
  decodeCallAnswer,
  decodeHostAnswer,
  decodeOtherVersion,
  encodeCall,
  encodeGuestCall,
  type GuestCall,
  handshakeTerms,
  type HostAnswer,
} from './joinMessages';
import { createSessionFrames, type SessionFrames } from './sessionFrames';
import type { TableInvite } from './tableInvite';

type CallWish = Pick<TableInvite, 'table' | 'secret'> & {
  readonly version: number;
  readonly call: GuestCall;
  /** The highest epoch this phone has met at this table. */
  readonly epoch: number;
  readonly ephemeral: KeyPair;
  readonly bound?: Uint8Array | undefined;
};

export type HeardAnswer =
  | { readonly is: 'answer'; readonly answer: HostAnswer; readonly frames: SessionFrames }
  /** To be believed only where no answer comes: any guest could have written it. */
  | { readonly is: 'other-version'; readonly theirs: number }
  /** From the table, but by a phone that is not its host any more. */
  | { readonly is: 'former-host' };

export type GuestCalling = {
  readonly guest: PeerId;
  /** Repeated unchanged until there is an answer. */
  readonly message: Uint8Array;
  hear(bytes: Uint8Array): HeardAnswer | undefined;
};

/** Undefined for an invite whose public key nobody can have. */
export function startCalling(wish: CallWish, random: RandomBytes): GuestCalling | undefined {
  const { table, secret, version, ephemeral, bound } = wish;
  const guest = makePeerId(random);
  const terms: CallTerms = { table, secret, version, guest, bound };
  const noise = { ...handshakeTerms(terms), table };
  const called = callTable(noise, ephemeral, encodeGuestCall(wish.call));
  if (!called) return undefined;

  function hear(bytes: Uint8Array): HeardAnswer | undefined {
    const theirs = decodeOtherVersion(bytes, terms);
    if (theirs !== undefined && theirs !== version) return { is: 'other-version', theirs };
    const box = decodeCallAnswer(bytes);
    const heard = box && called && hearAnswer(called, ephemeral, box);
    const answer = heard && decodeHostAnswer(heard.payload);
    if (!answer) return undefined;
    if (answer.epoch < wish.epoch) return { is: 'former-host' };
    return { is: 'answer', answer, frames: createSessionFrames(guest, heard.session) };
  }

  return { guest, message: encodeCall(terms, called.message), hear };
}
