import type { State } from '@/games/time-stories/rules/state';
import {
  aJourneyIsProposed,
  atHome,
  choosingLenders,
  givenUp,
  goingAgain,
  inRibeira,
  inTheBureau,
  lateInTheDay,
  readAloud,
} from './storyMoments';

test.each([
  ['in the bureau', inTheBureau, 'base'],
  ['choosing lenders', choosingLenders, 'party'],
  ['reading aloud', readAloud, 'entering'],
  ['in Ribeira', inRibeira, 'here'],
  ['with a proposal', aJourneyIsProposed, 'here'],
  ['late in the day', lateInTheDay, 'here'],
  ['at home', atHome, 'home'],
  ['going again', goingAgain, 'home'],
  ['given up', givenUp, 'over'],
])('the moment %s is in the phase that its picture needs', (_, moment, phase) => {
  expect((moment().state as State).phase.name).toBe(phase);
});

test('a proposal is open while a test has begun', () => {
  const { ballot, tests } = aJourneyIsProposed().state as State;
  expect(ballot?.proposal.do).toBe('leave');
  expect(tests.map(({ card }) => card)).toEqual(['2G']);
});
