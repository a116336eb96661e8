import { missionFlags } from './missionFlags';

test.each([
  [['check', 'a'], { command: 'check', folder: 'a', teams: 100, seed: 1 }],
  [['play', 'a/b'], { command: 'play', folder: 'a/b', teams: 100, seed: 1 }],
  [['odds', 'a'], { command: 'odds', folder: 'a', teams: 100, seed: 1 }],
  [
    ['odds', 'a', '--seed', '7', '--teams', '20'],
    { command: 'odds', folder: 'a', teams: 20, seed: 7 },
  ],
])('reads %j', (args, flags) => {
  expect(missionFlags(args)).toEqual({ ok: true, flags });
});

test.each<[string[], RegExp]>([
  [[], /check, odds, play/],
  [['win', 'a'], /check, odds, play/],
  [['check'], /Which folder/],
  [['odds', '--teams', '20'], /Which folder/],
  [['check', 'a', 'b'], /one folder/],
  [['check', 'a', '--teams', '20'], /one folder/],
  [['odds', 'a', '--team', '20'], /Unknown flag --team/],
  [['odds', 'a', '--teams', '0'], /--teams needs a whole number/],
  [['odds', 'a', '--seed'], /--seed needs a whole number/],
])('refuses %j', (args, problem) => {
  expect(missionFlags(args)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
