import { matchMinutes } from './games';
import { MANIFESTS } from './manifests';
import { MINUTES } from './time-n-space/rules/components';
import { manifest as nim } from './testing/nim/manifest';

test.each([...MANIFESTS, nim].map(it => [it.id, it] as const))(
  'what the manifest of %s says of its rules is what they say themselves',
  async (_id, { load, id, version, packs, seats }) => {
    const rules = await load.rules();
    const { min, max } = seats;
    expect(rules).toMatchObject({ id, version, seats: { min, max } });
    expect(rules.packs ?? []).toEqual(packs);
  },
);

test.each([
  ['a mission that says so', 'time-stories', { mission: 'first-hour' }, 10],
  ['a mission of somebody else', 'time-stories', { mission: `own-${'0'.repeat(32)}` }, 90],
  ['a beginners’ match', 'time-n-space', { level: 'beginner' }, MINUTES.beginner],
  ['a match by all rules', 'time-n-space', { level: 'normal' }, MINUTES.normal],
  ['a length that was chosen', 'time-n-space', { level: 'normal', minutes: 45 }, 45],
  ['a game whose options do not change it', 'timeline-twist', { way: 'versus' }, 20],
  ['a game of a newer version', 'chess', {}, undefined],
])('the minutes of a match are known before it is dealt: %s', (_what, game, options, minutes) => {
  expect(matchMinutes(game, options)).toBe(minutes);
});
