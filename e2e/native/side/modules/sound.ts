/** expo-av (AVModule.kt, AVManager.java): sounds that are loaded, last as long as their files, and end. */
import { tell } from '../channel';
import { expoModule } from '../expo';

type Status = Record<string, unknown>;
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
  androidImplementation: 'SimpleExoPlayer',
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

expoModule(
  'ExponentAV',
  {
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
  },
  ['Qualities'],
);
expoModule('ExpoVideoView', {});
