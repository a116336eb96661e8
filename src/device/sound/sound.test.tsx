import { Audio } from 'expo-av';
import { AppState, type AppStateStatus, Platform } from 'react-native';
import { FakeAv } from '../testing/fakeAv';
import { glassGrowth, LAYERS_OF, loudnessOf, seaGrowth, SILENCE } from './growth';
import { createSound } from './sound';

let mockAv = new FakeAv();
let tell: (state: AppStateStatus) => void = () => undefined;

jest.mock('./samples', () => ({
  CUE_SAMPLES: { 'glass-left': 1, asked: 'http://here/asked.wav' },
  SEA_SAMPLES: { 'sea-turn': 12 },
  LAYER_SAMPLES: {
    pad: 2,
    pulse: 3,
    arpeggio: 4,
    sand: 5,
    hurry: 6,
    deep: 7,
    bubbles: 8,
    whale: 9,
    sonar: 10,
    lamps: 11,
  },
}));
jest.mock('expo-av', () => ({
  InterruptionModeIOS: {},
  InterruptionModeAndroid: {},
  Audio: {
    setAudioModeAsync: jest.fn(async () => undefined),
    Sound: { createAsync: (source: unknown) => mockAv.open(source) },
  },
}));

const isAndroid = Platform.OS === 'android';

beforeEach(() => {
  jest.useFakeTimers({ now: 50_000 });
  mockAv = new FakeAv();
  mockAv.isAndroid = isAndroid;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, told) => {
    tell = told as typeof tell;
    return { remove: () => undefined } as ReturnType<typeof AppState.addEventListener>;
  });
});
afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const opened = () => mockAv.players.map(({ source }) => source);
const playing = () => mockAv.living().filter(it => it.isPlaying);
const playersThatWantToPlay = () => mockAv.living().filter(it => it.shouldPlay);
const volumes = () => mockAv.living().map(it => it.volume.toFixed(2));
const FULL = glassGrowth(1, true);

/** A match asks for its music once a second. */
async function goesOn(sound: ReturnType<typeof createSound>, ms: number, levels = FULL) {
  for (let past = 0; past < ms; past += 1_000) {
    sound.music(levels, 1);
    await settle(1_000);
  }
}

async function inMatch() {
  const sound = createSound();
  await goesOn(sound, 5_000);
  expect(playing()).toHaveLength(5);
  return sound;
}

/** The player switches to another app. */
async function leave(): Promise<void> {
  mockAv.leaves();
  tell('background');
  await settle();
}
async function comeBack(): Promise<void> {
  mockAv.returns();
  tell('active');
  await settle();
}

describe('cues', () => {
  test('all cues are loaded with the first tap, and only once', async () => {
    const sound = createSound();
    await sound.unlock();
    await sound.unlock();
    expect(opened()).toEqual([1, { uri: 'http://here/asked.wav' }]);
    expect(Audio.setAudioModeAsync).toHaveBeenCalledWith(
      expect.objectContaining({ playsInSilentModeIOS: true, staysActiveInBackground: false }),
    );
  });

  test('a cue overlaps itself at most once', async () => {
    const sound = createSound();
    await sound.unlock();
    for (let n = 0; n < 3; n++) {
      sound.play('glass-left', 0.5);
      await settle(100);
    }
    expect(opened().filter(source => source === 1)).toHaveLength(2);
    expect(playing()).toHaveLength(2);
    await settle(2_000);
    sound.play('glass-left', 1);
    await settle();
    expect(mockAv.players).toHaveLength(3);
  });

  test('when a cue is over, the music of other apps gets its volume back', async () => {
    const sound = createSound();
    sound.play('glass-left', 1);
    await settle(1_350);
    mockAv.players[0]!.finish();
    await settle(300);
    expect([playersThatWantToPlay(), mockAv.hasFocus]).toEqual([[], false]);
  });

  test('a cue played again before its cleanup is not cut off', async () => {
    const sound = createSound();
    sound.play('glass-left', 1);
    await settle(1_400);
    sound.play('glass-left', 1);
    await settle(400);
    expect(playing()).toHaveLength(1);
  });

  test('a cue that a call cut off does not play its rest after the call', async () => {
    const sound = createSound();
    sound.play('glass-left', 1);
    await settle(500);
    mockAv.callBegins();
    await settle(60_000);
    mockAv.callEnds();
    await settle();
    expect(playing()).toEqual([]);
  });

  test('cues due during a call are not played afterwards', async () => {
    const sound = createSound();
    await sound.unlock();
    mockAv.callBegins();
    sound.play('glass-left', 1);
    await settle(isAndroid ? 500 : 5_000); // an iPhone does not report at once that it is silent
    mockAv.callEnds();
    await settle();
    expect(playing()).toEqual([]);
    sound.play('glass-left', 1);
    await settle();
    expect(playing()).toHaveLength(1);
  });

  test('cues due in the background are not played on return', async () => {
    const sound = createSound();
    sound.play('asked', 1);
    await settle(200);
    await leave();
    sound.play('glass-left', 1);
    await settle();
    await comeBack();
    expect(playing()).toEqual([]);
    sound.play('glass-left', 1);
    await settle();
    expect(playing()).toHaveLength(1);
  });

  test('a cue whose player is gone is loaded again and plays', async () => {
    const sound = createSound();
    await sound.unlock();
    mockAv.lost();
    sound.play('glass-left', 0.7);
    await settle();
    expect(playing().map(({ source, volume }) => [source, volume])).toEqual([[1, 0.7]]);
  });

  test('a cue that failed to load is loaded when it is next played', async () => {
    mockAv.isBroken = true;
    const sound = createSound();
    await sound.unlock();
    mockAv.isBroken = false;
    sound.play('glass-left', 1);
    await settle();
    expect(playing()).toHaveLength(1);
  });
});

