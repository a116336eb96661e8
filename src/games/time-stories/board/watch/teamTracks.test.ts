import { position, purse } from '../../rules/testing/fixture';
import { teamTracks, trayCells } from './teamTracks';

const EYES = {
  resources: {
    green: { team: true, thresholds: [{ least: 8, effects: [{ do: 'end', of: ['bad'] }] }] },
  },
};

test('a resource of the team with a threshold has a track up to it', () => {
  const state = position({ mission: EYES, team: purse({ green: 3 }) });
  expect(teamTracks(state)).toEqual([
    { resource: 'green', have: 3, most: 8, thresholds: [8], starts: [] },
  ]);
});

test('a threshold that only opens a box with a rule is not marked', () => {
  const first = { least: 1, effects: [{ do: 'rule', rule: 'eyes' }] };
  const { green } = EYES.resources;
  const mission = { resources: { green: { ...green, thresholds: [first, ...green.thresholds] } } };
  expect(teamTracks(position({ mission }))[0]?.thresholds).toEqual([8]);
});

test('the number from which somebody has to start on a card is marked', () => {
  const eyes = { is: 'resource', resource: 'green', least: 5, where: 'team' };
  const dark = { is: 'token', token: 'black-star' };
  const mission = {
    ...EYES,
    cards: {
      C: { starts: [{ when: eyes }] },
      D: { starts: [{ when: { is: 'and', all: [dark, eyes] } }] },
    },
  };
  expect(teamTracks(position({ mission }))[0]).toMatchObject({ starts: [5], thresholds: [8] });
});

test('a resource of the team that leads nowhere has no track', () => {
  expect(teamTracks(position())).toEqual([]);
});

test.each([
  [0, 1, 6],
  [6, 1, 6],
  [7, 2, 6],
  [18, 2, 9],
])('%i tokens lie in %i rows of %i', (tokens, rows, columns) => {
  expect(trayCells(tokens)).toEqual({ rows, columns });
});
