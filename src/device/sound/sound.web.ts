/**
 * What a browser plays, by Web Audio: layers in step to the sample, and volumes that iOS heeds. An
 * audio element there has but one volume, and needs a tap of its own for every file.
 */
import type { Cue } from '../../games/board';
import { isSilent, LAYERS, type Layer, type Levels, scaled, SILENCE } from './growth';
import { CUE_SAMPLES, LAYER_SAMPLES, type Sample } from './samples';
import type { Sound } from '../ports';
import { keysOf } from '../../kit/keys';

type Cues = Partial<Record<Cue, AudioBuffer>>;
type Stem = { readonly source: AudioBufferSourceNode; readonly gain: GainNode };

const FADE_SECONDS = 1.2;
/** After so long a fade has reached what it went for. */
const FADED_MS = 6_000;

export function createSound(): Sound {
  let context: AudioContext | undefined;
  let cues: Promise<Cues> | undefined;
  const music = createMusic(() => context);
  const playing = new Set<Stem>();

  async function unlock(): Promise<void> {
    context ??= opened();
    if (!context) return;
    cues ??= loaded(context, CUE_SAMPLES);
    await wake(context);
    music.again();
    await cues;
  }

  async function play(cue: Cue, volume: number): Promise<void> {
    const here = context;
    if (!here) return;
    await wake(here);
    const buffer = (await cues)?.[cue];
    // A browser that still waits for a tap would play it then, long after its moment.
    if (!buffer || here.state !== 'running') return;
    const one = stem(here, buffer, volume);
    playing.add(one);
    one.source.addEventListener('ended', () => playing.delete(one));
    one.source.start();
  }

  return {
    unlock: () => unlock().catch(() => undefined),
    play: (cue, volume) => void play(cue, volume).catch(() => undefined),
    music: (levels, volume) => music.fadeTo(scaled(levels, volume)),
    stop() {
      for (const one of playing) hush(one);
      music.stop();
    },
  };
}

function createMusic(context: () => AudioContext | undefined) {
  let wanted: Levels = SILENCE;
  let buffers: Promise<Partial<Record<Layer, AudioBuffer>>> | undefined;
  let stems: Partial<Record<Layer, Stem>> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function begin(here: AudioContext): Promise<void> {
    const found = await (buffers ??= loaded(here, LAYER_SAMPLES));
    if (stems || isSilent(wanted)) return;
    const at = here.currentTime + 0.1;
    stems = Object.fromEntries(
      LAYERS.flatMap(layer => (found[layer] ? [[layer, looped(here, found[layer], at)]] : [])),
    );
    turn(here);
  }

  function turn(here: AudioContext): void {
    for (const layer of LAYERS)
      stems?.[layer]?.gain.gain.setTargetAtTime(wanted[layer], here.currentTime, FADE_SECONDS);
  }

  function fadeTo(levels: Levels): void {
    wanted = levels;
    clearTimeout(timer);
    const here = context();
    if (!here) return;
    if (stems) turn(here);
    else if (!isSilent(levels)) void begin(here).catch(() => undefined);
    if (isSilent(levels)) timer = setTimeout(stop, FADED_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    wanted = SILENCE;
    for (const layer of LAYERS) hush(stems?.[layer]);
    stems = undefined;
  }

  return { fadeTo, stop, again: () => fadeTo(wanted) };
}

function opened(): AudioContext | undefined {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return undefined;
  beHeard();
  const context = new Context();
  // A call or another app may take the sound away; the next touch fetches it back.
  for (const touch of ['pointerup', 'keydown'])
    document.addEventListener(touch, () => void wake(context).catch(() => undefined));
  return context;
}

/** On an iPhone also where the switch at its side says silent: there is no pulse to stand in. */
function beHeard(): void {
  const { audioSession } = navigator;
  if (audioSession) audioSession.type = 'playback';
}

/** Resolves at once where no tap has allowed it yet: a browser would keep that promise for ever. */
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
  // With callbacks: the Safari of old knows no other way.
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

/** Two glasses at once would be louder than loud: all leaves by one door, which holds it back. */
function exitOf(context: AudioContext): AudioNode {
  const known = exits.get(context);
  if (known) return known;
  const door = context.createDynamicsCompressor();
  door.threshold.value = -9;
  door.ratio.value = 12;
  // The compressor makes up for what it takes, and would be too loud again.
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

/** A breath before the end, or it would end with a click. */
function hush(it: Stem | undefined): void {
  if (!it) return;
  const now = it.gain.context.currentTime;
  it.gain.gain.cancelScheduledValues(now);
  it.gain.gain.setTargetAtTime(0, now, 0.03);
  it.source.stop(now + 0.2);
}
