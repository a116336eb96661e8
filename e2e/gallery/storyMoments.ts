/** Moments of "The Day Before", played by its rules. */
import type { AnyGame } from '@/games/game';
import type { Action, AgentAction, GroupProposal } from '@/games/time-stories/rules/actions';
import { timeStories } from '@/games/time-stories/rules/game';
import { actsOpenTo } from '@/games/time-stories/rules/lookup';
import type { State } from '@/games/time-stories/rules/state';
import { seedFrom } from '@/kit/chance';
import { type Seat, seatsCalled } from '@/kit/seat';
import { act, deal, type RunningMatch } from '@/table/match';

const SEATS = seatsCalled('blue', 'green', 'pink', 'yellow');
const LENDERS = ['xan', 'inacio', 'josefa', 'brasia'];
const [BLUE, GREEN, PINK, YELLOW] = SEATS;

const stateOf = ({ state }: RunningMatch) => state as State;

function did(match: RunningMatch, seat: Seat, action: Action): RunningMatch {
  const answer = act(match, { seat, action, at: match.at + 1_000 });
  if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer.why)}`);
  return answer.match;
}

const does = (match: RunningMatch, ...actions: readonly AgentAction[]): RunningMatch =>
  actions.reduce((now, action) => did(now, action.agent, action), match);

const proposed = (match: RunningMatch, seat: Seat, proposal: GroupProposal): RunningMatch =>
  did(match, seat, { type: 'propose', proposal });

/** All vote for it until it is carried. */
const agreed = (match: RunningMatch, proposal: GroupProposal): RunningMatch =>
  [GREEN, PINK, YELLOW].reduce(
    (now, seat) => (stateOf(now).ballot ? did(now, seat, { type: 'vote', agrees: true }) : now),
    proposed(match, BLUE, proposal),
  );

/** The first card of the base is being read. */
export function inTheBureau(): RunningMatch {
  const options = { mission: 'day-before', first: BLUE };
  const dealt = deal(timeStories as AnyGame, { seats: SEATS, options, seed: seedFrom('lisbon') });
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.why));
  return dealt.match;
}

/** Three of four have a lender. */
export function choosingLenders(): RunningMatch {
  let match = inTheBureau();
  for (let { phase } = stateOf(match); phase.name === 'base'; { phase } = stateOf(match))
    match = did(match, phase.reader, { type: 'read' });
  return does(match, ...LENDERS.slice(0, 3).map((lender, n) => lend(n, lender)));
}

const lend = (n: number, lender: string): AgentAction => ({
  type: 'lend',
  agent: SEATS[n] ?? BLUE,
  lender,
});

/** Rua Nova lies open, and its card A is read aloud. */
export const readAloud = (): RunningMatch =>
  agreed(does(choosingLenders(), lend(3, 'brasia')), { do: 'begin' });

const enter = (agent: Seat, card: string): AgentAction => ({
  type: 'enter',
  agent,
  card,
});

const toRibeira = (): RunningMatch =>
  agreed(agreed(paid(readAloud()), { do: 'leave' }), { do: 'go', place: 'ribeira' });

/** Whoever is asked takes the last answer. */
function paid(match: RunningMatch): RunningMatch {
  const { asked } = stateOf(match).secret;
  if (!asked) return match;
  const { agent, options } = asked.question;
  return paid(did(match, agent, { type: 'answer', agent, option: options[options.length - 1] ?? '' }));
}

/** All stand in Ribeira. */
export const inRibeira = (): RunningMatch =>
  [
    enter(BLUE, '2G'),
    enter(GREEN, '2B'),
    enter(PINK, '2F'),
    enter(YELLOW, '2F'),
  ].reduce((now, action) => paid(does(now, action)), paid(toRibeira()));

/** A test has begun, and a journey is proposed. */
export function aJourneyIsProposed(): RunningMatch {
  const rolled = unit(inRibeira(), {
    type: 'roll',
    agent: BLUE,
    act: testIn(inRibeira()),
    spend: null,
  });
  return did(proposed(rolled, GREEN, { do: 'leave' }), BLUE, { type: 'vote', agrees: false });
}

function testIn(match: RunningMatch): string {
  const [first] = actsOpenTo(timeStories.view(stateOf(match), BLUE), BLUE);
  if (first === undefined) throw new Error('there is no test');
  return first;
}

/** A unit in which one agent does something, or nobody does. */
function unit(match: RunningMatch, action?: AgentAction): RunningMatch {
  const plan = { do: 'nothing' } as const;
  const ready = living(match).filter(it => stateOf(match).agents[it]?.owes === 0);
  const planned = does(match, ...ready.map((agent): AgentAction => ({ type: 'plan', agent, plan })));
  const spent = did(planned, stateOf(planned).captain, { type: 'spend' });
  const acted = action ? paid(does(spent, action)) : spent;
  return living(acted)
    .filter(it => stateOf(acted).phase.name === 'unit' && stateOf(acted).agents[it]?.done === null)
    .reduce((now, agent) => did(now, agent, { type: 'rest', agent }), acted);
}

const living = (match: RunningMatch) =>
  stateOf(match).figures.filter(it => stateOf(match).agents[it]?.vortex === null);

/** It is dark, and only a few units are left. */
export function lateInTheDay(left = 5): RunningMatch {
  let match = inRibeira();
  while (stateOf(match).phase.name === 'here' && stateOf(match).units > left) match = unit(match);
  return match;
}

/** After a first run that has failed. */
export const atHome = (): RunningMatch => lateInTheDay(0);

/** Two of four want to go again. */
export const goingAgain = (): RunningMatch =>
  did(proposed(atHome(), BLUE, { do: 'again' }), GREEN, { type: 'vote', agrees: true });

/** The mission was given up after a run. */
export const givenUp = (): RunningMatch => agreed(atHome(), { do: 'stop' });
