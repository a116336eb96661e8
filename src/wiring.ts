/** The one place where all rooms meet: the world as it is, given to the screens. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { getRandomBytes } from 'expo-crypto';
import { getLocales } from 'expo-localization';
import { createElement } from 'react';
import { z } from 'zod';
import { createAwake } from './device/background/awake';
import { createBackgroundHold } from './device/background/backgroundHold';
import { clock, timeOfDay } from './device/clock';
import { onFirstTouch } from './device/sound/firstTouch';
import { musicLevels, SILENCE } from './device/sound/growth';
import { createBells } from './device/background/bells';
import { createHaptics } from './device/sound/haptics';
import { createHosting } from './device/hosting';
import { keepApp } from './device/install';
import { launch } from './device/launch';
import { limits } from './device/limits';
import { createNotices } from './device/background/notices';
import { seesAddresses, watchOffline } from './device/network';
import { findPlace, hasPlace } from './device/place';
import { watchPresence } from './device/presence';
import { createWindows } from './device/windows';
import { canScan, photographed, Scanner } from './device/camera/scan';
import { onFileDrop, pickFile } from './device/files/pickFile';
import { saveFile } from './device/files/saveFile';
import { share } from './device/files/share';
import { createSound } from './device/sound/sound';
import { createSpeech } from './device/sound/speech';
import { isPhoneBrowser } from './device/phoneBrowser';
import { openVault } from './device/files/vault';
import { allPacks, boardOf, endingOf, gameOf, manifestFor, rulesOf } from './games/games';
import { toAppLink } from './link/finding/appLink';
import { ownCandidates } from './link/ownCandidates';
import { realTimers } from './link/timers';
import { isScreenLink } from './link/joining/screenLink';
import { readInvite } from './link/joining/tableInvite';
import { loopback } from './link/loopback';
import { givePeer } from './link/webrtc';
import { RootLayout } from './screens/RootLayout';
import { tableWords } from './screens/tableWords';
import type { Device, AppWorld } from './screens/world';
import { createAlerts } from './stores/alerts';
import { createHistory } from './stores/history';
import { keepHistory } from './stores/historyKeeping';
import { holdWhileHosting } from './stores/holding';
import { createFilePacks, type FilePacks } from './stores/filePacks';
import { createKeeper, type Keeper } from './stores/keeper';
import type { Connector } from './stores/connector';
import { laterConnector, type LaterConnector } from './stores/laterConnector';
import { listen } from './stores/listening';
import { type Session, openSession } from './stores/session';
import { createSettingsStore, type SettingsStore } from './stores/settings';
import { ONE_WINDOW } from './stores/windows';
import type { Vault } from './table/ports';
import { addressesIn } from './station/lanAddress';
import { languageFor } from './texts/languages';
import { usualFace } from './ui/faces/faces';

const fresh = (): string => bytesToHex(getRandomBytes(16));
const chance = (): number => parseInt(bytesToHex(getRandomBytes(4)), 16) / 2 ** 32;

const today = () => new Date().toISOString();

function createWorld(): AppWorld {
  const vault = openVault();
  const keeper = createKeeper(vault, realTimers.after);
  const settings = createSettingsStore(keeper, usualFace(fresh()));
  const doors = createDoors(settings);
  const filePacks = createFilePacks({
    keeper,
    filesOf: game => manifestFor(game)?.files,
    openFile: async file => (await import('./packs/openFile')).openFile(file),
    thisYear: () => new Date().getFullYear(),
  });
  const session = createSession(vault, keeper, doors, filePacks);
  const history = createHistory(keeper);
  keepHistory({ session, history, today, rulesOf, endingOf });
  const device = createDevice(session, settings);
  return {
    settings,
    keeping: keeper.state,
    history,
    session,
    filePacks,
    device,
    links: doors.ready,
  };
}

const ownAddresses = async () => addressesIn(await ownCandidates(givePeer, realTimers));

function createDoors(settings: SettingsStore): LaterConnector {
  const hosting = createHosting({
    clock: { now: clock.now, after: realTimers.after },
    candidates: () => ownCandidates(givePeer, realTimers),
  });
  watchPresence(here => void (here && hosting?.back()));
  const ways = async () => {
    const { createConnector } = await import('./link/connector');
    return createConnector({
      timers: realTimers,
      random: getRandomBytes,
      now: clock.now,
      givePeer,
      iceServers: [],
      place: () => findPlace(settings.getState().server),
      hasPlace: () => hasPlace(settings.getState().server),
      ...(seesAddresses && { ownAddresses }),
      serve: typed => (settings.getState().server === '' ? hosting?.open(typed) : undefined),
    });
  };
  return laterConnector(ways, { inside: loopback, isScreenLink, readInvite });
}

/** Three, two, one. */
const COUNT_IN_MS = 3_000;

function createSession(
  vault: Vault,
  keeper: Keeper,
  doors: Connector,
  filePacks: FilePacks,
): Session {
  const { speed, seed } = launch();
  return openSession({
    vault,
    keeper,
    doors,
    now: clock.now,
    chance,
    fresh,
    after: realTimers.after,
    speed,
    countIn: COUNT_IN_MS / Math.max(1, speed),
    gameOf,
    packs: allPacks(),
    filePacks,
    windows: createWindows(fresh()) ?? ONE_WINDOW,
    today,
    seed: () => seed ?? fresh(),
  });
}

/** Sound, touch and speech of this device, and what its screens may ask of it. */
function createDevice(session: Session, settings: SettingsStore): Device {
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
  const bells = createBells(() => notices.isAllowed());
  const alerts = createAlerts({
    now: timeOfDay,
    after: realTimers.after,
    play: (cue, volume) => sound.play(cue, volume),
    feel: cue => haptics.feel(cue),
    speak: (words, volume) => speech.say(words, language(), volume),
    schedule: list => notices.schedule(list),
    cancel: () => notices.cancel(),
    how: () => settings.getState(),
  });
  onFirstTouch(() => void sound.unlock());
  watchPresence(here => {
    if (here) clock.wake();
    session.seen(here);
    // A match pauses while its host is away, so the host’s glasses do not ring meanwhile.
    if (here) alerts.back();
    else if (!session.state.getState().hosting) alerts.away();
  });
  const hold = createBackgroundHold(() => {
    const say = tableWords.sayIn(language());
    return { title: say('host.holdTitle'), text: say('host.holdText') };
  });
  holdWhileHosting({ session, hold });
  listen({
    session,
    alerts,
    language,
    boardOf,
    after: realTimers.after,
    lobby: cue => {
      const { cues } = settings.getState();
      if (cues > 0) sound.play(cue, cues);
    },
    music: moment => sound.music(moment ? musicLevels(moment) : SILENCE, settings.getState().music),
  });
  return {
    still: launch().still,
    Scanner,
    canScan,
    photographed,
    limits,
    share: url => share({ title: 'Sandtable', text: 'Sandtable', url }),
    saveFile,
    pickFile,
    onFileDrop,
    ...(bells && { bells }),
    ...(isPhoneBrowser() && { appLink: toAppLink }),
    unlockSound: () => {
      void sound.unlock();
      void notices.ask();
    },
    watchOffline,
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

// Every schema is built after this. zod would try to compile them, which our pages forbid.
z.config({ jitless: true });

const world = createWorld();
if (!__DEV__) void keepApp();

export const Root = () => createElement(RootLayout, { world });
