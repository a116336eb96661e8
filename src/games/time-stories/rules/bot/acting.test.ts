import { blue, inUnit, purse, testCard, viewOf } from '../testing/fixture';
import { unitAct } from './acting';
import type { TeamAim } from './aims';

const AIM: TeamAim = {
  errands: [],
  weights: new Map([['B roll fight', 1]]),
  places: new Map(),
  plan: undefined,
};

test.each<[whose: string, many: number, spend: object | null]>([
  ['of the team, more than one', 2, { resource: 'green', many: 1 }],
  ['of the team, the last one', 1, null],
  ['of the agent, more than one', -2, { resource: 'yellow', many: 1 }],
  ['of the agent, the last one', -1, null],
])('[X1] [G7] a computer spends what adds a hit: %s', (_whose, many, spend) => {
  const mission = {
    resources: { green: { team: true, hitOn: 'force' }, yellow: { hitOn: 'force' } },
    cards: { B: { acts: { fight: testCard('▢▢▢') } } },
  };
  const state = inUnit({
    mission,
    team: purse({ green: Math.max(0, many) }),
    agents: { blue: { purse: purse({ yellow: Math.max(0, -many) }) } },
  });
  expect(unitAct(viewOf(state, blue), AIM, new Map([[blue, 'B']]), blue)).toEqual({
    type: 'roll',
    agent: blue,
    act: 'fight',
    spend,
  });
});
