/** Decisions of the group: each act on either side of its limit. */
import {
  after,
  AT,
  blue,
  entering,
  green,
  inUnit,
  pink,
  position,
  rest,
  roll,
  testCard,
  yellow,
} from './testing/fixture';
import type { AgentAction } from './actions';
import { LEAVE, type Limit, onB, type Parts, propose, rulingFor } from './testing/limits';
import type { State } from './state';

const VOTE = { type: 'vote', agrees: true } as const;
const SETTLE = { type: 'settle', agrees: true } as const;
const WITHDRAW = { type: 'withdraw' } as const;
const NO_BALLOT = { code: 'no-ballot' } as const;
const LATE = AT + 30_000;
const LOST = { vortex: 9, at: null };
const STAR = { is: 'token', token: 'blue-star' };

/** Green has proposed to leave. */
const open = (parts: Parts = {}): State => after(position(parts), green, LEAVE);
const party = (lender: string | null): State =>
  position({ phase: { name: 'party' }, agents: { pink: { lender } } });
const away = (): State => position({ phase: { name: 'travel' }, laid: [] });
const go = (place: string) => propose({ do: 'go', place });
const HINT = propose({ do: 'hint', puzzle: 'riddle' });
const hinting = (parts: Parts): State => {
  const hints = [{ units: 1, from: STAR }, { units: 1 }];
  return position({ mission: { puzzles: { riddle: { hints } } }, ...parts });
};
const shared = (parts: Parts = {}): State => inUnit({ seatCount: 2, agentCount: 3, ...parts });
const proposes = (action: AgentAction) => propose({ do: 'act', action });
const FIGHT = onB({ fight: testCard('▢▢▢▢▢') });

const LIMITS: Limit[] = [
  [
    '[C4] a second proposal at a time',
    { code: 'ballot-open' },
    () => [open(), blue, LEAVE],
    () => [after(open(), green, WITHDRAW), blue, LEAVE],
  ],
  [
    '[C4] voting without a proposal',
    NO_BALLOT,
    () => [position(), blue, VOTE],
    () => [open(), blue, VOTE],
  ],
  [
    '[C4] withdrawing without a proposal',
    NO_BALLOT,
    () => [position(), green, WITHDRAW],
    () => [open(), green, WITHDRAW],
  ],
  [
    '[C5] settling without a proposal',
    NO_BALLOT,
    () => [position(), blue, SETTLE, LATE],
    () => [open(), blue, SETTLE, LATE],
  ],
  [
    '[D7] proposing to leave with all agents in the vortex',
    { code: 'no-voter' },
    () => [position({ agents: { green: LOST } }), green, LEAVE],
    () => [position({ agents: { pink: LOST } }), green, LEAVE],
  ],
  [
    '[D7] proposing to leave with both agents in the vortex',
    { code: 'no-voter' },
    () => [position({ seatCount: 2, agents: { green: LOST, yellow: LOST } }), green, LEAVE],
    () => [position({ seatCount: 2, agents: { green: LOST } }), green, LEAVE],
  ],
  [
    '[D7] voting with all agents in the vortex',
    { code: 'no-voter' },
    () => [open({ agents: { yellow: LOST } }), yellow, VOTE],
    () => [open({ agents: { pink: LOST } }), yellow, VOTE],
  ],
  [
    '[C1] voting on what an agent does that the player does not share',
    { code: 'no-voter' },
    () => [{ ...inUnit(), ballot: sharedBallot() }, yellow, VOTE],
    () => [{ ...shared(), ballot: sharedBallot() }, blue, VOTE],
  ],
  [
    '[C4] withdrawing what another has proposed',
    { code: 'not-proposer' },
    () => [open(), blue, WITHDRAW],
    () => [open(), green, WITHDRAW],
  ],
  [
    '[C5] settling before half a minute is over',
    { code: 'too-early', waits: 1 },
    () => [open(), blue, SETTLE, LATE - 1],
    () => [open(), blue, SETTLE, LATE],
  ],
  [
    '[B4] beginning while an agent has no lender',
    { code: 'lenders-missing' },
    () => [party(null), blue, propose({ do: 'begin' })],
    () => [party('cid'), blue, propose({ do: 'begin' })],
  ],
  [
    '[L4] leaving at once after somebody has entered',
    { code: 'already-entered' },
    () => [entering({ agents: { pink: { at: 'B' } } }), green, LEAVE],
    () => [entering(), green, LEAVE],
  ],
  [
    '[J2] leaving without another place on the map',
    { code: 'nowhere-to-go' },
    () => [position({ map: ['here'] }), green, LEAVE],
    () => [position({ map: ['here', 'there'] }), green, LEAVE],
  ],
  [
    '[J2] going back to the place that was left',
    { code: 'same-place' },
    () => [away(), green, go('here')],
    () => [{ ...away(), place: 'there' }, green, go('here')],
  ],
  [
    '[J2] going to a place that is not on the map',
    { code: 'not-on-map', place: 'shut' },
    () => [away(), green, go('shut')],
    () => [{ ...away(), map: ['here', 'shut'] }, green, go('shut')],
  ],
  [
    '[M12] a hint before its moment',
    { code: 'no-hint' },
    () => [hinting({}), green, HINT],
    () => [hinting({ tokens: ['blue-star'] }), green, HINT],
  ],
  [
    '[M12] a third hint of two',
    { code: 'no-hint' },
    () => [hinting({ hints: { riddle: 2 } }), green, HINT],
    () => [hinting({ hints: { riddle: 1 } }), green, HINT],
  ],
  [
    '[P6] proposing an act of an agent of one player',
    { code: 'not-shared', agent: green },
    () => [shared(), green, proposes(rest(green))],
    () => [shared(), green, proposes(rest(pink))],
  ],
  [
    '[P6] [D7] proposing an act of a shared agent in the vortex',
    { code: 'not-shared', agent: pink },
    () => [shared({ agents: { pink: LOST } }), green, proposes(rest(pink))],
    () => [shared({ agents: { green: LOST } }), green, proposes(rest(pink))],
  ],
  [
    '[P6] proposing an act of the agent of another',
    { code: 'not-your-agent', agent: blue },
    () => [shared(), green, proposes(rest(blue))],
    () => [shared(), green, proposes(rest(pink))],
  ],
  [
    '[P6] proposing what the shared agent may not do',
    { code: 'no-such-act' },
    () => [shared({ mission: FIGHT }), green, proposes(roll(pink, 'other'))],
    () => [shared({ mission: FIGHT }), green, proposes(roll(pink))],
  ],
];

/** Green has proposed what the shared agent does. */
function sharedBallot(): State['ballot'] {
  return after(shared(), green, proposes(rest(pink))).ballot;
}

test.each(LIMITS)('refused: %s', (_rule, why, refused) => {
  expect(rulingFor(refused())).toEqual({ ok: false, why });
});

test.each(LIMITS)('allowed, beside it: %s', (_rule, _why, _refused, allowed) => {
  expect(rulingFor(allowed())).toMatchObject({ ok: true });
});
