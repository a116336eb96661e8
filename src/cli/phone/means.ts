/** The world in Node: real sockets, real data channels, real time. */
import { RTCPeerConnection } from '@roamhq/wrtc';
import { randomBytes } from 'node:crypto';
import { clock } from '../../device/clock';
import { createBrokerClient } from '../../link/finding/broker';
import type { Means } from '../../link/meet';
import type { GivePeer } from '../../link/peer';
import { realTimers } from '../../link/timers';
import type { Config } from './config';

const random = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));
export const { now } = clock;
export const fresh = (): string => randomBytes(16).toString('hex');

const givePeer = ((config: RTCConfiguration) =>
  new RTCPeerConnection(config)) as unknown as GivePeer;

type Ways = Pick<Config, 'direct' | 'iceServers'>;

export function meansFor(brokers: readonly string[], { direct, iceServers }: Ways): Means {
  const [first, ...others] = brokers;
  if (first === undefined) throw new Error('no broker is named');
  return {
    reach: () => createBrokerClient({ addresses: [first, ...others], timers: realTimers, random }),
    now,
    timers: realTimers,
    random,
    givePeer: direct ? givePeer : undefined,
    iceServers,
  };
}
