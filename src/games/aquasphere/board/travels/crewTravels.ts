/** Engineers go through the headquarters, scientists through the locks. */
import { of, type Seat } from '@/kit/seat';
import { withPlayer } from '../../rules/pieces';
import { routeTo } from '../../rules/station';
import type { Seen } from '../../rules/state';
import type { TravelPlace, Travel } from './places';
import type { Mover } from './stage';
import { takingOf } from './taking';

const engineers: Mover = (shown, goal) => {
  const seats = shown.seats.filter(
    seat => of(shown.players, seat).engineer !== of(goal.players, seat).engineer,
  );
  if (seats.length === 0) return undefined;
  const lifted = seats.reduce((now, seat) => withPlayer(now, seat, { engineer: null }), shown);
  return {
    travels: seats.map(seat => ({
      piece: { what: 'engineer', colour: seat },
      count: 1,
      way: [engineerPlace(shown, seat), engineerPlace(goal, seat)],
    })),
    during: { ...lifted, passed: shown.passed.filter(seat => !seats.includes(seat)) },
    after: { ...takingOf(shown, goal, seats, 'engineer', 'spent'), passed: goal.passed },
    away: [],
  };
};

function engineerPlace({ players, passed }: Seen, seat: Seat): TravelPlace {
  const { engineer } = of(players, seat);
  return engineer === null
    ? { at: 'slot', place: Math.max(0, passed.indexOf(seat)) }
    : { at: 'room', room: engineer };
}

const scientists: Mover = (shown, goal) => {
  const seats = shown.seats.filter(seat => {
    const [from, to] = [of(shown.players, seat).scientist, of(goal.players, seat).scientist];
    return from.sector !== to.sector || from.task !== to.task;
  });
  if (seats.length === 0) return undefined;
  return {
    travels: seats.map(seat => wayOf(shown, goal, seat)),
    during: shown,
    after: takingOf(shown, goal, seats, 'scientist'),
    away: seats,
  };
};

/** From sector to sector, by the cheapest way. */
function wayOf(shown: Seen, goal: Seen, seat: Seat): Travel {
  const [from, to] = [of(shown.players, seat).scientist, of(goal.players, seat).scientist];
  const { path } = routeTo(shown, seat, to.sector);
  const between: TravelPlace[] = path.slice(0, -1).map(letter => ({ at: 'hub', letter }));
  return {
    piece: { what: 'scientist', colour: seat },
    count: 1,
    way: [
      { at: 'rim', letter: from.sector, task: from.task },
      ...between,
      { at: 'rim', letter: to.sector, task: to.task },
    ],
  };
}

export const crewTravels: readonly Mover[] = [engineers, scientists];
