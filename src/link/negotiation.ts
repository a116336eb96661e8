/** Offer, answer and addresses: how two peers find a path, and find it again when it is lost. */
import type { Millis } from '../kit/millis';
import { fingerprintOf } from './fingerprint';
import type { IceCandidate, Peer } from './peer';
import type { CandidateSignal, Signal, Signals } from './signals';
import type { Timers } from './timers';

export type NegotiationTerms = {
  /** Whether this side offers, now and whenever the path is lost. */
  calls: boolean;
  signals: Signals;
  timers: Timers;
  /**
   * `trickle` sends each address in a signal as it is found, and everything again when something
   * was lost; `complete` puts everything into one offer and one answer, which a person carries
   * across.
   */
  gather: 'trickle' | 'complete';
};

interface NegotiationEars {
  /** There is no path any more, and none will be found. */
  broke(): void;
  refused(): void;
}

/** Two tries fit into the time a caller waits for a direct path. */
export const OFFER_RETRY_MS: Millis = 4_000;
/**
 * A phone that changes between Wi-Fi and mobile data is back within a few seconds, or not at all.
 */
export const LOST_MS: Millis = 20_000;
/** A silent STUN server would hold up gathering for 10 seconds and more. */
export const GATHER_MS: Millis = 3_000;
/** How many candidates may come before their description. */
const MOST_EARLY = 64;

type Stop = (() => void) | undefined;
type Described = Extract<Signal, { sdp: string }>;

export class Negotiation {
  readonly #peer: Peer;
  readonly #terms: NegotiationTerms;
  readonly #ears: NegotiationEars;
  #stopped = false;
  #turn: Promise<void> = Promise.resolve();
  #round = 0;
  /** The round whose description from the other side is in use. */
  #agreed = 0;
  #early: CandidateSignal[] = [];
  #fingerprint: string | undefined;
  #wasConnected = false;
  #retry: Stop;
  #lost: Stop;

  constructor(peer: Peer, terms: NegotiationTerms, ears: NegotiationEars) {
    this.#peer = peer;
    this.#terms = terms;
    this.#ears = ears;
    peer.addEventListener('icecandidate', ({ candidate }) => this.#found(candidate));
    peer.addEventListener('connectionstatechange', () => this.#changed());
    terms.signals.listen(signal => this.#inTurn(() => this.#heard(signal)));
    if (terms.calls) this.#call();
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#retry?.();
    this.#lost?.();
    this.#terms.signals.close();
    this.#peer.close();
  }

  #call(): void {
    this.#inTurn(() => this.#offer());
    if (this.#terms.gather === 'trickle') this.#insist();
  }

  /**
   * A peer does one thing at a time. A step it refuses is dropped; the next try, if any, repairs
   * it.
   */
  #inTurn(step: () => Promise<void> | void): void {
    this.#turn = this.#turn
      .then(() => (this.#stopped ? undefined : step()))
      .catch(() => {
        if (this.#terms.gather === 'complete' && !this.#stopped) this.#ears.broke();
      });
  }

  /**
   * Repeats everything that may have been lost, and starts a new round if the last one led nowhere.
   */
  #insist(): void {
    this.#retry ??= this.#terms.timers.after(OFFER_RETRY_MS, () => {
      this.#retry = undefined;
      this.#inTurn(() => this.#again());
      this.#insist();
    });
  }

  async #again(): Promise<void> {
    if (this.#agreed < this.#round) this.#describe('offer');
    else await this.#offer();
  }

  async #offer(): Promise<void> {
    this.#round += 1;
    const { sdp = '' } = await this.#peer.createOffer({ iceRestart: this.#round > 1 });
    // @roamhq/wrtc requires the argument that newer browsers make optional.
    await this.#peer.setLocalDescription({ type: 'offer', sdp });
    await this.#gathered();
    this.#describe('offer');
  }

  async #heard(signal: Signal): Promise<void> {
    switch (signal.kind) {
      case 'offer':
        return this.#terms.calls ? undefined : this.#answer(signal);
      case 'answer':
        return this.#terms.calls ? this.#accept(signal) : undefined;
      case 'candidate':
        return this.#add(signal);
    }
  }

