/** Goods into labs, submarines into docks, and what a refill brings. */
import { sum } from '@/kit/lists';
import { of, type Seat } from '@/kit/seat';
import { type Berth, LETTERS, type Letter } from '../../rules/components';
import type { Colour, Player, Seen } from '../../rules/state';
import type { TravelPlace, Travel } from './places';
import type { Mover, Stage } from './stage';
import { takingIn, takingOf } from './taking';

const GOODS = ['time', 'crystals'] as const;

/** From the sector where the scientist stands, and crystals from a research card. */
const gains: Mover = (shown, goal) => {
  const travels = [
    ...shown.seats.flatMap(seat => gainedBy(shown, goal, seat)),
    ...LETTERS.flatMap(letter => [
      ...caughtIn(shown, goal, letter),
      ...launchedIn(shown, goal, letter),
    ]),
  ];
  if (travels.length === 0) return undefined;
  const cleared = takingIn(
    shown,
    goal,
    LETTERS,
    'octopods',
    'crystals',
    'time',
    'cards',
    'expansions',
  );
  return {
    travels,
    during: takingOf(cleared, goal, shown.seats, 'submarines'),
    after: takingOf(
      takingIn(cleared, goal, LETTERS, 'submarines'),
      goal,
      shown.seats,
      ...BELONGINGS,
    ),
    away: [],
  };
};

const BELONGINGS = ['submarines', 'time', 'crystals', 'cards', 'expansions', 'spent'] as const;

const grown = (shown: Seen, goal: Seen, seat: Seat, count: (player: Player) => number): number =>
  count(of(goal.players, seat)) - count(of(shown.players, seat));

function gainedBy(shown: Seen, goal: Seen, seat: Seat): readonly Travel[] {
  const { sector: letter } = of(goal.players, seat).scientist;
  const to = (part: 'lab' | 'cards' | 'time' | 'crystals'): TravelPlace => ({
    at: 'seat',
    seat,
    part,
  });
  const goods = GOODS.flatMap(good => {
    const left = shown.sectors[letter][good] - goal.sectors[letter][good];
    const count = Math.min(
      grown(shown, goal, seat, player => player[good]),
      Math.max(0, left),
    );
    return count > 0 ? [travel(good, count, { at: 'pane', letter, task: good }, to(good))] : [];
  });
  const taken = goods.filter(({ piece }) => piece.what === 'crystals');
  const rewarded = grown(shown, goal, seat, player => player.crystals) - sumOf(taken);
  const cards = grown(shown, goal, seat, player => player.cards.length);
  const labs = grown(shown, goal, seat, player => player.expansions.length);
  return [
    ...goods,
    ...(rewarded > 0
      ? [travel('crystals', rewarded, { at: 'seat', seat, part: 'cards' }, to('crystals'))]
      : []),
    ...(cards > 0
      ? [travel('cards', cards, { at: 'pane', letter, task: 'card' }, to('cards'))]
      : []),
    ...(labs > 0 ? [travel('lab', labs, { at: 'pane', letter, task: 'lab' }, to('lab'))] : []),
  ];
}

const sumOf = (travels: readonly Travel[]): number => sum(travels.map(({ count }) => count));

const travel = (
  what: 'lab' | Berth,
  count: number,
  from: TravelPlace,
  to: TravelPlace,
): Travel => ({
  piece: { what },
  count,
  way: [from, to],
});

function caughtIn(shown: Seen, goal: Seen, letter: Letter): readonly Travel[] {
  const count = shown.sectors[letter].octopods - goal.sectors[letter].octopods;
  if (count <= 0) return [];
  return [travel('octopods', count, { at: 'pane', letter, task: 'octopods' }, { at: 'supply' })];
}

function launchedIn(shown: Seen, goal: Seen, letter: Letter): readonly Travel[] {
  const had = shown.sectors[letter].submarines;
  return goal.sectors[letter].submarines
    .filter(colour => !had.includes(colour))
    .map(colour => ({
      piece: { what: 'submarine', colour },
      count: 1,
      way: [dockyard(shown, colour), { at: 'pane', letter, task: 'submarine' }],
    }));
}

/** Neutral ones come from the middle of the station. */
const dockyard = ({ seats }: Seen, colour: Colour): TravelPlace =>
  seats.includes(colour) ? { at: 'seat', seat: colour, part: 'submarines' } : { at: 'centre' };

/** All at once from the centre tile, and everything else with them. */
export function refillTravels(shown: Seen, goal: Seen): readonly Stage[] {
  const travels = LETTERS.flatMap(letter => [
    ...(['octopods', 'time', 'crystals'] as const).flatMap(good => {
      const kept = good === 'time' ? 0 : shown.sectors[letter][good];
      const count = goal.sectors[letter][good] - kept;
      return count > 0
        ? [travel(good, count, { at: 'centre' }, { at: 'pane', letter, task: good })]
        : [];
    }),
    ...launchedIn(shown, goal, letter),
  ]);
  return [{ travels, during: shown, after: goal, away: [] }];
}

export const goodsTravel: readonly Mover[] = [gains];
