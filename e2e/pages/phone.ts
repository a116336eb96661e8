/**
 * A phone without a screen in a page of a browser: the app's own links and table, and nothing
 * drawn.
 */
import { type Config } from '@/cli/phone/config';
import { guestPhone } from '@/cli/phone/guestPhone';
import { hostPhone } from '@/cli/phone/hostPhone';
import { createBrokerClient } from '@/link/finding/broker';
import { realTimers } from '@/link/timers';
import { givePeer } from '@/link/webrtc';
import { clock } from '@/device/clock';
import { openVault } from '@/device/files/vault';

declare global {
  interface Window {
    startPhone(config: Config, brokers: [string, ...string[]]): Promise<void>;
    /** Defined by the test that opened the page. */
    say(fact: Record<string, unknown>): void;
  }
}

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const hex = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

window.startPhone = async (config, addresses) => {
  const around = {
    means: {
      reach: () => createBrokerClient({ addresses, timers: realTimers, random }),
      now: clock.now,
      timers: realTimers,
      random,
      givePeer,
      iceServers: [],
    },
    vault: openVault(),
    now: clock.now,
    fresh: () => hex(random(16)),
    say: window.say,
  };
  if (config.role === 'host') await hostPhone(config, around);
  else await guestPhone(config, around);
};
