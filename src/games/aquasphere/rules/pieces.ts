/** Finds and replaces the parts of a state. */
import { of, type Seat } from '../../../kit/seat';
import { COLOURS, type Letter } from './components';
import type { Colour, Due, Player, Sector, Seen, State } from './state';

export const playerOf = ({ players }: Seen, seat: Seat): Player => of(players, seat);
export const sectorOf = ({ sectors }: Seen, letter: Letter): Sector => sectors[letter];

export const withPlayer = <S extends Seen>(state: S, seat: Seat, part: Partial<Player>): S => ({
  ...state,
  players: { ...state.players, [seat]: { ...playerOf(state, seat), ...part } },
});

export const withSector = <S extends Seen>(state: S, letter: Letter, part: Partial<Sector>): S => ({
  ...state,
  sectors: { ...state.sectors, [letter]: { ...sectorOf(state, letter), ...part } },
});

/** To be settled before everything else. */
export const withDue = (state: State, ...due: readonly Due[]): State =>
  due.length === 0 ? state : { ...state, due: [...due, ...state.due] };

/** The first thing to settle is done. */
export const withoutDue = (state: State): State => ({ ...state, due: state.due.slice(1) });

/** The colours without a player. */
export const neutralIn = ({ seats }: Pick<Seen, 'seats'>): readonly Colour[] =>
  COLOURS.filter(colour => !seats.includes(colour));
