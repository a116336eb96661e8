/** What an app plays, by expo-av. A browser takes sound.web.ts: there expo-av drifts and clicks. */
import {
  Audio,
  type AVPlaybackSource,
  InterruptionModeAndroid,
  InterruptionModeIOS,
} from 'expo-av';
import type { Cue } from '../games/board';
import type { Millis } from '../kit/millis';
import { clock } from './clock';
import { isSilent, LAYERS, type Layer, type Levels, nearer, scaled, SILENCE } from './growth';
import { CUE_SAMPLES, LAYER_SAMPLES, type Sample } from './samples';
import type { Sound } from './ports';

/** Android has some thirty tracks for all apps together. */
const MOST_AT_ONCE = 2;
const FADE_STEP_MS: Millis = 100;
const FADE_MS: Millis = 3_000;

export function createSound(): Sound {
  const cues = new Map(Object.entries(CUE_SAMPLES).map(([cue, it]) => [cue, createCue(it)]));
  const music = createMusic();
  let ready: Promise<void> | undefined;

  async function makeReady(): Promise<void> {
    await quietly(beHeard());
    await Promise.all([...cues.values()].map(cue => cue.load()));
  }

  return {
    unlock: () => (ready ??= makeReady()),
    play: (cue: Cue, volume) => void cues.get(cue)?.play(volume),
    music: (levels, volume) => music.fadeTo(scaled(levels, volume)),
    stop() {
      for (const cue of cues.values()) cue.stop();
      music.stop();
    },
  };
}

/** Also where the switch at its side says silent, and beside the music of others. */
const beHeard = () =>
  Audio.setAudioModeAsync({
    playsInSilentModeIOS: true,
    interruptionModeIOS: InterruptionModeIOS.MixWithOthers,
    interruptionModeAndroid: InterruptionModeAndroid.DuckOthers,
    shouldDuckAndroid: true,
    staysActiveInBackground: false,
  });

type Voice = { readonly player: Audio.Sound; readonly lasts: Millis; freeAt: Millis };

function createCue(sample: Sample) {
  const voices: Voice[] = [];
  let first: Promise<unknown> | undefined;

  async function add(): Promise<Voice> {
    const { sound: player, status } = await Audio.Sound.createAsync(source(sample));
    const lasts = (status.isLoaded ? status.durationMillis : undefined) ?? 0;
    const voice = { player, lasts, freeAt: 0 };
    voices.push(voice);
    return voice;
  }

  const load = () => quietly((first ??= add()));

  async function playNow(volume: number): Promise<void> {
    await load();
    const [oldest] = [...voices].sort((one, other) => one.freeAt - other.freeAt);
    const isBusy = oldest === undefined || oldest.freeAt > clock.now();
    const voice = isBusy && voices.length < MOST_AT_ONCE ? await add() : oldest;
    if (!voice) return;
    voice.freeAt = clock.now() + voice.lasts;
    await voice.player.replayAsync({ volume });
  }

  return {
    load,
    play: (volume: number) => quietly(playNow(volume)),
    stop() {
      for (const { player } of voices) void quietly(player.stopAsync());
    },
  };
}

type Players = Readonly<Record<Layer, Audio.Sound>>;

function createMusic() {
  let players: Promise<Players> | undefined;
  let [heard, wanted] = [SILENCE, SILENCE];
  let [isFading, isPlaying] = [false, false];

  function fadeTo(levels: Levels): void {
    wanted = levels;
    if (isFading || isThere()) return;
    isFading = true;
    void quietly(fade()).then(() => (isFading = false));
  }

  const isThere = () => LAYERS.every(layer => heard[layer] === wanted[layer]);

  async function fade(): Promise<void> {
    const all = await (players ??= loaded());
    while (!isThere()) {
      if (!isPlaying) await begin(all);
      heard = nearer(heard, wanted, FADE_STEP_MS / FADE_MS);
      await Promise.all(LAYERS.map(layer => all[layer].setVolumeAsync(heard[layer])));
      await new Promise(resolve => setTimeout(resolve, FADE_STEP_MS));
    }
    if (isSilent(heard)) await pause(all);
  }

  /** All at one call, from the beginning and unheard: so they stay together. */
  async function begin(all: Players): Promise<void> {
    isPlaying = true;
    const anew = { shouldPlay: true, isLooping: true, volume: 0, positionMillis: 0 };
    await Promise.all(LAYERS.map(layer => all[layer].setStatusAsync(anew)));
  }

  async function pause(all: Players): Promise<void> {
    isPlaying = false;
    await Promise.all(LAYERS.map(layer => all[layer].pauseAsync()));
  }

  function stop(): void {
    [heard, wanted] = [SILENCE, SILENCE];
    if (players) void quietly(players.then(pause));
  }

  return { fadeTo, stop };
}

async function loaded(): Promise<Players> {
  const entries = LAYERS.map(async layer => [layer, await opened(LAYER_SAMPLES[layer])] as const);
  return Object.fromEntries(await Promise.all(entries)) as Players;
}

const opened = async (sample: Sample): Promise<Audio.Sound> =>
  (await Audio.Sound.createAsync(source(sample))).sound;

const source = (sample: Sample): AVPlaybackSource =>
  typeof sample === 'number' ? sample : { uri: sample };

/** A phone that cannot play has still a game to go on with. */
const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
