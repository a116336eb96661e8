/**
 * expo-av (AVModule.kt, AVManager.java, EXAV.m): sounds that load, last as long as their files, and
 * end.
 */
import { tell } from '../channel';
import { expoModule } from '../expo';
import { isIos } from '../settings';
import { legacyModule } from './expo';

type Status = Record<string, unknown>;
const QUALITIES = {
  Qualities: { Low: 'LowQualityZeroLatency', Medium: 'TimeDomain', High: 'Spectral' },
};
const LASTS_MS = 1_200;

const sounds = new Map<number, Status>();
let last = 0;

const loaded = (uri: unknown, status: Status): Status => ({
  isLoaded: true,
  uri,
  durationMillis: LASTS_MS,
  positionMillis: 0,
  isPlaying: status['shouldPlay'] === true,
  isBuffering: false,
  didJustFinish: false,
  ...(!isIos && { androidImplementation: 'SimpleExoPlayer' }),
  ...status,
});

function change(key: number, status: Status): Status {
  const before = sounds.get(key);
  if (!before) throw new Error('Sound is not loaded.');
  const isPlaying = status['shouldPlay'] ?? before['isPlaying'];
  const after: Status = { ...before, ...status, isPlaying };
  sounds.set(key, after);
  if (status['shouldPlay'] === true) tell('played', { uri: after['uri'], volume: after['volume'] });
  return after;
}

const functions = {
  setAudioIsEnabled: async () => undefined,
  setAudioMode: async (mode: object) => tell('audio-mode', mode),
  loadForSound: async ({ uri }: { uri: unknown }, status: Status) => {
    const key = ++last;
    sounds.set(key, loaded(uri, status));
    return [key, sounds.get(key)];
  },
  unloadForSound: async (key: number) => {
    sounds.delete(key);
    return { isLoaded: false };
  },
  setStatusForSound: async (key: number, status: Status) => change(key, status),
  replaySound: async (key: number, status: Status) => change(key, status),
  getStatusForSound: async (key: number) => sounds.get(key) ?? { isLoaded: false },
  getPermissionsAsync: async () => ({ status: 'denied', granted: false }),
  requestPermissionsAsync: async () => ({ status: 'denied', granted: false }),
};
// EXAV.m is a legacy module, AVModule.kt a new one.
if (isIos) legacyModule('ExponentAV', functions, QUALITIES);
else expoModule('ExponentAV', functions, ['Qualities']);
expoModule('ExpoVideoView', {});
