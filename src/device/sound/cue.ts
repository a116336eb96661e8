/** One short sound, which may overlap itself. */
import type { Millis } from '../../kit/millis';
import { clock } from '../clock';
import { type OpenPlayer, type SoundPlayer, quietly } from './player';
import type { Sample } from './samples';

/** Android has some thirty tracks for all apps together. */
const MOST_AT_ONCE = 2;
/** It may begin a little late. */
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
    // Refused, as in a call: what was asked for would sound as soon as it is allowed again.
    if (await done(player.set({ plays: false }))) return;
    drop(voice);
    await play(volume, tries - 1);
  }

  /**
   * On Android a player that has come to its end still wants to play, and as long as one wants to the
   * music of others is kept low; one that a call has cut off would sound out its rest after the call.
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
