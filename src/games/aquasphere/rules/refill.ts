/** The preparation of the next round: the only thing that shows something hidden. */
import { bySeat } from '../../../kit/seat';
import { type Change, inTurn } from './change';
import { BULBS, type Letter, LETTERS, START, tileOf, type Wedge } from './components';
import { pilesLaid } from './piles';
import { neutralIn, playerOf, sectorOf, withSector } from './pieces';
import { sectorAt } from './station';
import type { Colour, Sector, Seen, State } from './state';
import { withSupply } from './supply';
import { turnBegun } from './turns';

export function refilled(state: State, at: number): Change {
  const { state: filled, neutral } = tileLaid(timeRemoved(state));
  const next = withHeadquarters(pilesLaid(filled));
  const { round, programme } = next;
  const start: Change = {
    state: next,
    events: [{ type: 'refilled', round, programme, neutral }],
  };
  return inTurn(start, now => turnBegun(now, now.order[0] ?? now.turn, at));
}

/** The wedge of the top centre tile that points to a sector. */
export function wedgeAt(seen: Seen, letter: Letter): Wedge | undefined {
  const wedges = tileOf(seen.centre.bulb, seen.seats.length);
  const place = seen.ring.indexOf(letter) - seen.centre.turn;
  return wedges[(place + LETTERS.length) % LETTERS.length];
}

const timeRemoved = (state: State): State =>
  LETTERS.reduce((now, letter) => {
    const { time } = sectorOf(now, letter);
    return withSupply(withSector(now, letter, { time: 0 }), { time: now.supply.time + time });
  }, state);

type Filled = { readonly state: State; readonly neutral: readonly Neutral[] };
type Neutral = { readonly sector: Letter; readonly colour: Colour };

/** In the order of the wedges, for a supply that runs dry. */
const tileLaid = (state: State): Filled =>
  LETTERS.map((_, place) => sectorAt(state, state.centre.turn + place)).reduce<Filled>(
    (now, letter) => wedgeLaid(now, letter),
    { state, neutral: [] },
  );

function wedgeLaid({ state, neutral }: Filled, letter: Letter): Filled {
  const wedge = wedgeAt(state, letter);
  if (!wedge) return { state, neutral };
  const goods = goodsLaid(state, letter, wedge);
  const docked = wedge.neutral ? neutralFor(goods, letter) : undefined;
  if (!docked) return { state: goods, neutral };
  const { submarines } = sectorOf(goods, docked.sector);
  return {
    state: withSector(goods, docked.sector, { submarines: [...submarines, docked.colour] }),
    neutral: [...neutral, docked],
  };
}

function goodsLaid(state: State, letter: Letter, wedge: Wedge): State {
  const sector = sectorOf(state, letter);
  const { supply } = state;
  const time = Math.min(wedge.time, supply.time);
  const crystals = Math.min(wedge.crystals, supply.crystals);
  const octopods = Math.min(wedge.octopods, supply.octopods);
  const more: Partial<Sector> = {
    time: sector.time + time,
    crystals: sector.crystals + crystals,
    octopods: sector.octopods + octopods,
  };
  return withSupply(withSector(state, letter, more), {
    time: supply.time - time,
    crystals: supply.crystals - crystals,
    octopods: supply.octopods - octopods,
  });
}

/** The first neutral colour without a submarine in the sector, or in the next one clockwise. */
function neutralFor(seen: Seen, letter: Letter): Neutral | undefined {
  const from = seen.ring.indexOf(letter);
  const sectors = LETTERS.map((_, steps) => sectorAt(seen, from + steps));
  const places = sectors.flatMap(sector =>
    neutralIn(seen).map((colour): Neutral => ({ sector, colour })),
  );
  return places.find(({ sector, colour }) => !sectorOf(seen, sector).submarines.includes(colour));
}

/** The engineers return, the next tile and the next programme come up, and the order is new. */
function withHeadquarters(state: State): State {
  const [turn = 0, ...turns] = state.secret.turns;
  const [nextProgramme = null, ...programmes] = state.secret.programmes;
  return {
    ...state,
    round: state.round + 1,
    order: state.passed,
    passed: [],
    players: bySeat(state.seats, seat => ({ ...playerOf(state, seat), engineer: START })),
    centre: { bulb: BULBS[state.round] ?? state.centre.bulb, turn },
    programme: state.nextProgramme ?? state.programme,
    nextProgramme,
    secret: { ...state.secret, programmes, turns },
  };
}
