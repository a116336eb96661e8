import { Audio } from 'expo-av';
import { growth, SILENCE } from './growth';
import { createSound } from './sound';

/** A player that remembers what was asked of it. */
type Fake = { log: string[]; volume: number };
const mockPlayers: Fake[] = [];
let mockBroken = false;

jest.mock('./samples', () => ({
  CUE_SAMPLES: { 'glass-left': 1, asked: 'http://here/asked.wav' },
  LAYER_SAMPLES: { pad: 2, pulse: 3, arpeggio: 4, sand: 5, hurry: 6 },
}));
jest.mock('expo-av', () => {
  const fake = (source: unknown) => {
    const it: Fake = { log: [`open ${JSON.stringify(source)}`], volume: 1 };
    mockPlayers.push(it);
    const note = (word: string) => async (told?: { volume?: number } | number) => {
      const volume = typeof told === 'number' ? told : told?.volume;
      if (mockBroken) throw new Error('no sound here');
      it.log.push(volume === undefined ? word : `${word} ${volume.toFixed(2)}`);
      it.volume = volume ?? it.volume;
    };
    return {
      replayAsync: note('replay'),
      setStatusAsync: note('begin'),
      setVolumeAsync: note('volume'),
      pauseAsync: note('pause'),
      stopAsync: note('stop'),
    };
  };
  return {
    InterruptionModeIOS: {},
    InterruptionModeAndroid: {},
    Audio: {
      setAudioModeAsync: jest.fn(async () => undefined),
      Sound: {
        createAsync: jest.fn(async (source: unknown) => {
          if (mockBroken) throw new Error('no sound here');
          return { sound: fake(source), status: { isLoaded: true, durationMillis: 1_350 } };
        }),
      },
    },
  };
});

beforeEach(() => {
  jest.useFakeTimers({ now: 50_000 });
  mockPlayers.length = 0;
  mockBroken = false;
});
afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const logs = () => mockPlayers.map(({ log }) => log.join(', '));

test('all cues are loaded with the first tap, and only once', async () => {
  const sound = createSound();
  await sound.unlock();
  await sound.unlock();
  expect(logs()).toEqual(['open 1', 'open {"uri":"http://here/asked.wav"}']);
  expect(Audio.setAudioModeAsync).toHaveBeenCalledWith(
    expect.objectContaining({ playsInSilentModeIOS: true, staysActiveInBackground: false }),
  );
});

test('a cue that still sounds is played beside itself, by two at most', async () => {
  const sound = createSound();
  await sound.unlock();
  for (let n = 0; n < 3; n++) {
    sound.play('glass-left', 0.5);
    await settle(100);
  }
  expect(logs().filter(log => log.startsWith('open 1'))).toEqual([
    'open 1, replay 0.50, replay 0.50',
    'open 1, replay 0.50',
  ]);
  await settle(2_000);
  sound.play('glass-left', 1);
  await settle();
  expect(mockPlayers).toHaveLength(3);
});

test('layers begin together and unheard, come in softly, and rest when all is silent', async () => {
  const sound = createSound();
  sound.music(growth(0.3, false), 0.5);
  await settle(500);
  expect(mockPlayers.map(({ log }) => log[1])).toEqual(Array(5).fill('begin 0.00'));
  expect(mockPlayers[0]!.volume).toBeGreaterThan(0);
  expect(mockPlayers[0]!.volume).toBeLessThan(0.5);
  await settle(4_000);
  expect(mockPlayers.map(({ volume }) => volume.toFixed(2))).toEqual([
    '0.50',
    '0.31',
    '0.00',
    '0.00',
    '0.00',
  ]);
  sound.music(SILENCE, 1);
  await settle(4_000);
  expect(mockPlayers.map(({ log }) => log.at(-1))).toEqual(Array(5).fill('pause'));
});

test('nobody loads music that is not heard', async () => {
  const sound = createSound();
  sound.music(growth(0.9, false), 0);
  await settle(1_000);
  expect(mockPlayers).toHaveLength(0);
});

test('stopped is stopped at once, and begins anew', async () => {
  const sound = createSound();
  sound.music(growth(0, true), 1);
  await settle(4_000);
  sound.stop();
  await settle();
  expect(mockPlayers.map(({ log }) => log.at(-1))).toEqual(Array(5).fill('pause'));
  sound.music(growth(0, true), 1);
  await settle(4_000);
  expect(mockPlayers[0]!.log.filter(word => word.startsWith('begin'))).toHaveLength(2);
  expect(mockPlayers[0]!.volume).toBe(1);
});

test('a phone that cannot play goes on without', async () => {
  mockBroken = true;
  const sound = createSound();
  await expect(sound.unlock()).resolves.toBeUndefined();
  sound.play('glass-left', 1);
  sound.music(growth(0, true), 1);
  await settle(1_000);
  sound.stop();
  await settle(1_000);
});
