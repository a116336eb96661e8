/** The host's side of one conversation with a guest. */
import type { Millis } from '../../kit/millis';
import { fingerprintOf } from '../fingerprint';
import type { Pipe } from '../pipe';
import type { Signal, Signals } from '../signals';
import type { Timers } from '../timers';
import { createEarlyQueue } from './earlyQueue';
import type { Letter, KnockRefusal } from './letter';
import type { BrokerLine } from './line';
import type { PeerId } from './peerId';
import { commitTo, makeNonce, makePhrase, type Share } from './phrase';
import { deferred } from './deferred';
import type { RandomBytes, TableCode } from './tableCode';

type GuestEnd = 'left' | 'lost' | KnockRefusal;

export interface ArrivedGuest {
  readonly host: PeerId;
  readonly peer: PeerId;
  readonly name: string;
  /**
   * False for a guest who typed the code and gets the secret only once the data channel is open.
   */
  readonly hasSecret: boolean;
  readonly signals: Signals; // the guest calls
  readonly pipe: Pipe;
  readonly ended: Promise<GuestEnd>;
  close(): void;
}

/** A guest who typed the code. The same phrase must be on their screen. */
export interface WaitingGuest {
  readonly guest: ArrivedGuest;
  readonly phrase: string;
  /** Sends what the two phones prepared meanwhile. */
  letIn(): void;
  refuse(): void;
}

type ArrivalDeps = {
  code: TableCode;
  host: PeerId;
  peer: PeerId;
  hasSecret: boolean;
  version: number;
  random: RandomBytes;
  timers: Timers;
  line: BrokerLine;
  came(guest: ArrivedGuest): void;
  /** Asked about a guest without the secret. */
  whyNotKnock(): KnockRefusal | undefined;
  waits(waiting: WaitingGuest): void;
  ended(): void;
};

export type Arrival = {
  /** Ends the arrival if nothing happens for a while. */
  await(): void;
  heard(letter: Letter): void;
  end(why: GuestEnd): void;
  /** Neither admitted nor refused yet. */
  isOutside(): boolean;
};

/** Until the phrase is shown, only phones are involved. */
const KNOCK_MS: Millis = 15_000;
/** After that, a person has to look. */
const LOOK_MS: Millis = 120_000;

/** How many signals the host's phone may hold back until the guest is admitted. */
const MOST_HELD = 64;

type Knock = Extract<Letter, { type: 'knock' }>;

export function createArrival(deps: ArrivalDeps): Arrival {
  const { code, host, peer, hasSecret, version, random, timers, line } = deps;
  const ended = deferred<GuestEnd>();
  const fromGuest = createEarlyQueue<Signal>();
  const held: Signal[] = [];
  let knocked: Knock | undefined;
  let mine: Share | undefined;
  let theirs: string | undefined;
  let isShown = false;
  let isIn = false;
  let isOver = false;
  let stopWaiting = () => {};

  function end(why: GuestEnd) {
    if (isOver) return;
    isOver = true;
    stopWaiting();
    fromGuest.close();
    ended.resolve(why);
    const isRefusal = why !== 'left' && why !== 'lost';
    line.close(isRefusal ? { type: 'refused', why } : { type: 'bye' });
    deps.ended();
  }

  function endAfter(ms: Millis, why: GuestEnd) {
    stopWaiting();
    if (!isIn && !isOver) stopWaiting = timers.after(ms, () => end(why));
  }

  function enter() {
    if (isIn || isOver) return;
    isIn = true;
    stopWaiting();
    line.openPipe();
    line.say({ type: 'welcome' });
    for (const signal of held.splice(0)) line.say({ type: 'signal', signal });
  }

  function hearKnock(knock: Knock) {
    if (knocked) return;
    knocked = knock;
    const why = whyNotCome(knock);
    if (why) return end(why);
    if (hasSecret) enter();
    deps.came(guest);
  }

  function whyNotCome(knock: Knock): KnockRefusal | undefined {
    if (knock.version !== version) return 'other-version';
    if ((knock.commitment === undefined) !== hasSecret) return 'not-let-in';
    return hasSecret ? undefined : deps.whyNotKnock();
  }

  const guest: ArrivedGuest = {
    host,
    peer,
    hasSecret,
    get name() {
      return knocked?.name ?? '';
    },
    signals: { send, listen: heard => fromGuest.listen(heard), close: () => fromGuest.close() },
    pipe: line.pipe,
    ended: ended.promise,
    close: () => end('left'),
  };

  function send(signal: Signal) {
    if (isOver || !isAsShown(signal)) return;
    if (isIn) line.say({ type: 'signal', signal });
    else if (held.length < MOST_HELD) held.push(signal);
  }

  /** Without the secret, our first description fixes the certificate that the phrase is about. */
  function isAsShown(signal: Signal): boolean {
    if (hasSecret || signal.kind === 'candidate') return true;
    const fingerprint = fingerprintOf(signal.sdp);
    if (mine || !fingerprint) return mine?.fingerprint === fingerprint;
    mine = { id: host, fingerprint, nonce: makeNonce(random) };
    line.say({ type: 'nonce', nonce: mine.nonce, fingerprint });
    return true;
  }

  function hearSignal(signal: Signal) {
    if (!knocked) return;
    if (!hasSecret && signal.kind !== 'candidate') {
      const fingerprint = fingerprintOf(signal.sdp);
      theirs ??= fingerprint;
      if (!fingerprint || fingerprint !== theirs) return end('not-let-in');
    }
    fromGuest.put(signal);
  }

  function hearReveal(nonce: string) {
    if (!mine || !theirs || !knocked || isShown) return;
    const share = { id: peer, fingerprint: theirs, nonce };
    if (commitTo(code, share) !== knocked.commitment) return end('not-let-in');
    isShown = true;
    endAfter(LOOK_MS, 'nobody-came');
    deps.waits({
      guest,
      phrase: makePhrase(code, mine, share),
      letIn: enter,
      refuse: () => end('not-let-in'),
    });
  }

  function heard(letter: Letter) {
    if (isOver) return;
    if (letter.type === 'knock') hearKnock(letter);
    if (letter.type === 'signal') hearSignal(letter.signal);
    if (letter.type === 'reveal') hearReveal(letter.nonce);
    if (letter.type === 'bye') end('left');
  }

  return { heard, end, isOutside: () => !isIn && !isOver, await: () => endAfter(KNOCK_MS, 'lost') };
}
