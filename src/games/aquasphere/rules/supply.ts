/** Time markers and crystals move between players, sectors and the general supply. */
import type { Seat } from '../../../kit/seat';
import { LEAST_TIME, type Letter } from './components';
import { roomFor } from './lab';
import { playerOf, sectorOf, withPlayer, withSector } from './pieces';
import type { Seen, State } from './state';

export type Goods = 'time' | 'crystals';
type Taken = { readonly state: State; readonly count: number };

export const withSupply = (state: State, part: Partial<Seen['supply']>): State => ({
  ...state,
  supply: { ...state.supply, ...part },
});

/** Never more than the lab has room for, nor than there is. */
export const gainable = (seen: Seen, seat: Seat, goods: Goods, wanted: number): number =>
  Math.min(wanted, roomFor(playerOf(seen, seat), goods), seen.supply[goods]);

export function gained(state: State, seat: Seat, goods: Goods, wanted: number): Taken {
  const count = gainable(state, seat, goods, wanted);
  const paid = withSupply(state, { [goods]: state.supply[goods] - count });
  return {
    state: withPlayer(paid, seat, { [goods]: playerOf(state, seat)[goods] + count }),
    count,
  };
}

export const paid = (state: State, seat: Seat, goods: Goods, count: number): State =>
  withSupply(withPlayer(state, seat, { [goods]: playerOf(state, seat)[goods] - count }), {
    [goods]: state.supply[goods] + count,
  });

/** Time markers in a yellow area, filled up for a player who takes them. */
export function timeIn(seen: Seen, letter: Letter): number {
  const { time } = sectorOf(seen, letter);
  return Math.max(time, Math.min(LEAST_TIME, time + seen.supply.time));
}

export function tookTime(state: State, seat: Seat, letter: Letter): Taken {
  const offered = timeIn(state, letter);
  const player = playerOf(state, seat);
  const count = Math.min(offered, roomFor(player, 'time'));
  const filledUp = offered - sectorOf(state, letter).time;
  const left = withSector(state, letter, { time: offered - count });
  const held = withPlayer(left, seat, { time: player.time + count });
  return { state: withSupply(held, { time: state.supply.time - filledUp }), count };
}

export function tookCrystals(state: State, seat: Seat, letter: Letter): Taken {
  const { crystals } = sectorOf(state, letter);
  const player = playerOf(state, seat);
  const count = Math.min(crystals, roomFor(player, 'crystals'));
  const left = withSector(state, letter, { crystals: crystals - count });
  return { state: withPlayer(left, seat, { crystals: player.crystals + count }), count };
}
