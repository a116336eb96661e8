/** A wire through a broker that may lose, double and reorder packets, and cannot read them. */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Millis } from '../kit/millis';
import type { Wire, WireEvents } from './conversation';
import { ReplayGuard } from './replayGuard';
import { Greeting, type Identity, type Keys } from './greeting';
import { Inbox } from './inbox';
import { type NumberedFrame, Outbox, WINDOW } from './outbox';
import { decodePacket, encodePacket, type Packet, PACKET_BYTES } from './packet';
import { type Pipe, PUBLISH_BYTES } from './pipe';
import { SEAL_BYTES, seal, unseal } from './seal';
import type { Timers } from './timers';

export type RelayTerms = Identity & { pipe: Pipe; timers: Timers };

export const HELLO_MS: Millis = 500;
export const RELAY_RESEND_MS: Millis = 400;
const MOST_PATIENT: Millis = 3_200;
/** Short for a person, yet long enough for a reply to carry the acknowledgement. */
const ACK_MS: Millis = 20;
export const BEAT_MS: Millis = 2_000;
/** After this many unanswered beats the other side counts as gone. */
export const BEATS_LOST = 5;

// The first byte of each publish: which key it is sealed with.
const HELLO = 0;
const TALK = 1;
export const RELAY_FRAME_BYTES = PUBLISH_BYTES - 1 - SEAL_BYTES - PACKET_BYTES;

type Stop = (() => void) | undefined;

export class RelayWire implements Wire {
  readonly #terms: RelayTerms;
  readonly #ears: WireEvents;
  readonly #greeting: Greeting;
  readonly #outbox = new Outbox();
  readonly #inbox = new Inbox();
  #keys: Keys | undefined;
  #counted = 0;
  readonly #replayGuard = new ReplayGuard();
  #unacked = 0;
  #silentBeats = 0;
  #patience: Millis = RELAY_RESEND_MS;
  #gone = false;
  #hello: Stop;
  #ack: Stop;
  #resend: Stop;
  #beat: Stop;

  constructor(terms: RelayTerms, ears: WireEvents) {
    this.#terms = terms;
    this.#ears = ears;
    this.#greeting = new Greeting(terms);
    terms.pipe.listen(bytes => this.#heard(bytes));
    if (terms.calls) this.#greet();
  }

  waiting(): number {
    return this.#outbox.bytes;
  }

  send(frame: string): void {
    this.#outbox.add(utf8ToBytes(frame));
    this.#sendFresh();
  }

  drop(): void {
    if (this.#gone) return;
    this.#publish({ kind: 'gone', count: ++this.#counted });
    this.#gone = true;
    for (const stop of [this.#hello, this.#ack, this.#resend, this.#beat]) stop?.();
    this.#terms.pipe.close();
  }

  /**
   * Repeats until the other side is heard talking, since any of the three greetings may have been
   * lost.
   */
  #greet(): void {
    this.#terms.pipe.publish(marked(HELLO, this.#greeting.hello()));
    this.#hello = this.#terms.timers.after(HELLO_MS, () => this.#greet());
  }

  #heard(bytes: Uint8Array): void {
    if (this.#gone || bytes.length > PUBLISH_BYTES) return;
    const sealed = bytes.subarray(1);
    if (bytes[0] === HELLO) this.#heardHello(sealed);
    else if (bytes[0] === TALK) this.#heardTalk(sealed);
  }

  #heardHello(sealed: Uint8Array): void {
    const greeted = this.#greeting.heard(sealed);
    if (greeted.next === 'nothing') return;
    if (greeted.next === 'talk' && this.#keys) return this.#say();
    this.#terms.pipe.publish(marked(HELLO, greeted.hello));
    if (greeted.next === 'talk') this.#meet(greeted.keys);
  }

  #meet(keys: Keys): void {
    this.#keys = keys;
    this.#beat = this.#terms.timers.after(BEAT_MS, () => this.#beatOnce());
    this.#say();
    this.#ears.opened();
  }

  #heardTalk(sealed: Uint8Array): void {
    const plain = this.#keys && unseal(this.#keys.in, sealed);
    const packet = plain && decodePacket(plain);
    if (!packet || !this.#replayGuard.isNew(packet.count)) return;
    this.#silentBeats = 0;
    this.#hello?.();
    if (packet.kind === 'gone') return this.#ears.broke();
    if (this.#outbox.answered(packet.ack)) this.#wentThrough();
    if (packet.data) this.#take(packet.data);
  }

  #wentThrough(): void {
    this.#resend?.();
    this.#resend = undefined;
    this.#patience = RELAY_RESEND_MS;
    this.#sendFresh();
    this.#insist();
    this.#ears.eased();
  }

  #take(data: NumberedFrame): void {
    this.#unacked += 1;
    for (const frame of this.#inbox.take(data)) this.#ears.heard(textOf(frame));
    if (this.#gone) return;
    if (this.#unacked >= WINDOW / 2) this.#say();
    else if (this.#unacked > 0) this.#ack ??= this.#terms.timers.after(ACK_MS, () => this.#say());
  }

  #sendFresh(): void {
    for (const data of this.#outbox.takeFresh()) this.#say(data);
    this.#insist();
  }

  #insist(): void {
    if (this.#gone || this.#resend || this.#outbox.unanswered().length === 0) return;
    this.#resend = this.#terms.timers.after(this.#patience, () => {
      this.#resend = undefined;
      this.#patience = Math.min(2 * this.#patience, MOST_PATIENT);
      for (const data of this.#outbox.unanswered()) this.#say(data);
      this.#insist();
    });
  }

  /**
   * Counts beats, not time, so that a phone does not take its own sleep for the other's silence.
   */
  #beatOnce(): void {
    if (this.#silentBeats >= BEATS_LOST) return this.#ears.broke();
    this.#silentBeats += 1;
    this.#say();
    this.#beat = this.#terms.timers.after(BEAT_MS, () => this.#beatOnce());
  }

  #say(data?: NumberedFrame): void {
    this.#ack?.();
    this.#ack = undefined;
    this.#unacked = 0;
    this.#publish({ kind: 'talk', count: ++this.#counted, ack: this.#inbox.ack(), data });
  }

  #publish(packet: Packet): void {
    if (this.#gone || !this.#keys) return;
    const sealed = seal(this.#keys.out, encodePacket(packet), this.#terms.random);
    this.#terms.pipe.publish(marked(TALK, sealed));
  }
}

const marked = (mark: number, sealed: Uint8Array): Uint8Array =>
  concatBytes(new Uint8Array([mark]), sealed);

const decoder = new TextDecoder();
const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);
