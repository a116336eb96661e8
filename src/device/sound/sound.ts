/**
 * Plays sounds in the native app by expo-av. Browsers use sound.web.ts, because expo-av drifts and
 * clicks there.
 *
 * By its native sources (AVManager, PlayerData, EXAV, EXAVPlayerData), expo-av behaves as follows,
 * and cue.ts and music.ts work round it:
 * - In the background or during a call, a player first records that it wants to play and is then
 *   refused. It still wants to and starts as soon as it may, so it has to be stopped.
 * - In the background, every player that wants to play is paused, and goes on upon return, however
 *   late that is.
 * - A call, or another app that takes the sound, stops each player separately, and afterwards each
 *   goes on separately. Unplugging a headset also stops them, but nothing starts them again.
 * - When the activity ends on Android, or the media services are reset on an iPhone, the players are
 *   gone: each command is rejected, or answered as by a player that was never loaded.
 */
import {
  Audio,
  type AVPlaybackSource,
  type AVPlaybackStatus,
  InterruptionModeAndroid,
  InterruptionModeIOS,
} from 'expo-av';
import { Platform } from 'react-native';
import type { EventCue, LobbyCue } from '../../games/board';
import { keysOf } from '../../kit/keys';
import { createCue } from './cue';
import { scaled, TRACKS } from './growth';
import { createMusic } from './music';
import { type OpenPlayer, type PlayerState, type PlayerWish, quietly } from './player';
import type { Sound } from '../ports';
import { watchPresence } from '../presence';
import { CUE_SAMPLES, LOBBY_SAMPLES, type Sample, SEA_SAMPLES, STORY_SAMPLES } from './samples';

export function createSound(): Sound {
  const samples: Readonly<Record<EventCue | LobbyCue, Sample>> = {
    ...CUE_SAMPLES,
    ...LOBBY_SAMPLES,
    ...SEA_SAMPLES,
    ...STORY_SAMPLES,
  };
  const cues = new Map(
    keysOf(samples).map(cue => [cue, createCue(samples[cue], openPlayer)] as const),
  );
  // An iPhone reports the end of a call. Android does not, but refuses to play during a call, so it
  // can be asked again.
  const tracks = TRACKS.map(layers => createMusic(openPlayer, layers, Platform.OS === 'android'));
  let ready: Promise<void> | undefined;
  let isHere = true;

  async function makeReady(): Promise<void> {
    await quietly(beHeard());
    await Promise.all(keysOf(CUE_SAMPLES).map(cue => cues.get(cue)?.load()));
  }
  function hush(): void {
    for (const cue of cues.values()) cue.stop();
  }

  watchPresence(here => {
    isHere = here;
    if (here) return tracks.forEach(it => it.back());
    hush();
    for (const track of tracks) track.away();
  });

  return {
    unlock: () => (ready ??= makeReady()),
    play(cue, volume) {
      if (isHere) void cues.get(cue)?.play(volume);
    },
    music(levels, volume) {
      for (const track of tracks) track.fadeTo(scaled(levels, volume));
    },
    stop() {
      hush();
      for (const track of tracks) track.stop();
    },
  };
}

/** Plays even if the mute switch is on, and alongside the music of other apps. */
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

/** For a removed player an iPhone answers as for one that was never loaded. */
function alive({ isLoaded }: AVPlaybackStatus): void {
  if (!isLoaded) throw new Error('this sound is gone');
}

/** Without a tolerance of 0 an iPhone seeks inexactly, and each layer to another place. */
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
