import { blue, position, testCard, viewOf } from '../testing/fixture';
import { NO_MEMORY, withSeen } from './memory';
import { nextAct, type Team } from './team';

test('[X7] a team goes on when nobody can do what it would like to do here', () => {
  const fight = { ...testCard('▢▢'), when: { is: 'item', item: '01' } };
  const view = viewOf(
    position({
      seatCount: 1,
      agentCount: 2,
      mission: { cards: { B: { acts: { fight } } } },
      read: { B: [blue], C: [blue], D: [blue] },
      readInRun: ['B', 'C', 'D'],
      agents: { green: { at: 'C', items: ['01'] } },
    }),
    blue,
  );
  const team: Team = { party: ['ann', 'bob'], knows: null, seed: 'x', openCode: '' };
  expect(nextAct(team, view, withSeen(NO_MEMORY, view), {})).toEqual({
    type: 'propose',
    proposal: { do: 'leave' },
  });
});
