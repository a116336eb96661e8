/** The layers of the music, which stay in step and always fade in. */
import type { Millis } from '../../kit/millis';
import { clock } from '../clock';
import { isSilent, type Layer, type Levels, loudnessOf, nearer, onlyOf, SILENCE } from './growth';
import { type OpenPlayer, type SoundPlayer, type PlayerState, quietly } from './player';
import { LAYER_SAMPLES } from './samples';

const FADE_STEP_MS: Millis = 100;
const FADE_MS: Millis = 3_000;
/** A layer that starts or loops is silent for a moment; an interrupted one for longer. */
const SETTLE_MS: Millis = 400;
/** The time after which the system is asked again. */
const REST_MS: Millis = 5_000;

type Players = ReadonlyMap<Layer, SoundPlayer>;

/**
 * The music of one soundtrack. `asksAgain` is for systems that do not report the end of an
 * interruption.
 */
export function createMusic(open: OpenPlayer, layers: readonly Layer[], asksAgain: boolean) {
  let players: Promise<Players> | undefined;
  let [heard, wanted] = [SILENCE, SILENCE];
  let [isFading, isBegun, isAway, isInterrupted] = [false, false, false, false];
  let restsUntil: Millis = 0;
  const states = new Map<Layer, PlayerState>();

  const isThere = () =>
    layers.every(layer => loudnessOf(heard, layer) === loudnessOf(wanted, layer));
  const mayPlay = () => !isAway && clock.now() >= restsUntil;

  function fadeTo(levels: Levels): void {
    wanted = onlyOf(layers, levels);
    if (isInterrupted && isSilent(wanted)) return stop();
    if (isFading || isThere() || !mayPlay()) return;
    isFading = true;
    void fade()
      .catch(giveUp)
      .finally(() => (isFading = false));
  }

  async function fade(): Promise<void> {
    const all = await (players ??= loaded());
    while (!isThere() && mayPlay()) {
      if (!isBegun) await begin(all);
      heard = nearer(heard, wanted, FADE_STEP_MS / FADE_MS);
      await each(all, (player, layer) => player.set({ volume: loudnessOf(heard, layer) }));
      await new Promise(resolve => setTimeout(resolve, FADE_STEP_MS));
    }
    if (!isThere() || !isSilent(heard)) return;
    restsUntil = 0;
    await pause(all);
  }

  /** Starts all layers with one call, from the beginning and silent, so that they stay in step. */
  async function begin(all: Players): Promise<void> {
    [isBegun, isInterrupted] = [true, false];
    states.clear();
    const fromStart = { plays: true, loops: true, volume: 0, fromStart: true } as const;
    await each(all, player => player.set(fromStart));
  }

  /** A layer that still wants to play would start whenever it may, each at another moment. */
  async function pause(all: Players): Promise<void> {
    [isBegun, isInterrupted] = [false, false];
    await each(all, player => quietly(player.set({ plays: false })));
  }

  /** The system refused to play, or removed the players. */
  async function giveUp(): Promise<void> {
    [heard, restsUntil] = [SILENCE, clock.now() + REST_MS];
    const all = await players?.catch(() => undefined);
    if (!all) return forget();
    await pause(all);
    const alive = await each(all, player => player.isAlive());
    if (alive.every(it => it)) return;
    forget();
    await each(all, player => quietly(player.close()));
  }

  function forget(): void {
    [players, isBegun] = [undefined, false];
  }

  function stop(): void {
    [heard, wanted] = [SILENCE, SILENCE];
    [isInterrupted, restsUntil] = [false, 0];
    if (players) void quietly(players.then(pause));
  }

  /** Each layer reports its own state; the states are read once they have settled. */
  function onState(layer: Layer, state: PlayerState): void {
    states.set(layer, state);
    if (isBegun && isBad(state) !== isInterrupted) setTimeout(settle, SETTLE_MS);
  }

  function settle(): void {
    if (!isBegun || isAway) return;
    const all = layers.map(layer => states.get(layer));
    if (all.some(state => state?.isLoaded === false)) return void giveUp();
    if (!isInterrupted && all.some(isBad)) interrupt();
    else if (isInterrupted && all.every(state => state?.isLoaded && state.isPlaying)) resume();
  }

  /**
   * The sound was interrupted. The players still want to play, so that the system can restart them.
   */
  function interrupt(): void {
    [isInterrupted, heard] = [true, SILENCE];
    restsUntil = asksAgain ? clock.now() + REST_MS : Infinity;
  }

  /**
   * After an interruption each layer would go on where it was stopped, out of step. So all begin
   * again.
   */
  function resume(): void {
    [isInterrupted, isBegun, heard, restsUntil] = [false, false, SILENCE, 0];
    fadeTo(wanted);
  }

  async function loaded(): Promise<Players> {
    const entries = layers.map(async layer => {
      const player = await open(LAYER_SAMPLES[layer]);
      player.watch(state => onState(layer, state));
      return [layer, player] as const;
    });
    return new Map(await Promise.all(entries));
  }

  return {
    fadeTo,
    stop,
    away() {
      [isAway, isInterrupted, heard, restsUntil] = [true, false, SILENCE, 0];
      if (players) void quietly(players.then(pause));
    },
    back() {
      isAway = false;
      fadeTo(wanted);
    },
  };
}

const each = <T>(all: Players, work: (player: SoundPlayer, layer: Layer) => Promise<T>) =>
  Promise.all([...all].map(([layer, player]) => work(player, layer)));

const isBad = (state: PlayerState | undefined): boolean =>
  state !== undefined &&
  (!state.isLoaded || (state.wants && !state.isPlaying && !state.isBuffering));
