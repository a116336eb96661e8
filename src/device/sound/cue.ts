/** A short sound that may overlap itself. */
import type { Millis } from '../../kit/millis';
import { clock } from '../clock';
import { type OpenPlayer, type SoundPlayer, quietly } from './player';
import type { Sample } from './samples';

/** Android has about thirty tracks for all apps together. */
const MOST_AT_ONCE = 2;
/** A cue may begin this late. */
const SLACK_MS: Millis = 300;

type Voice = { readonly player: SoundPlayer; freeAt: Millis };

export function createCue(sample: Sample, open: OpenPlayer) {
  const voices: Voice[] = [];
  let first: Promise<unknown> | undefined;

  async function add(): Promise<Voice> {
    const voice = { player: await open(sample), freeAt: 0 };
    voices.push(voice);
    return voice;
  }

  const load = () => quietly((first ??= add()));

  async function freeVoice(): Promise<Voice | undefined> {
    await load();
    const [oldest] = [...voices].sort((one, other) => one.freeAt - other.freeAt);
    const isBusy = oldest === undefined || oldest.freeAt > clock.now();
    return isBusy && voices.length < MOST_AT_ONCE ? add() : oldest;
  }

  async function play(volume: number, tries = 2): Promise<void> {
    const voice = await freeVoice();
    if (!voice || tries === 0) return;
    const { player } = voice;
    voice.freeAt = clock.now() + player.lasts;
    setTimeout(() => rest(voice), player.lasts + SLACK_MS);
    if (await done(player.replay(volume))) return;
    // If the system refuses, as during a call, the player has to be stopped, or it would start as
    // soon as it may.
    if (await done(player.set({ plays: false }))) return;
    drop(voice);
    await play(volume, tries - 1);
  }

  /**
   * On Android a player that has reached its end still wants to play, and while one does, the
   * system keeps other apps' music quiet; one that a call cut off would play its rest after the
   * call.
   */
  function rest(voice: Voice): void {
    if (voice.freeAt <= clock.now()) void done(voice.player.set({ plays: false }));
  }

  function drop(voice: Voice): void {
    voices.splice(voices.indexOf(voice), 1);
    void quietly(voice.player.close());
  }

  return {
    load,
    play: (volume: number) => quietly(play(volume)),
    stop() {
      for (const { player } of voices) void done(player.set({ plays: false }));
    },
  };
}

const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
