/**
 * What an app plays, by expo-av. A browser takes sound.web.ts: there expo-av drifts and clicks.
 *
 * What expo-av does by itself, as its native sources have it (AVManager, PlayerData, EXAV,
 * EXAVPlayerData), and what is made of it here and in cue.ts and music.ts:
 * - A player is first told that it wants to play, and only then refused the sound, in the background
 *   or in a call. It still wants to, and plays as soon as it may: so it is told not to.
 * - In the background all that wants to play is stopped, and goes on upon return, however late.
 * - A call, or another app that takes the sound, stops each player for itself; when it is over each
 *   goes on for itself. A headset that is unplugged stops them, too, and nothing starts them again.
 * - On Android, when the activity ends, and on an iPhone, when its media services are reset, the
 *   players are gone: each command is rejected, or answered as by one that was never loaded.
 */
import {
  Audio,
  type AVPlaybackSource,
  type AVPlaybackStatus,
  InterruptionModeAndroid,
  InterruptionModeIOS,
} from 'expo-av';
import { Platform } from 'react-native';
import type { Cue } from '../../games/board';
import { createCue } from './cue';
import { scaled } from './growth';
import { createMusic } from './music';
import { type OpenPlayer, type PlayerState, type PlayerWish, quietly } from './player';
import type { Sound } from '../ports';
import { watchPresence } from '../presence';
import { CUE_SAMPLES, type Sample } from './samples';

export function createSound(): Sound {
  const cues = new Map(
    Object.entries(CUE_SAMPLES).map(([cue, sample]) => [cue, createCue(sample, openPlayer)]),
  );
  // An iPhone tells when a call is over. Android refuses the sound during a call, so it can be asked.
  const music = createMusic(openPlayer, Platform.OS === 'android');
  let ready: Promise<void> | undefined;
  let isHere = true;

  async function makeReady(): Promise<void> {
    await quietly(beHeard());
    await Promise.all([...cues.values()].map(cue => cue.load()));
  }
  function hush(): void {
    for (const cue of cues.values()) cue.stop();
  }

  watchPresence(here => {
    isHere = here;
    if (here) return music.back();
    hush();
    music.away();
  });

  return {
    unlock: () => (ready ??= makeReady()),
    play(cue: Cue, volume) {
      if (isHere) void cues.get(cue)?.play(volume);
    },
    music: (levels, volume) => music.fadeTo(scaled(levels, volume)),
    stop() {
      hush();
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

const openPlayer: OpenPlayer = async sample => {
  const { sound, status } = await Audio.Sound.createAsync(source(sample));
  return {
    lasts: (status.isLoaded ? status.durationMillis : undefined) ?? 0,
    set: async wish => alive(await sound.setStatusAsync(asStatus(wish))),
    replay: async volume => alive(await sound.replayAsync({ volume })),
    isAlive: () =>
      sound.getStatusAsync().then(
        ({ isLoaded }) => isLoaded,
        () => false,
      ),
    watch: told => sound.setOnPlaybackStatusUpdate(now => told(stateOf(now))),
    close: () => quietly(sound.unloadAsync()),
  };
};

/** An iPhone answers for a player that is gone as for one that was never loaded. */
function alive({ isLoaded }: AVPlaybackStatus): void {
  if (!isLoaded) throw new Error('this sound is gone');
}

/** Without a tolerance of nought an iPhone seeks to wherever it likes, each layer to another place. */
const asStatus = ({ plays, volume, loops, fromStart }: PlayerWish) => ({
  ...(plays !== undefined && { shouldPlay: plays }),
  ...(volume !== undefined && { volume }),
  ...(loops !== undefined && { isLooping: loops }),
  ...(fromStart && {
    positionMillis: 0,
    seekMillisToleranceBefore: 0,
    seekMillisToleranceAfter: 0,
  }),
});

const stateOf = (status: AVPlaybackStatus): PlayerState =>
  status.isLoaded
    ? {
        isLoaded: true,
        wants: status.shouldPlay,
        isPlaying: status.isPlaying,
        isBuffering: status.isBuffering,
      }
    : { isLoaded: false };

const source = (sample: Sample): AVPlaybackSource =>
  typeof sample === 'number' ? sample : { uri: sample };
