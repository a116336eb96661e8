/** The one place where all rooms meet: the world as it is, given to the screens. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { getRandomBytes } from 'expo-crypto';
import { getLocales } from 'expo-localization';
import { createElement } from 'react';
import { createAwake } from './device/awake';
import { onFirstTouch } from './device/firstTouch';
import { growth, SILENCE } from './device/growth';
import { createHaptics } from './device/haptics';
import { createHosting } from './device/hosting';
import { keepApp } from './device/install';
import { launch } from './device/launch';
import { limits } from './device/limits';
import { createNotices } from './device/notices';
import { findPlace } from './device/place';
import { watchPresence } from './device/presence';
import { canScan, photographed, Scanner } from './device/scan';
import { saveFile } from './device/saveFile';
import { share } from './device/share';
import { createSound } from './device/sound';
import { createSpeech } from './device/speech';
import { openVault } from './device/vault';
import { BOARDS, boardOf } from './games/boards';
import { ownCandidates } from './link/ownCandidates';
import { realTimers } from './link/timers';
import { createWays } from './link/ways';
import { givePeer } from './link/webrtc';
import { RootLayout } from './screens/RootLayout';
import { tableWords } from './screens/tableWords';
import type { Device, World } from './screens/world';
import { createAlerts } from './stores/alerts';
import { createHistory } from './stores/history';
import { keepHistory } from './stores/historyKeeping';
import { listen } from './stores/listening';
import { type Evening, openEvening } from './stores/openEvening';
import { createSettingsStore, type SettingsStore } from './stores/settings';
import { languageFor } from './texts/languages';

const now = () => performance.timeOrigin + performance.now();

function createWorld(): World {
  const vault = openVault();
  const settings = createSettingsStore(vault);
  const evening = createEvening(vault, settings);
  const history = createHistory(vault);
  const today = () => new Date().toISOString();
  keepHistory({ evening, history, today, boardOf });
  return { settings, history, evening, device: createDevice(evening, settings) };
}

function createEvening(vault: ReturnType<typeof openVault>, settings: SettingsStore): Evening {
  const { speed, seed } = launch();
  const hosting = createHosting({
    clock: { now, after: realTimers.after },
    candidates: () => ownCandidates(givePeer, realTimers),
  });
  watchPresence(here => void (here && hosting?.back()));
  const doors = createWays({
    timers: realTimers,
    random: getRandomBytes,
    givePeer,
    iceServers: [],
    place: () => findPlace(settings.getState().server),
    serve: typed => (settings.getState().server === '' ? hosting?.open(typed) : undefined),
  });
  return openEvening({
    vault,
    doors,
    now,
    chance: Math.random,
    fresh: () => bytesToHex(getRandomBytes(16)),
    after: realTimers.after,
    speed,
    gameOf: async id => (await boardOf(id))?.game,
    seed: () => seed ?? Math.floor(Math.random() * 2 ** 40),
  });
}

/** Everything heard, felt and said at this device; and what its screens may ask of it. */
function createDevice(evening: Evening, settings: SettingsStore): Device {
  const [sound, haptics, speech, awake] = [
    createSound(),
    createHaptics(),
    createSpeech(),
    createAwake(),
  ];
  const language = () => {
    const { language: wanted } = settings.getState();
    if (wanted !== 'phone') return wanted;
    return languageFor(getLocales().map(({ languageCode }) => languageCode));
  };
  const notices = createNotices(cue => tableWords.sayIn(language())(`cue.${cue}`));
  const alerts = createAlerts({
    now: Date.now, // by which the system tells the time of a notice, though the app has slept
    after: realTimers.after,
    play: (cue, volume) => sound.play(cue, volume),
    feel: cue => haptics.feel(cue),
    speak: (words, volume) => speech.say(words, language(), volume),
    schedule: list => notices.schedule(list),
    cancel: () => notices.cancel(),
    how: () => settings.getState(),
  });
  onFirstTouch(() => void sound.unlock());
  watchPresence(here => (here ? alerts.back() : alerts.away()));
  listen({
    evening,
    alerts,
    language,
    boardOf,
    after: realTimers.after,
    music: progress => {
      const levels = progress ? growth(progress.share, progress.lastMinute) : SILENCE;
      sound.music(levels, settings.getState().music);
    },
  });
  return {
    Scanner,
    canScan,
    photographed,
    limits,
    share: url => share({ title: 'Sandtable', text: 'Sandtable', url }),
    saveFile,
    unlockSound: () => {
      void sound.unlock();
      void notices.ask();
    },
    stayAwake: () => {
      void awake.keep();
      return awake.release;
    },
    tryCue: cue => {
      void sound.unlock().then(() => sound.play(cue, settings.getState().cues));
      haptics.feel(cue);
    },
  };
}

const world = createWorld();
if (!__DEV__) void keepApp(() => Promise.all(Object.values(BOARDS).map(board => board())));

export const Root = () => createElement(RootLayout, { world });
