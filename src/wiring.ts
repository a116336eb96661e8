/** The one place where all rooms meet: the world as it is, given to the screens. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { getRandomBytes } from 'expo-crypto';
import { createElement } from 'react';
import { findPlace } from './device/place';
import { launch } from './device/launch';
import { openVault } from './device/vault';
import { realTimers } from './link/timers';
import { createWays } from './link/ways';
import { givePeer } from './link/webrtc';
import { RootLayout } from './screens/RootLayout';
import type { World } from './screens/world';
import { openEvening } from './stores/openEvening';
import { createSettingsStore } from './stores/settings';

function createWorld(): World {
  const vault = openVault();
  const settings = createSettingsStore(vault);
  const { speed, seed } = launch();
  const now = () => performance.timeOrigin + performance.now();
  const doors = createWays({
    timers: realTimers,
    random: getRandomBytes,
    givePeer,
    iceServers: [],
    place: () => findPlace(settings.getState().server),
  });
  const evening = openEvening({
    vault,
    doors,
    now,
    chance: Math.random,
    fresh: () => bytesToHex(getRandomBytes(16)),
    after: realTimers.after,
    speed,
    seed: () => seed ?? Math.floor(Math.random() * 2 ** 40),
  });
  return { settings, evening, device };
}

const device: World['device'] = {
  Scanner: () => null,
  canScan: async () => 'none',
  share: async () => 'failed',
  limits: () => [],
  unlockSound: () => undefined,
  stayAwake: () => () => undefined,
  tryCue: () => undefined,
};

const world = createWorld();

export const Root = () => createElement(RootLayout, { world });
