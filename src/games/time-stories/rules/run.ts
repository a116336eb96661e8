/** A run begins with its lenders, their gear, and what was kept. */
import type { Seat } from '../../../kit/seat';
import { record } from '../../../kit/keys';
import { RESOURCES } from '../mission/names';
import { seatToTheLeft, captainsAgent, withAgent } from './agents';
import { changed, type Change, inTurn, unchanged } from './change';
import { textFor } from './conditions';
import { job, withJobs } from './jobs';
import { laidOut } from './layout';
import { agentOf, lenderOf, missionIn } from './lookup';
import type { Agent, Purse, Secret, State } from './state';

export const EMPTY_PURSE: Purse = record(RESOURCES, () => 0);

export const freshAgent = (by: readonly Seat[]): Agent => ({
  by,
  lender: null,
  life: 0,
  at: null,
  vortex: null,
  items: [],
  purse: EMPTY_PURSE,
  plan: null,
  done: null,
  owes: 0,
});

export const NO_SECRET: Secret = {
  fronts: {},
  asked: null,
  agenda: [],
  once: { run: [], visit: [] },
  adjustments: [],
  applied: [],
};

/** The next card of the base; after the last one the lenders are chosen. */
export function baseRead(state: State): Change {
  const cards = Object.keys(missionIn(state).base);
  const place = state.phase.name === 'base' ? cards.indexOf(state.phase.card) + 1 : 0;
  const card = cards[place];
  if (card === undefined) return unchanged({ ...state, phase: { name: 'party' } });
  const from = state.seats.indexOf(state.captain);
  const reader = state.seats[(from + place) % state.seats.length] ?? state.captain;
  const { texts = [] } = missionIn(state).base[card] ?? {};
  const text = textFor(state, texts, { agent: null, card: null }) ?? 'text';
  return changed(
    { ...state, phase: { name: 'base', card, text, reader } },
    {
      type: 'base',
      card,
      reader,
    },
  );
}

/** Gear belongs to the lender; gifts of the base go to the captain's agent. */
export function runBegun(state: State): Change {
  const { base, start } = missionIn(state);
  const ready = state.figures.reduce(
    (now, figure) => withAgent(now, figure, { life: lenderOf(now, figure).life }),
    withKept(state),
  );
  const gear = ready.figures.map(agent => job(lenderOf(ready, agent).gear, { agent, card: null }));
  const agent = captainsAgent(ready);
  const gifts = Object.values(base).map(it => job(it.gifts, { agent, card: null }));
  const began = changed(ready, { type: 'run-began', run: ready.run });
  return inTurn(
    began,
    now => laidOut(now, start),
    now => unchanged(withJobs(now, ...gear, ...gifts)),
  );
}

const withKept = (state: State): State =>
  state.kept.items.reduce<State>(
    (now, { item, figure }) => {
      const { items } = agentOf(now, figure);
      return withAgent(now, figure, { items: [...items, item] });
    },
    { ...state, tokens: state.kept.tokens },
  );

/** Everything but what was kept and learnt is as at the start; the office goes left. */
export function nextRun(state: State): Change {
  const agents = Object.fromEntries(
    state.figures.map(figure => [figure, freshAgent(agentOf(state, figure).by)]),
  );
  const fresh: State = { ...state, ...freshRun(state), agents, run: state.run + 1 };
  return baseRead({ ...fresh, captain: seatToTheLeft(fresh), phase: { name: 'party' } });
}

/** The parts of a state that begin again with every run. */
export function freshRun({ options }: Pick<State, 'options'>) {
  const { units, start, places } = missionIn({ options });
  const all = Object.entries(places);
  return {
    units,
    place: start,
    map: all.filter(([, { open }]) => open).map(([id]) => id),
    red: all.filter(([, { red }]) => red).map(([id]) => id),
    ...NOTHING_YET,
    secret: NO_SECRET,
  };
}

const NOTHING_YET = {
  laid: [],
  tests: [],
  tokens: [],
  team: EMPTY_PURSE,
  allowed: [],
  forbidden: [],
  gone: [],
  replaced: {},
  exploredAtLayout: [],
  ballot: null,
  asking: null,
  busy: [],
  spent: { run: [], place: [] },
  journey: null,
  marked: { items: [], tokens: [] },
  readInRun: [],
} as const;
