import { missionFlags } from './missionFlags';

test.each([
  [['check', 'a'], { ok: true, command: 'check', folder: 'a' }],
  [['play', 'a/b'], { ok: true, command: 'play', folder: 'a/b' }],
])('reads %j', (args, read) => {
  expect(missionFlags(args)).toEqual(read);
});

test.each<[string[], RegExp]>([
  [[], /check, play/],
  [['win', 'a'], /check, play/],
  [['check'], /Which folder/],
  [['check', 'a', 'b'], /one folder/],
])('refuses %j', (args, problem) => {
  expect(missionFlags(args)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
