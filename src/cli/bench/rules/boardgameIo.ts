/**
 * A match of the same size on boardgame.io: its Local master with four clients in this process. No
 * rules check its moves, and there is no fifth client for the board.
 */
import type { Game, LongFormMove } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { ActivePlayers } from 'boardgame.io/core';
import { Local } from 'boardgame.io/multiplayer';
import { COLOURS, type Good, type Slot } from '../../../games/time-n-space/rules/components';
import type { Glass, State, Thing } from '../../../games/time-n-space/rules/state';
import { view } from '../../../games/time-n-space/rules/view';
import { type BySeat, of, type Seat } from '../../../kit/seat';

/** The mutable part of the state that these moves change. */
type Loose = {
  glasses: BySeat<Glass[]>;
  centres: BySeat<{ buildings: Record<Slot, { units: (Thing | null)[] }> }>;
  supply: Record<Good, number>;
};
type Player = ReturnType<typeof Client<Loose>>;

const seatOf = (playerID: string | null | undefined) => COLOURS[Number(playerID)] as Seat;

/**
 * Alternates the changes of our two most frequent acts: turning a glass, and lifting it to produce.
 */
function changeLike(G: Loose, seat: Seat, nth: number): void {
  const glass = (nth >> 1) % 2;
  const turned = nth % 2 === 0;
  of(G.glasses, seat)[glass] = turned ? { on: 'plant-1', until: 60_000 + nth } : null;
  if (turned) return;
  of(G.centres, seat).buildings['plant-1'].units[0] = glass === 0 ? 'grey' : null;
  G.supply.grey += glass === 0 ? -1 : 1;
}

// Its fastest reasonable settings. Moves per second in one run, best of 40 rounds: with these
// settings 16,200; with the mover's client predicting each move (`client` left out) 10,300; with
// undo as well 10,100; with `deltaState` and prediction 3,400. Switching off Immer's freezing
// changed nothing. Version 0.50 needs its log.
const move: LongFormMove<Loose> = {
  move: ({ G, playerID }, nth: number) => changeLike(G, seatOf(playerID), nth),
  ignoreStaleStateID: true,
  client: false,
};

export const gameFrom = (start: State): Game<Loose> => ({
  name: 'as-large-as-ours',
  setup: () => structuredClone(start) as unknown as Loose,
  moves: { move },
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) =>
    view(G as unknown as State, playerID === null ? 'board' : seatOf(playerID)),
  disableUndo: true,
});

export type Joined = {
  readonly play: (moves: number) => void;
  readonly shown: () => unknown;
  readonly stop: () => void;
};

/** A new table with an empty log and four clients. */
export function join(start: State): Joined {
  const game = gameFrom(start); // clients find their master by this object, so all four must share it
  const multiplayer = Local();
  const players = COLOURS.map((_, n) =>
    Client({ game, debug: false, numPlayers: 4, playerID: `${n}`, multiplayer }),
  );
  const seen = players.map(() => -1);
  for (const [n, player] of players.entries()) {
    player.start();
    player.subscribe(state => {
      seen[n] = state?._stateID ?? -1;
    });
  }
  let moves = 0;
  return {
    play: more => {
      for (const end = moves + more; moves < end; moves++) moveOnce(players, seen, moves);
    },
    shown: () => players[0]?.getState()?.G,
    stop: () => players.forEach(player => player.stop()),
  };
}

/** Fails unless the move has reached all four clients. */
function moveOnce(players: readonly Player[], seen: readonly number[], n: number): void {
  players[n % players.length]?.moves.move?.(Math.floor(n / players.length));
  if (seen.some(stateID => stateID !== n + 1)) throw new Error(`move ${n} has not reached all`);
}
