import { createStore } from 'zustand/vanilla';
import type { Seat } from '@/kit/seat';
import type { LocationId } from '../../mission/names';
import type { Action, Figure } from '../../rules/actions';
import type { GameEvent } from '../../rules/events';
import { mayAct } from '../../rules/agents';
import { handOf } from '../../rules/items';
import { agentOf } from '../../rules/lookup';
import { whyNotMove } from '../../rules/moves';
import { sortedBy } from '../../rules/order';
import { whyNot } from '../../rules/rules';
import type { View } from '../../rules/state';
import { storyIn } from '../dice/rollStory';
import type {
  BookPart,
  HandState,
  MeantAct,
  OpenSheet,
  Reading,
  StoriesSeat,
  StoriesSeatState,
} from './hand';
import { isPlanned, hasJustActed, ownFigures } from './selectors';

const EMPTY: HandState = {
  shown: null,
  aims: {},
  reading: null,
  story: null,
  sheet: null,
  part: null,
  typed: '',
  isWrong: false,
  happened: [],
  refusal: null,
};
const MOST_HAPPENED = 30;

export type HandStore = ReturnType<typeof createHand>;

export function createHand(seat: StoriesSeat) {
  const { setState, ...store } = createStore<HandState>(() => EMPTY);

  /** Refuses at once what the rules would refuse. */
  function act(wanted: Action): boolean {
    const { view, seat: own, clock } = seat.getState();
    const at = clock.now();
    const action = asProposal(view, own, wanted);
    const refusal = whyNot(view, action, { seat: own, at, finger: at }) ?? null;
    setState({ refusal });
    if (!refusal) seat.act(action);
    return !refusal;
  }
  /** Between two units the others see it; within one it stays on this phone until it is done. */
  function aim(agent: Figure, to: MeantAct): void {
    const { view } = seat.getState();
    const plan = to.do === 'test' ? ({ do: 'test' } as const) : to;
    if (view.phase.name === 'here' && !act({ type: 'plan', agent, plan })) return;
    const refusal = to.do === 'move' ? whyNotMove(view, agent, to.card) : undefined;
    if (refusal) return setState({ refusal });
    setState(({ aims }) => ({ aims: { ...aims, [agent]: to }, refusal: null }));
  }
  function read(card: LocationId): void {
    const { fronts } = seat.getState().view;
    setState({ reading: { card, texts: fronts[card]?.texts ?? [], rules: [] }, refusal: null });
  }
  const acts = {
    act,
    aim,
    read,
    show: (shown: Figure) => setState({ shown, refusal: null }),
    layBack: () => setState({ reading: null, refusal: null, typed: '', isWrong: false }),
    open: (sheet: OpenSheet | null, part: BookPart | null = null) =>
      setState({ sheet, part, refusal: null }),
    endStory: () => setState({ story: null }),
    type: (typed: string) => setState({ typed, isWrong: false }),
    dismiss: () => setState({ refusal: null }),
  };
  function onEvents(events: readonly GameEvent[], view: View): void {
    const { seat: own } = seat.getState();
    const story = storyIn(events, view, ownFigures(view, own));
    const isOver = events.some(({ type }) => type === 'run-ended');
    const isNewRun = events.some(({ type }) => type === 'run-began');
    setState(before => ({
      ...(story && { story }),
      ...(isOver && { story: null }),
      ...readingAfter(before, events),
      ...(events.some(({ type }) => type === 'wrong-code') && { isWrong: true }),
      ...(events.some(({ type }) => SETTLED.has(type)) && { shown: null }),
      ...(hasPlansAgain(view) && { aims: {} }),
      ...(isAnswered(before, view) && { refusal: null }),
      happened: [...loudFirst(events.filter(isOpen)), ...(isNewRun ? [] : before.happened)].slice(
        0,
        MOST_HAPPENED,
      ),
    }));
  }
  /** An agent chosen by its tab makes way for the next; what was meant makes way for another plan. */
  function onView(now: StoriesSeatState, before: View): void {
    const { shown, aims } = store.getState();
    if (shown !== null && hasJustActed(before, now.view, shown)) setState({ shown: null });
    for (const agent of now.view.figures)
      if (aims[agent] && isReplanned(now, before, agent, aims[agent]))
        setState(({ aims: { [agent]: _, ...others } }) => ({ aims: others }));
  }
  /** Shows refusals by the table, and opens a card that was just found. */
  function follow(): () => void {
    const stops = [
      seat.subscribe((now, before) => {
        const { refusal, view } = now;
        if (refusal && refusal !== before.refusal) setState({ refusal: refusal.why });
        if (view !== before.view) onView(now, before.view);
      }),
      seat.events.subscribe(onEvents),
    ];
    return () => stops.forEach(stop => stop());
  }
  return { ...store, acts, follow };
}