describe('music', () => {
  test('layers start together in silence, fade in, and pause when all are silent', async () => {
    const sound = createSound();
    sound.music(glassGrowth(0.3, false), 0.5);
    await settle(500);
    const [first] = mockAv.players;
    expect(JSON.parse(first!.log[0]!)).toMatchObject({ volume: 0, positionMillis: 0 });
    expect(first!.volume).toBeGreaterThan(0);
    expect(first!.volume).toBeLessThan(0.5);
    await settle(4_000);
    expect(volumes()).toEqual(['0.50', '0.31', '0.00', '0.00', '0.00']);
    sound.music(SILENCE, 1);
    await settle(4_000);
    expect(playersThatWantToPlay()).toEqual([]);
  });

  test('only the soundtrack that plays is loaded, and one fades into the other', async () => {
    const sound = createSound();
    await goesOn(sound, 4_000, seaGrowth(0.3, false));
    expect(opened()).toEqual([7, 8, 9, 10, 11]);
    await goesOn(sound, 4_000, glassGrowth(0, false));
    expect(playing().map(({ source }) => source)).toEqual([2, 3, 4, 5, 6]);
  });

  test('silent music is not loaded', async () => {
    createSound().music(glassGrowth(0.9, false), 0);
    await settle(1_000);
    expect(mockAv.players).toHaveLength(0);
  });

  test('stop is immediate, and afterwards the music starts from its beginning', async () => {
    const sound = await inMatch();
    sound.stop();
    await settle();
    expect(playersThatWantToPlay()).toEqual([]);
    await goesOn(sound, 4_000);
    const begun = mockAv.players[0]!.log.filter(word => word.includes('positionMillis'));
    expect(begun).toHaveLength(2);
    expect(mockAv.players[0]!.volume).toBe(1);
  });

  const inStep = () => new Set(mockAv.living().map(({ position }) => position)).size === 1;

  test.each([
    ['a call of a minute', 60_000],
    ['a call that is refused at once', 2_000],
  ])('after %s the music fades in again, its layers in step', async (_what, ms) => {
    const sound = await inMatch();
    mockAv.callBegins();
    expect(inStep()).toBe(false);
    await goesOn(sound, ms);
    expect(playing()).toEqual([]);
    mockAv.callEnds();
    await settle(500);
    expect(Math.max(...mockAv.living().map(({ volume }) => volume))).toBeLessThan(1);
    await goesOn(sound, 12_000);
    expect([playing().length, inStep()]).toEqual([5, true]);
    expect(volumes()).toEqual(LAYERS_OF.glass.map(layer => loudnessOf(FULL, layer).toFixed(2)));
  });

  test('a match that ends during a call leaves no music after it', async () => {
    const sound = await inMatch();
    mockAv.callBegins();
    await goesOn(sound, 2_000);
    sound.music(SILENCE, 1);
    await settle(1_000);
    mockAv.callEnds();
    await settle(10_000);
    expect(playing()).toEqual([]);
    await goesOn(sound, 5_000);
    expect(playing()).toHaveLength(5);
  });

  test('with the headset unplugged, Android plays on by itself and an iPhone on return', async () => {
    const sound = await inMatch();
    mockAv.headsetUnplugged();
    await goesOn(sound, 10_000);
    expect([playing().length, inStep()]).toEqual(isAndroid ? [5, true] : [0, false]);
    await leave();
    await comeBack();
    await goesOn(sound, 5_000);
    expect([playing().length, inStep()]).toEqual([5, true]);
  });

  test('in the background nothing wants to play, and on return the music fades in', async () => {
    const sound = await inMatch();
    await leave();
    await goesOn(sound, 3_000);
    expect(playersThatWantToPlay()).toEqual([]);
    await comeBack();
    await settle(500);
    expect(mockAv.players[0]!.volume).toBeLessThan(0.5);
    await goesOn(sound, 4_000);
    expect([playing().length, inStep()]).toEqual([5, true]);
  });

  test('players that the system has removed are opened again', async () => {
    const sound = await inMatch();
    mockAv.lost();
    await goesOn(sound, 4_000, glassGrowth(0.3, false));
    await goesOn(sound, 10_000);
    expect([mockAv.living().length, playing().length]).toEqual([5, 5]);
  });

  test('music that failed to load is tried again after a while', async () => {
    mockAv.isBroken = true;
    const sound = createSound();
    await goesOn(sound, 3_000);
    mockAv.isBroken = false;
    await goesOn(sound, 10_000);
    expect(playing()).toHaveLength(5);
  });
});

test('a phone that cannot play goes on without sound', async () => {
  mockAv.isBroken = true;
  const sound = createSound();
  await expect(sound.unlock()).resolves.toBeUndefined();
  sound.play('glass-left', 1);
  sound.music(glassGrowth(0, true), 1);
  await settle(1_000);
  sound.stop();
  await settle(1_000);
});
