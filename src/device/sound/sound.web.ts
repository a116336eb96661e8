/**
 * Plays sounds in a browser by Web Audio, with layers in step to the sample and volumes that work
 * on iOS. An audio element there ignores its volume and needs a tap for every file.
 */
import {
  type Cue,
  type EventCue,
  LOBBY_CUES,
  type LobbyCue,
  SEA_CUES,
  type SeaCue,
  STORY_CUES,
  type StoryCue,
} from '../../games/board';
import {
  isSilent,
  type Layer,
  type Levels,
  loudnessOf,
  onlyOf,
  scaled,
  SILENCE,
  TRACKS,
} from './growth';
import {
  CUE_SAMPLES,
  LAYER_SAMPLES,
  LOBBY_SAMPLES,
  type Sample,
  SEA_SAMPLES,
  STORY_SAMPLES,
} from './samples';
import type { Sound } from '../ports';
import { isOneOf, keysOf, record } from '../../kit/keys';

type Buffers<Name extends string> = Partial<Record<Name, AudioBuffer>>;
type Stem = { readonly source: AudioBufferSourceNode; readonly gain: GainNode };

const FADE_SECONDS = 1.2;
/** Every fade is over after this time. */
const FADED_MS = 6_000;

export function createSound(): Sound {
  let context: AudioContext | undefined;
  let cues: Promise<Buffers<Cue>> | undefined;
  let lobby: Promise<Buffers<LobbyCue>> | undefined;
  let sea: Promise<Buffers<SeaCue>> | undefined;
  let story: Promise<Buffers<StoryCue>> | undefined;
  const tracks = TRACKS.map(layers => createMusic(() => context, layers));
  const playing = new Set<Stem>();

  async function unlock(): Promise<void> {
    context ??= opened();
    if (!context) return;
    cues ??= loaded(context, CUE_SAMPLES);
    await wake(context);
    for (const track of tracks) track.again();
    await cues;
  }

  async function bufferOf(here: AudioContext, cue: EventCue | LobbyCue) {
    if (isOneOf(LOBBY_CUES, cue)) return (await (lobby ??= loaded(here, LOBBY_SAMPLES)))[cue];
    if (isOneOf(SEA_CUES, cue)) return (await (sea ??= loaded(here, SEA_SAMPLES)))[cue];
    if (isOneOf(STORY_CUES, cue)) return (await (story ??= loaded(here, STORY_SAMPLES)))[cue];
    return (await cues)?.[cue];
  }

  async function play(cue: EventCue | LobbyCue, volume: number): Promise<void> {
    const here = context;
    if (!here) return;
    await wake(here);
    const buffer = await bufferOf(here, cue);
    // A browser that still waits for a tap would play the cue at that tap, much too late.
    if (!buffer || here.state !== 'running') return;
    const one = stem(here, buffer, volume);
    playing.add(one);
    one.source.addEventListener('ended', () => playing.delete(one));
    one.source.start();
  }

  return {
    unlock: () => unlock().catch(() => undefined),
    play: (cue, volume) => void play(cue, volume).catch(() => undefined),
    music(levels, volume) {
      for (const track of tracks) track.fadeTo(scaled(levels, volume));
    },
    stop() {
      for (const one of playing) hush(one);
      for (const track of tracks) track.stop();
    },
  };
}