  async #answer(offer: Described): Promise<void> {
    if (offer.round < this.#round) return;
    if (offer.round === this.#agreed) return this.#describe('answer');
    if (!this.#trusts(offer)) return;
    this.#round = offer.round;
    await this.#peer.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
    const { sdp = '' } = await this.#peer.createAnswer();
    await this.#peer.setLocalDescription({ type: 'answer', sdp });
    await this.#agree(offer);
    await this.#gathered();
    this.#describe('answer');
  }

  async #accept(answer: Described): Promise<void> {
    if (answer.round !== this.#round || this.#agreed === this.#round) return;
    if (!this.#trusts(answer)) return;
    await this.#peer.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
    await this.#agree(answer);
  }

  /**
   * The certificate of the first description holds for all: a later one with another certificate is
   * ignored.
   */
  #trusts({ sdp }: Described): boolean {
    const fingerprint = fingerprintOf(sdp);
    if (this.#fingerprint !== undefined) return fingerprint === this.#fingerprint;
    if (fingerprint !== undefined) return true;
    this.#ears.refused();
    return false;
  }

  async #agree({ round, sdp }: Described): Promise<void> {
    this.#agreed = round;
    this.#fingerprint = fingerprintOf(sdp);
    const early = this.#early.splice(0);
    for (const candidate of early) await this.#add(candidate);
    this.#rest();
  }

  async #add(signal: CandidateSignal): Promise<void> {
    const { round, candidate, sdpMid, sdpMLineIndex } = signal;
    if (round > this.#agreed && this.#early.length < MOST_EARLY) this.#early.push(signal);
    if (round !== this.#agreed) return;
    // One unusable address is no reason not to try the others.
    await this.#peer.addIceCandidate({ candidate, sdpMid, sdpMLineIndex }).catch(() => undefined);
  }

  #found(found: Partial<IceCandidate> | null): void {
    // The last event of each gathering has no candidate, or an empty one.
    if (this.#stopped || this.#terms.gather === 'complete' || !found?.candidate) return;
    const { candidate, sdpMid = null, sdpMLineIndex = null } = found;
    const round = this.#round;
    this.#terms.signals.send({ kind: 'candidate', round, candidate, sdpMid, sdpMLineIndex });
  }

  /**
   * The peer adds every address it finds to its own description, so sending that again repeats them
   * all.
   */
  #describe(kind: 'offer' | 'answer'): void {
    const sdp = this.#peer.localDescription?.sdp;
    if (!this.#stopped && sdp) this.#terms.signals.send({ kind, round: this.#round, sdp });
  }

  #gathered(): Promise<void> {
    if (this.#terms.gather === 'trickle') return Promise.resolve();
    return new Promise(resolve => {
      const enough = this.#terms.timers.after(GATHER_MS, resolve);
      const look = () => {
        if (this.#peer.iceGatheringState !== 'complete') return;
        enough();
        resolve();
      };
      this.#peer.addEventListener('icegatheringstatechange', look);
      look();
    });
  }

  #changed(): void {
    if (this.#stopped) return;
    switch (this.#peer.connectionState) {
      case 'connected':
        return this.#connected();
      case 'disconnected':
        return this.#interrupted();
      case 'failed':
        return this.#terms.gather === 'complete' ? this.#ears.broke() : this.#interrupted();
      case 'closed':
        return this.#ears.broke();
    }
  }

  #connected(): void {
    this.#wasConnected = true;
    this.#lost?.();
    this.#lost = undefined;
    this.#rest();
  }

  /**
   * A path may come back by itself while a new offer is on its way, and that offer must be answered
   * all the same.
   */
  #rest(): void {
    if (this.#peer.connectionState !== 'connected' || this.#agreed < this.#round) return;
    this.#retry?.();
    this.#retry = undefined;
  }

  #interrupted(): void {
    if (!this.#wasConnected) return;
    this.#lost ??= this.#terms.timers.after(LOST_MS, () => this.#ears.broke());
    // 'failed' comes after 'disconnected', when the search has already begun.
    if (this.#terms.calls && this.#terms.gather === 'trickle' && !this.#retry) this.#call();
  }
}
