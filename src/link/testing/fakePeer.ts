/** A WebRTC peer that does nothing by itself: the test triggers every event. */
import type { IceCandidate, PeerChannel, SessionDescription, Peer } from '../peer';

type Listener = (event: never) => void;

class Emitter {
  readonly #listeners: [type: string, listener: Listener][] = [];

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  emit(type: string, event: unknown = {}): void {
    for (const [its, listener] of this.#listeners) if (its === type) listener(event as never);
  }
}

export class FakeChannel extends Emitter implements PeerChannel {
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  readonly sent: string[] = [];
  other: FakeChannel | undefined;

  send(text: string): void {
    this.sent.push(text);
    this.other?.emit('message', { data: text });
  }
}

export class FakePeer extends Emitter implements Peer {
  connectionState = 'new';
  iceGatheringState = 'new';
  localDescription: SessionDescription | null = null;
  readonly channel = new FakeChannel();
  readonly remote: SessionDescription[] = [];
  readonly candidates: IceCandidate[] = [];
  closed = 0;
  readonly #name: string;
  #descriptions = 0;

  /** The name stands for the certificate. */
  constructor(name: string) {
    super();
    this.#name = name;
  }

  createDataChannel(): PeerChannel {
    return this.channel;
  }

  async createOffer(): Promise<{ sdp: string }> {
    return this.#described();
  }

  async createAnswer(): Promise<{ sdp: string }> {
    return this.#described();
  }

  async setLocalDescription(description: SessionDescription): Promise<void> {
    this.localDescription = description;
  }

  async setRemoteDescription(description: SessionDescription): Promise<void> {
    if (description.sdp.includes('broken')) throw new Error('no description');
    this.remote.push(description);
  }

  async addIceCandidate(candidate: IceCandidate): Promise<void> {
    if (candidate.candidate.includes('broken')) throw new Error('no candidate');
    this.candidates.push(candidate);
  }

  become(state: string): void {
    this.connectionState = state;
    this.emit('connectionstatechange');
  }

  find(candidate: string): void {
    this.emit('icecandidate', { candidate: { candidate, sdpMid: '0', sdpMLineIndex: 0 } });
  }

  close(): void {
    this.closed += 1;
  }

  #described(): { sdp: string } {
    this.#descriptions += 1;
    return { sdp: described(this.#name, this.#descriptions) };
  }
}

export const described = (name: string, n: number): string =>
  `v=0\r\na=fingerprint:sha-256 ${name}:${name}\r\na=n:${n}\r\n`;
