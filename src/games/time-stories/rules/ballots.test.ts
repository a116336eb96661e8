import {
  after,
  agreed,
  AT,
  blue,
  green,
  inUnit,
  pink,
  played,
  position,
  refusal,
  rest,
  yellow,
  agent,
} from './testing/fixture';
import type { Seat } from '../../../kit/seat';
import { eventsFor } from './events';
import type { State } from './state';
import { view } from './view';

const LEAVE = { type: 'propose', proposal: { do: 'leave' } } as const;
const vote = (agrees: boolean) => ({ type: 'vote', agrees }) as const;
const proposed = (by: Seat, parts = {}): State => after(position(parts), by, LEAVE);
const votes = (state: State, ...cast: [Seat, boolean][]): State =>
  cast.reduce((now, [seat, agrees]) => after(now, seat, vote(agrees)), state);

type Case = [rule: string, by: Seat, cast: [Seat, boolean][], phase: string, open: boolean];
test.each<Case>([
  ['[C1] one of four', green, [], 'here', true],
  ['[C1] two of four', green, [[pink, true]], 'here', true],
  [
    '[C1] three of four',
    green,
    [
      [pink, true],
      [yellow, true],
    ],
    'travel',
    false,
  ],
  [
    '[C1] three against',
    green,
    [
      [pink, false],
      [yellow, false],
      [blue, false],
    ],
    'here',
    false,
  ],
  [
    '[C2] a tie, as the captain votes',
    blue,
    [
      [green, true],
      [pink, false],
      [yellow, false],
    ],
    'travel',
    false,
  ],
  [
    '[C2] a tie against the captain',
    green,
    [
      [pink, true],
      [blue, false],
      [yellow, false],
    ],
    'here',
    false,
  ],
])('%s', (_rule, by, cast, phase, open) => {
  const state = votes(proposed(by), ...cast);
  expect([state.phase.name, state.ballot !== null]).toEqual([phase, open]);
});

test('[C3] a player alone decides at once', () => {
  expect(proposed(blue, { seatCount: 1 }).phase.name).toBe('travel');
});

test('[C4] a vote may change, and there is one proposal at a time', () => {
  const open = votes(proposed(green), [pink, false]);
  expect(refusal(open, yellow, LEAVE)).toEqual({ code: 'ballot-open' });
  expect(votes(open, [pink, true], [yellow, true]).phase.name).toBe('travel');
  expect(refusal(position(), green, vote(true))).toEqual({ code: 'no-ballot' });
});

test('[C4] only the player who proposed withdraws', () => {
  const open = proposed(green);
  expect(refusal(open, blue, { type: 'withdraw' })).toEqual({ code: 'not-proposer' });
  expect(after(open, green, { type: 'withdraw' }).ballot).toBeNull();
});

const settle = (agrees: boolean) => ({ type: 'settle', agrees }) as const;
test.each<[rule: string, cast: [Seat, boolean][], agrees: boolean, phase: string]>([
  ['[C5] one for, and the captain too', [], true, 'travel'],
  ['[C5] one for, and the captain against', [], false, 'here'],
  ['[C5] two for, and the captain against', [[pink, true]], false, 'travel'],
])('%s', (_rule, cast, agrees, phase) => {
  const open = votes(proposed(green), ...cast);
  expect(after(open, blue, settle(agrees), undefined, AT + 30_000).phase.name).toBe(phase);
});

test('[C5] only after half a minute, and only the captain', () => {
  const open = proposed(green);
  expect(refusal(open, blue, settle(true), AT + 29_999)).toEqual({ code: 'too-early', waits: 1 });
  expect(refusal(open, blue, settle(true), AT + 30_000)).toBeUndefined();
  expect(refusal(open, pink, settle(true), AT + 30_000)).toEqual({
    code: 'captain-only',
    captain: blue,
  });
});