/** What was refused because of a question or a proposal can be tried again after it. */
const isAnswered = ({ refusal }: HandState, { asking, ballot }: View): boolean =>
  (refusal?.code === 'answer-first' && asking === null) ||
  (refusal?.code === 'ballot-open' && ballot === null);

/** Only the captain acts with an agent that two share; the other player proposes it. */
function asProposal(view: View, own: Seat, action: Action): Action {
  if (!('agent' in action) || action.type === 'plan') return action;
  const actor = action.type === 'give' ? handOf(view, action) : action.agent;
  return mayAct(view, own, actor) ? action : { type: 'propose', proposal: { do: 'act', action } };
}

/** The other player of a shared agent has made another plan; in a unit both may mean something else. */
function isReplanned(
  { view, pending }: StoriesSeatState,
  before: View,
  agent: Figure,
  aim: MeantAct,
): boolean {
  const { by, plan } = agentOf(view, agent);
  const isSent = pending.some(it => it.type === 'plan' && it.agent === agent);
  const isOpen = by.length > 1 && before.phase.name === 'here' && plan !== null;
  return isOpen && !isSent && !isPlanned(view, agent, aim);
}

/** After these another agent may have something to do. */
const SETTLED: ReadonlySet<GameEvent['type']> = new Set(['unit', 'laid-out', 'run-began', 'base']);

/** A unit has ended, or a place was laid out: nobody means to do anything yet. */
const hasPlansAgain = ({ phase, figures, agents }: View): boolean =>
  phase.name === 'entering' ||
  (phase.name === 'here' && figures.every(it => agents[it]?.plan === null));

/** What lies under the lamp after these events. */
function readingAfter(
  { reading }: HandState,
  events: readonly GameEvent[],
): Partial<Pick<HandState, 'reading' | 'typed'>> {
  const rules = events.flatMap(it => (it.type === 'rule' ? [it.rule] : []));
  const found = textsAfter(reading, events);
  if (found) {
    const before = reading?.card === found.card ? reading.rules : [];
    return { reading: { ...found, rules: [...before, ...rules] }, typed: '' };
  }
  if (!reading || rules.length === 0) return {};
  return { reading: { ...reading, rules: [...reading.rules, ...rules] } };
}

/** Texts of one card that come one after another are read together, and the one for a return only on a return. */
function textsAfter(
  reading: Reading | null,
  events: readonly GameEvent[],
): Pick<Reading, 'card' | 'texts'> | null {
  const found = events.flatMap(it => (it.type === 'text' ? [it] : []));
  const last = found[found.length - 1];
  if (!last) return null;
  const before = reading?.card === last.card ? reading.texts : [];
  const here = found
    .filter(({ card }) => card === last.card)
    .map(({ text }) => text)
    .filter(text => text !== 'again' || before.length === 0);
  if (here.length === 0) return null;
  return { card: last.card, texts: [...new Set([...before, ...here])] };
}

/** One line shows what happened last, so of one message a lost life goes before a spent unit. */
const loudFirst = (events: readonly GameEvent[]): readonly GameEvent[] =>
  sortedBy([...events].reverse(), ({ type }) => (LOUD.has(type) ? 0 : 1));

const LOUD: ReadonlySet<GameEvent['type']> = new Set([
  'life',
  'vortex',
  'returned',
  'rule',
  'hint',
]);

const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'found',
  'token',
  'life',
  'vortex',
  'returned',
  'units',
  'unit-lost',
  'resource',
  'gave',
  'rule',
  'map',
  'captain-die',
  'captain',
  'decided',
  'hint',
  'won',
  'discarded',
  'closed',
  'opened',
]);
const isOpen = (event: GameEvent): boolean =>
  TOLD.has(event.type) &&
  !(event.type === 'decided' && event.carried) &&
  !(event.type === 'resource' && event.change === 0);
