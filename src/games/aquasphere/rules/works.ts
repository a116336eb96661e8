/** The seven actions of a sector: what forbids each, and what it does. */
import type { Seat } from '../../../kit/seat';
import { programmed } from './bots';
import { type Change, inTurn, unchanged } from './change';
import {
  type Card,
  CATCH_REWARD,
  DOCKS,
  growing,
  type Letter,
  MOST_EXPANSIONS,
  type Task,
  WHITE_FIELDS,
} from './components';
import { cardOf, capacityOf, expansionOf, hasCard, roomFor } from './lab';
import { playerOf, sectorOf, withDue, withPlayer, withSector } from './pieces';
import { rewardedBy, rewardPoints } from './rewards';
import type { Seen, State } from './state';
import { paid, tookCrystals, tookTime, timeIn, withSupply } from './supply';
import type { Why } from './why';

/** An area of the station with the seat that works there. */
export type Place = { readonly seat: Seat; readonly sector: Letter };
type Work = {
  readonly whyNot: (seen: Seen, place: Place) => Why | undefined;
  readonly done: (state: State, place: Place) => Change;
};

const noneThere = (task: Task, sector: Letter): Why => ({ code: 'none-there', task, sector });

/** The price of the next submarine field. */
export function dockPrice(seen: Seen, { seat, sector }: Place): number {
  const price = DOCKS[sectorOf(seen, sector).submarines.length] ?? 0;
  return hasCard(playerOf(seen, seat), 'half-price') ? Math.floor(price / 2) : price;
}

/** So many octopods would be caught. */
export const catchIn = (seen: Seen, { seat, sector }: Place): number =>
  Math.min(sectorOf(seen, sector).octopods, capacityOf(playerOf(seen, seat), 'octopods'));

const crystals: Work = {
  whyNot(seen, { seat, sector }) {
    if (sectorOf(seen, sector).crystals === 0) return noneThere('crystals', sector);
    const room = roomFor(playerOf(seen, seat), 'crystals');
    return room > 0 ? undefined : { code: 'no-room', task: 'crystals', room };
  },
  done(state, { seat, sector }) {
    const { state: after, count } = tookCrystals(state, seat, sector);
    return { state: after, events: [{ type: 'took', seat, sector, what: 'crystals', count }] };
  },
};

const time: Work = {
  whyNot(seen, { seat, sector }) {
    if (timeIn(seen, sector) === 0) return noneThere('time', sector);
    const room = roomFor(playerOf(seen, seat), 'time');
    return room > 0 ? undefined : { code: 'no-room', task: 'time', room };
  },
  done(state, { seat, sector }) {
    const { state: after, count } = tookTime(state, seat, sector);
    return { state: after, events: [{ type: 'took', seat, sector, what: 'time', count }] };
  },
};

const submarine: Work = {
  whyNot(seen, place) {
    const { time: have, submarines } = playerOf(seen, place.seat);
    const { sector } = place;
    if (sectorOf(seen, sector).submarines.includes(place.seat)) {
      return { code: 'own-submarine', sector };
    }
    if (submarines === 0) return { code: 'no-submarine' };
    const need = dockPrice(seen, place);
    return have >= need ? undefined : { code: 'short-of-time', need, have };
  },
  done(state, place) {
    const { seat, sector } = place;
    const price = dockPrice(state, place);
    const { submarines } = sectorOf(state, sector);
    const docked = withSector(state, sector, { submarines: [...submarines, seat] });
    const left = playerOf(state, seat).submarines - 1;
    const launched = paid(withPlayer(docked, seat, { submarines: left }), seat, 'time', price);
    return {
      state: withDue(launched, bulbPoints(state, 'submarine')),
      events: [{ type: 'launched', seat, sector, paid: price }],
    };
  },
};

const bulbPoints = ({ centre }: Seen, from: 'submarine' | 'card') =>
  ({ name: 'points', points: centre.bulb, from }) as const;

const octopods: Work = {
  whyNot: (seen, { sector }) =>
    sectorOf(seen, sector).octopods === 0 ? noneThere('octopods', sector) : undefined,
  done(state, place) {
    const { seat, sector } = place;
    const count = catchIn(state, place);
    const { octopods: there } = sectorOf(state, sector);
    const fewer = withSector(state, sector, { octopods: there - count });
    const freed = withSupply(fewer, { octopods: state.supply.octopods + count });
    const start: Change = { state: freed, events: [{ type: 'caught', seat, sector, count }] };
    const points = growing(count) + rewardPoints(state, seat, isForCatch, CATCH_REWARD);
    return inTurn(
      start,
      now => rewardedBy(now, seat, isForCatch, CATCH_REWARD),
      now => unchanged(withDue(now, { name: 'points', points, from: 'octopods' })),
    );
  },
};

const isForCatch = ({ kind }: Card): boolean => kind === 'catch';

const lab: Work = {
  whyNot(seen, { seat, sector }) {
    if (playerOf(seen, seat).expansions.length === MOST_EXPANSIONS) return { code: 'lab-complete' };
    return sectorOf(seen, sector).expansions.length > 0 ? undefined : noneThere('lab', sector);
  },
  done(state, { seat, sector }) {
    const [expansion = '', ...expansions] = sectorOf(state, sector).expansions;
    const taken = withSector(state, sector, { expansions });
    const own = [...playerOf(state, seat).expansions, expansion];
    const { letters } = expansionOf(expansion);
    return {
      state: withDue(withPlayer(taken, seat, { expansions: own }), { name: 'letters', letters }),
      events: [{ type: 'extended', seat, sector, expansion }],
    };
  },
};

const card: Work = {
  whyNot(seen, { seat, sector }) {
    if (sectorOf(seen, sector).cards.length === 0) return noneThere('card', sector);
    const room = roomFor(playerOf(seen, seat), 'cards');
    return room > 0 ? undefined : { code: 'no-room', task: 'card', room };
  },
  done(state, { seat, sector }) {
    const [taken = '', ...cards] = sectorOf(state, sector).cards;
    const own = [...playerOf(state, seat).cards, taken];
    const held = withPlayer(withSector(state, sector, { cards }), seat, { cards: own });
    const atOnce = cardOf(taken).kind === 'at-once';
    const then = atOnce ? [{ name: 'at-once', card: taken } as const] : [];
    return {
      state: withDue(held, bulbPoints(state, 'card'), ...then),
      events: [{ type: 'researched', seat, sector, card: taken }],
    };
  },
};

const program: Work = {
  whyNot: (seen, { seat }) =>
    playerOf(seen, seat).stock > 0 ? undefined : { code: 'stock-empty' },
  done: (state, { seat, sector }) => programmed(state, seat, WHITE_FIELDS[sector], 'white'),
};

const WORKS: Readonly<Record<Task, Work>> = {
  crystals,
  submarine,
  lab,
  card,
  octopods,
  time,
  program,
};

export const whyNotWork = (seen: Seen, task: Task, place: Place): Why | undefined =>
  WORKS[task].whyNot(seen, place);

export const worked = (state: State, task: Task, place: Place): Change =>
  WORKS[task].done(state, place);
