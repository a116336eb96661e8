/**
 * A Link over any wire: it cuts frames, waits while the wire is full, and ends once on both sides.
 */
import type { Millis } from '../kit/millis';
import type { Ears, End, Link, Way } from '../table/ports';
import {
  type Begun,
  bye,
  bytesOf,
  toFrames,
  isTooLarge,
  fromFrames,
  type FrameNews,
  NOTHING,
  TAKEN,
} from './frames';
import { ReceiveQueue } from './receiveQueue';
import type { NoLink, LinkResult, LinkAttempt } from './linkAttempt';
import type { Timers } from './timers';

/** Carries frames in order and once each, or breaks. */
export interface Wire {
  /** How many bytes were accepted and not yet sent. */
  waiting(): number;
  /** May throw, which counts as a broken wire. */
  send(frame: string): void;
  /** Releases everything at once; may be called repeatedly. */
  drop(): void;
}

/** Events of a wire, in any order and number. */
export interface WireEvents {
  opened(): void;
  heard(frame: unknown): void;
  /** Some of the waiting bytes have been sent. */
  eased(): void;
  broke(): void;
  refused(): void;
}

type Terms = {
  way: Way;
  /** Whether this side calls, and so chooses the path. */
  calls: boolean;
  timers: Timers;
  frameBytes: number;
};

/** A wire with this many bytes waiting gets no more for now. */
export const ENOUGH_WAITING = 64 * 1024;
/** Far more than a table ever sends to one phone at once. */
export const MOST_QUEUED = 4 * 1024 * 1024;
/** Longer than finding a lost path again may take, since `lost` is the better reason to end. */
export const SLOW_MS: Millis = 30_000;
/** How long an unanswered goodbye waits after the last byte went through. */
export const LINGER_MS: Millis = 3_000;
const LOOK_MS: Millis = 1_000;

const NO_WIRE: Wire = { waiting: () => 0, send: () => undefined, drop: () => undefined };

type Stage = 'opening' | 'open' | 'leaving' | 'gone';

export class Conversation implements WireEvents {
  readonly opening: LinkAttempt;
  readonly #terms: Terms;
  #wire: Wire = NO_WIRE;
  readonly #hearing = new ReceiveQueue();
  readonly #link: Link;
  #settle: (opened: LinkResult) => void = () => undefined;
  #stage: Stage = 'opening';
  #begun: Begun = NOTHING;
  #queue: string[] = [];
  #queued = 0;
  #sent = 0;
  /** An upper bound of what the wire holds: its last answer, plus everything given to it since. */
  #mostWaiting = 0;
  #watch: (() => void) | undefined;
  #linger: (() => void) | undefined;

