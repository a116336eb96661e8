/** The world in Node: real sockets, real data channels, real time. */
import { randomBytes } from 'node:crypto';
import { RTCPeerConnection } from '@roamhq/wrtc';
import { clock } from '../../../device/clock';
import { createBrokerClient } from '../../../link/finding/broker';
import type { Means } from '../../../link/meet';
import type { GivePeer } from '../../../link/peer';
import { realTimers } from '../../../link/timers';

export const givePeer = ((config: RTCConfiguration) =>
  new RTCPeerConnection(config)) as unknown as GivePeer;

export const { now } = clock;
export const fresh = (): string => randomBytes(16).toString('hex');

const random = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));
export const randomKey = (): Uint8Array => random(32);

export const meansOver = (broker: string): Means => ({
  reach: () => createBrokerClient({ addresses: [broker], timers: realTimers, random }),
  now,
  timers: realTimers,
  random,
  givePeer,
  iceServers: [],
});
