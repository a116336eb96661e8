/** The tutorial mission at various moments, and a hand that shows them. */
import { firstOf } from '@/kit/lists';
import { chances, type Chances } from '@/kit/random';
import { firstSeats, of, type Seat } from '@/kit/seat';
import { COLOURS } from '../../rules/components';
import type { Action } from '../../rules/actions';
import { timeStories } from '../../rules/game';
import type { Options, State } from '../../rules/state';
import { after, falling } from '../../rules/testing/fixture';

export { after, falling };

const LENDERS = ['hanne', 'otto', 'kling', 'emil'];

type Step = readonly [seat: Seat, action: Action, next?: Chances];

export const steps = (state: State, ...all: readonly Step[]): State =>
  all.reduce((now, [seat, action, next]) => after(now, seat, action, next), state);

/** The first card of the base lies before the first reader. */
export const inBase = (count: number, options: Partial<Options> = {}): State =>
  timeStories.setup({
    seats: firstSeats(COLOURS, count),
    options: { mission: 'first-hour', agents: null, first: COLOURS[0], ...options },
    chances: chances(3),
  });

/** The base is read, and lenders are chosen. */
export function inParty(count: number, options: Partial<Options> = {}): State {
  let state = inBase(count, options);
  while (state.phase.name === 'base') state = after(state, state.phase.reader, { type: 'read' });
  return state;
}

/** The station lies open, and nobody has gone in. */
export function atStation(count: number, options: Partial<Options> = {}): State {
  const party = inParty(count, options);
  const lent = party.figures.reduce(
    (now, agent, n) =>
      after(now, firstOf(of(now.agents, agent).by), {
        type: 'lend',
        agent,
        lender: LENDERS[n] ?? '',
      }),
    party,
  );
  return agreed(lent, { do: 'begin' });
}

/** Everybody votes for it, one after the other, until it is carried. */
export function agreed(state: State, proposal: Extract<Action, { type: 'propose' }>['proposal']) {
  const opened = after(state, state.captain, { type: 'propose', proposal });
  return state.seats
    .filter(seat => seat !== state.captain)
    .reduce(
      (now, seat) => (now.ballot ? after(now, seat, { type: 'vote', agrees: true }) : now),
      opened,
    );
}

/** Every figure stands on this card. */
export const allAt = (state: State, card: string): State =>
  state.figures.reduce(
    (now, agent) => after(now, firstOf(of(now.agents, agent).by), { type: 'enter', agent, card }),
    state,
  );