function createMusic(context: () => AudioContext | undefined, layers: readonly Layer[]) {
  let wanted: Levels = SILENCE;
  let buffers: Promise<Partial<Record<Layer, AudioBuffer>>> | undefined;
  let stems: Partial<Record<Layer, Stem>> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function begin(here: AudioContext): Promise<void> {
    const found = await (buffers ??= loaded(
      here,
      record(layers, layer => LAYER_SAMPLES[layer]),
    ));
    if (stems || isSilent(wanted)) return;
    const at = here.currentTime + 0.1;
    stems = Object.fromEntries(
      layers.flatMap(layer => (found[layer] ? [[layer, looped(here, found[layer], at)]] : [])),
    );
    turn(here);
  }

  function turn(here: AudioContext): void {
    for (const layer of layers)
      stems?.[layer]?.gain.gain.setTargetAtTime(
        loudnessOf(wanted, layer),
        here.currentTime,
        FADE_SECONDS,
      );
  }

  function fadeTo(levels: Levels): void {
    wanted = onlyOf(layers, levels);
    clearTimeout(timer);
    const here = context();
    if (!here) return;
    if (stems) turn(here);
    else if (!isSilent(wanted)) void begin(here).catch(() => undefined);
    if (isSilent(wanted)) timer = setTimeout(stop, FADED_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    wanted = SILENCE;
    for (const layer of layers) hush(stems?.[layer]);
    stems = undefined;
  }

  return { fadeTo, stop, again: () => fadeTo(wanted) };
}

function opened(): AudioContext | undefined {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return undefined;
  beHeard();
  const context = new Context();
  // A call or another app may suspend the sound; the next touch resumes it.
  for (const touch of ['pointerup', 'keydown'])
    document.addEventListener(touch, () => void wake(context).catch(() => undefined));
  return context;
}

/**
 * On an iPhone this plays even if the mute switch is on, because vibration cannot stand in there.
 */
function beHeard(): void {
  const { audioSession } = navigator;
  if (audioSession) audioSession.type = 'playback';
}

/**
 * Also resolves without a tap after a moment, because a browser would leave its promise pending for
 * ever.
 */
const wake = (context: AudioContext): Promise<unknown> =>
  context.state === 'running'
    ? Promise.resolve()
    : Promise.race([context.resume(), new Promise(resolve => setTimeout(resolve, 400))]);

async function loaded<Name extends string>(
  context: AudioContext,
  samples: Readonly<Record<Name, Sample>>,
): Promise<Partial<Record<Name, AudioBuffer>>> {
  const found: Partial<Record<Name, AudioBuffer>> = {};
  await Promise.all(
    keysOf(samples).map(async name => {
      const buffer = await decoded(context, samples[name]).catch(() => undefined);
      if (buffer) found[name] = buffer;
    }),
  );
  return found;
}

async function decoded(context: AudioContext, sample: Sample): Promise<AudioBuffer> {
  const bytes = await (await fetch(String(sample))).arrayBuffer();
  // Uses callbacks, the only form that old Safari knows.
  return new Promise((resolve, reject) => {
    void context.decodeAudioData(bytes, resolve, reject);
  });
}

function stem(context: AudioContext, buffer: AudioBuffer, volume: number): Stem {
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = buffer;
  gain.gain.value = volume;
  source.connect(gain).connect(exitOf(context));
  return { source, gain };
}

const exits = new WeakMap<AudioContext, AudioNode>();

/** Two glasses at once would clip, so everything goes through one compressor. */
function exitOf(context: AudioContext): AudioNode {
  const known = exits.get(context);
  if (known) return known;
  const door = context.createDynamicsCompressor();
  door.threshold.value = -9;
  door.ratio.value = 12;
  // The compressor raises the level again, which would be too loud.
  const level = context.createGain();
  level.gain.value = 0.6;
  door.connect(level).connect(context.destination);
  exits.set(context, door);
  return door;
}

function looped(context: AudioContext, buffer: AudioBuffer, at: number): Stem {
  const made = stem(context, buffer, 0);
  made.source.loop = true;
  made.source.start(at);
  return made;
}

/** Fades out for a moment, because a sudden end clicks. */
function hush(it: Stem | undefined): void {
  if (!it) return;
  const now = it.gain.context.currentTime;
  it.gain.gain.cancelScheduledValues(now);
  it.gain.gain.setTargetAtTime(0, now, 0.03);
  it.source.stop(now + 0.2);
}