test('[C1] a proposal that is no longer possible when it is carried does nothing', () => {
  const open = { ...proposed(green), map: ['here'] };
  const state = votes(open, [pink, true], [yellow, true]);
  expect([state.phase.name, state.ballot]).toEqual(['here', null]);
});

test('[P5] nobody acts with the agent of another', () => {
  expect(refusal(inUnit(), green, rest(blue))).toEqual({ code: 'not-your-agent', agent: blue });
  expect(refusal(inUnit(), blue, rest(blue))).toBeUndefined();
});

const shared = (parts = {}): State => inUnit({ seatCount: 2, agentCount: 3, ...parts });
const proposeRest = { type: 'propose', proposal: { do: 'act', action: rest(pink) } } as const;

test('[P6] the captain acts with a shared agent, the other player proposes', () => {
  expect(refusal(shared(), green, rest(pink))).toEqual({ code: 'shared-agent', agent: pink });
  expect(agent(after(shared(), blue, rest(pink)), pink).done).toBe('rested');
  const open = after(shared(), green, proposeRest);
  expect(agent(open, pink).done).toBeNull();
  expect(agent(after(open, blue, vote(true)), pink).done).toBe('rested');
});

test('[P6] if the two differ, the captain decides', () => {
  const open = after(shared(), green, proposeRest);
  const refused = after(open, blue, vote(false));
  expect([agent(refused, pink).done, refused.ballot]).toEqual([null, null]);
  const own = { type: 'propose', proposal: { do: 'act', action: rest(green) } } as const;
  expect(refusal(shared(), green, own)).toEqual({ code: 'not-shared', agent: green });
});

test('[V2] an answer that is proposed for a shared agent is covered for the table', () => {
  const explore = [
    { do: 'choice', of: ['left', 'right'].map(option => ({ option, effects: [] })) },
  ];
  const start = shared({ mission: { cards: { C: { explore } } } });
  const asked = after(start, blue, { type: 'move', agent: pink, card: 'C' });
  const answer = { type: 'answer', agent: pink, option: 'left' } as const;
  const proposal = { do: 'act', action: answer } as const;
  const { state, events } = played(asked, green, { type: 'propose', proposal });
  expect(JSON.stringify(view(state, 'board'))).not.toContain('left');
  expect(JSON.stringify(eventsFor('board', events, state))).not.toContain('left');
  expect(view(state, blue).ballot?.proposal).toEqual(proposal);
  expect(eventsFor(green, events, state)).toContainEqual({
    type: 'proposed',
    seat: green,
    proposal,
  });
});

test('[C1] in the base and after a run everybody has a vote', () => {
  const lost = { vortex: 0, at: null };
  const agents = { blue: lost, green: lost, pink: lost, yellow: lost };
  const home = position({ phase: { name: 'home', end: 'late' }, agents });
  expect(agreed(home, { do: 'again' }).run).toBe(2);
});

const deedOn = (...won: object[]) => ({ cards: { B: { acts: { deed: { kind: 'deed', won } } } } });
const deed = { type: 'deed', agent: blue, act: 'deed' } as const;

test('[C6] an open proposal is decided when a voter goes into the vortex', () => {
  const mission = deedOn({ do: 'lose', goods: { kind: 'life', many: 9 } });
  const open = votes(proposed(green, { mission }), [pink, true], [yellow, false]);
  expect(after(open, blue, deed)).toMatchObject({ ballot: null, phase: { name: 'travel' } });
});

test('[C6] [M2] a proposal is carried once an open question has been answered', () => {
  const of = ['left', 'right'].map(option => ({ option, effects: [] }));
  const asked = after(proposed(green, { mission: deedOn({ do: 'choice', of }) }), blue, deed);
  const agreed = votes(asked, [pink, true], [yellow, true]);
  expect([agreed.phase.name, agreed.ballot === null]).toEqual(['here', false]);
  const answer = { type: 'answer', agent: blue, option: 'left' } as const;
  expect(after(agreed, blue, answer)).toMatchObject({ ballot: null, phase: { name: 'travel' } });
});