  constructor(terms: Terms, wire: (ears: WireEvents) => Wire) {
    this.#terms = terms;
    const opened = new Promise<LinkResult>(resolve => (this.#settle = resolve));
    this.opening = { opened, giveUp: () => this.#giveUp() };
    this.#link = {
      way: terms.way,
      send: message => this.#say(message),
      listen: (ears: Ears) => this.#hearing.listen(ears),
      close: () => this.#close(),
    };
    try {
      this.#wire = wire(this);
    } catch {
      this.broke();
    }
  }

  opened(): void {
    if (this.#stage !== 'opening' || !this.#terms.calls) return;
    this.#enqueue(TAKEN);
    this.#taken();
  }

  heard(frame: unknown): void {
    if (this.#stage === 'gone') return;
    const [begun, news] = fromFrames(this.#begun, frame);
    this.#begun = begun;
    if (this.#stage === 'leaving') this.#heardLeaving(news);
    else if (this.#stage === 'open') this.#heardOpen(news);
    else if (news) this.#heardOpening(news);
  }

  eased(): void {
    this.#pump();
  }

  broke(): void {
    this.#fail('broken');
    this.#hearing.end('lost');
    this.#drop();
  }

  refused(): void {
    this.#fail('refused');
    this.broke();
  }

  #heardOpening(news: FrameNews): void {
    if (news.said === 'taken' && !this.#terms.calls) this.#taken();
    else this.broke();
  }

  #heardOpen(news: FrameNews | undefined): void {
    if (news?.said === 'message') this.#hearing.heard(news.message);
    else if (news?.said === 'bye') this.#endedByOther(news.end);
    else if (news) this.#end(news.said === 'nonsense' ? news.end : 'lost');
  }

  #heardLeaving(news: FrameNews | undefined): void {
    if (news?.said === 'bye') this.#drop();
  }

  #taken(): void {
    this.#stage = 'open';
    this.#settle({ ok: true, link: this.#link });
  }

  #fail(why: NoLink): void {
    this.#settle({ ok: false, why });
  }

  #giveUp(): void {
    if (this.#stage !== 'opening') return this.#close();
    this.#fail('given-up');
    this.#drop();
  }

  #say(message: string): void {
    if (this.#stage !== 'open') return;
    if (isTooLarge(message)) return this.#end('too-large');
    for (const frame of toFrames(message, this.#terms.frameBytes)) this.#enqueue(frame);
    if (this.#queued > MOST_QUEUED) this.#end('too-slow');
  }

  #close(): void {
    if (this.#stage !== 'open') return;
    this.#hearing.hangUp();
    this.#leave('left');
  }

  #end(end: End): void {
    this.#hearing.end(end);
    if (end === 'too-slow') this.#forgetQueue();
    this.#leave(end);
  }

  #endedByOther(end: End): void {
    this.#hearing.end(end);
    this.#drop();
  }

  /**
   * The goodbye goes last, so that everything before it arrives; the other side answers by closing
   * the wire.
   */
  #leave(end: End): void {
    if (this.#stage !== 'open') return;
    this.#stage = 'leaving';
    this.#lingerWhileMoving();
    this.#enqueue(bye(end));
  }

  #lingerWhileMoving(before = this.#through()): void {
    this.#linger = this.#terms.timers.after(LINGER_MS, () => {
      const through = this.#through();
      if (through > before) this.#lingerWhileMoving(through);
      else this.#drop();
    });
  }

  #drop(): void {
    if (this.#stage === 'gone') return;
    this.#stage = 'gone';
    this.#linger?.();
    this.#watch?.();
    this.#forgetQueue();
    this.#wire.drop();
  }

  #forgetQueue(): void {
    this.#queue = [];
    this.#queued = 0;
  }

  #enqueue(frame: string): void {
    this.#queue.push(frame);
    this.#queued += frame.length;
    this.#pump();
  }

  #pump(): void {
    while (this.#queue.length > 0 && this.#hasRoom()) {
      const frame = this.#queue.shift() ?? '';
      this.#queued -= frame.length;
      if (!this.#handedOver(frame)) return this.broke();
    }
    if (this.#queue.length > 0) this.#watch ??= this.#look(this.#through(), 0);
  }

  /** Asks the wire only when it may be full, because a data channel answers from another thread. */
  #hasRoom(): boolean {
    if (this.#mostWaiting >= ENOUGH_WAITING) this.#mostWaiting = this.#wire.waiting();
    return this.#mostWaiting < ENOUGH_WAITING;
  }

  #handedOver(frame: string): boolean {
    try {
      const bytes = bytesOf(frame);
      this.#wire.send(frame);
      this.#sent += bytes;
      this.#mostWaiting += bytes;
      return true;
    } catch {
      return false;
    }
  }

  #through(): number {
    return this.#sent - this.#wire.waiting();
  }

  /** Counts checks, not time, so that a device that slept does not count as slow. */
  #look(before: number, quiet: Millis): () => void {
    return this.#terms.timers.after(LOOK_MS, () => {
      this.#watch = undefined;
      const waited = this.#through() > before ? 0 : quiet + LOOK_MS;
      if (waited >= SLOW_MS) return this.#end('too-slow');
      // Pump again, in case the wire never reported that it has room.
      this.#watch = this.#look(this.#through(), waited);
      this.#pump();
      if (this.#queue.length === 0) this.#rest();
    });
  }

  #rest(): void {
    this.#watch?.();
    this.#watch = undefined;
  }
}
