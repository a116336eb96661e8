/**
 * Carries signals and relayed frames between one guest and the host, in order and once each, over a
 * broker that loses, doubles and reorders.
 */
import type { Millis } from '../../kit/millis';
import { Inbox } from '../inbox';
import { type NumberedFrame, Outbox, WINDOW } from '../outbox';
import type { Timers } from '../timers';
import {
  decodeLinePacket,
  encodeLinePacket,
  kindOf,
  type LineKind,
  type LinePacket,
  withKind,
} from './linePacket';

interface SessionLineEars {
  heard(kind: LineKind, bytes: Uint8Array): void;
  /** Some of the waiting bytes have arrived. */
  eased(): void;
  /** Called once: the other side has left, or has not answered for about half a minute. */
  ended(why: 'left' | 'lost'): void;
}

type LineTerms = {
  /** Seals and publishes; may lose it. */
  carry(plain: Uint8Array): void;
  timers: Timers;
  ears: SessionLineEars;
};

export const LINE_RESEND_MS: Millis = 300;
const LONGEST_MS: Millis = 3_200;
/** Unanswered resends: about half a minute. */
export const LINE_TRIES = 12;
/** Short for a person, yet long enough for a reply to carry the acknowledgement. */
const ACK_MS: Millis = 20;
export const LINE_BEAT_MS: Millis = 2_000;
/** After this many unanswered beats the other side counts as gone. */
export const LINE_BEATS_LOST = 5;

type Stop = (() => void) | undefined;

export class SessionLine {
  readonly #terms: LineTerms;
  readonly #outbox = new Outbox();
  readonly #inbox = new Inbox();
  #unacked = 0;
  #tries = 0;
  #silentBeats = 0;
  #isOver = false;
  #ack: Stop;
  #resend: Stop;
  #beat: Stop;

  constructor(terms: LineTerms) {
    this.#terms = terms;
  }

  get waiting(): number {
    return this.#outbox.bytes;
  }

  send(kind: LineKind, bytes: Uint8Array): void {
    if (this.#isOver) return;
    this.#outbox.add(withKind(kind, bytes));
    this.#sendFresh();
  }

  /** The content of a frame that the other side has sealed. */
  take(plain: Uint8Array): void {
    const packet = this.#isOver ? undefined : decodeLinePacket(plain);
    if (!packet) return;
    this.#silentBeats = 0;
    if (packet.is === 'gone') return this.#end('left');
    if (this.#outbox.answered(packet.ack)) this.#wentThrough();
    if (packet.data) this.#takeData(packet.data);
  }

  /** Sends everything unanswered at once, because the connection is back. */
  hurry(): void {
    if (this.#isOver || this.#outbox.unanswered().length === 0) return;
    this.#tries = 0;
    this.#sendAgain();
  }

  /** From now on silence ends the line. Without beats, only what is not answered does. */
  beat(): void {
    if (!this.#isOver) this.#beat ??= this.#nextBeat();
  }

  close(): void {
    if (this.#isOver) return;
    this.#carry({ is: 'gone' });
    this.#stop();
  }

  #wentThrough(): void {
    this.#resend?.();
    this.#resend = undefined;
    this.#tries = 0;
    this.#sendFresh();
    this.#terms.ears.eased();
  }

  #takeData(data: NumberedFrame): void {
    this.#unacked += 1;
    for (const frame of this.#inbox.take(data)) this.#hear(frame);
    if (this.#isOver) return;
    if (this.#unacked >= WINDOW / 2) this.#say();
    else if (this.#unacked > 0) this.#ack ??= this.#terms.timers.after(ACK_MS, () => this.#say());
  }

  #hear(frame: Uint8Array): void {
    const [kind, bytes] = kindOf(frame) ?? [];
    if (kind && bytes && !this.#isOver) this.#terms.ears.heard(kind, bytes);
  }

  #sendFresh(): void {
    for (const data of this.#outbox.takeFresh()) this.#say(data);
    this.#insist();
  }

  #insist(): void {
    if (this.#isOver || this.#resend || this.#outbox.unanswered().length === 0) return;
    const patience = Math.min(LINE_RESEND_MS * 2 ** this.#tries, LONGEST_MS);
    this.#resend = this.#terms.timers.after(patience, () => {
      this.#tries += 1;
      if (this.#tries > LINE_TRIES) this.#end('lost');
      else this.#sendAgain();
    });
  }

  #sendAgain(): void {
    this.#resend?.();
    this.#resend = undefined;
    for (const data of this.#outbox.unanswered()) this.#say(data);
    this.#insist();
  }

  /**
   * Counts beats, not time, so that a phone does not take its own sleep for the other's silence.
   */
  #nextBeat(): () => void {
    return this.#terms.timers.after(LINE_BEAT_MS, () => {
      if (this.#silentBeats >= LINE_BEATS_LOST) return this.#end('lost');
      this.#silentBeats += 1;
      this.#say();
      this.#beat = this.#nextBeat();
    });
  }

  #say(data?: NumberedFrame): void {
    this.#ack?.();
    this.#ack = undefined;
    this.#unacked = 0;
    this.#carry({ is: 'talk', ack: this.#inbox.ack(), data });
  }

  #carry(packet: LinePacket): void {
    if (!this.#isOver) this.#terms.carry(encodeLinePacket(packet));
  }

  #end(why: 'left' | 'lost'): void {
    this.#stop();
    this.#terms.ears.ended(why);
  }

  #stop(): void {
    this.#isOver = true;
    for (const stop of [this.#ack, this.#resend, this.#beat]) stop?.();
  }
}
