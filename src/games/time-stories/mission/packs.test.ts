import { createHash } from 'node:crypto';
import { MISSIONS } from '../missions/missions';
import { manifest } from '../manifest';
import type { Mission } from './mission';
import { missionMinutes, PACKS } from './packs';
import { shelveMission } from './shelf';

const hashOf = ({ minutes: _, ...mission }: Mission): string =>
  createHash('sha256').update(JSON.stringify(mission)).digest('hex').slice(0, 16);

test('every mission is a pack, with a hash of what decides a match', () => {
  expect(PACKS).toEqual(MISSIONS.map(it => ({ id: it.id, kind: 'mission', hash: hashOf(it) })));
});

test.each(MISSIONS)(
  'the lobby knows how long $id takes before it is fetched',
  ({ id, minutes }) => {
    expect(minutes).not.toBeNull();
    expect(missionMinutes({ mission: id })).toBe(minutes);
  },
);

test('the first mission is over in ten minutes, and The Day Before takes an evening', () => {
  expect(['first-hour', 'day-before'].map(mission => missionMinutes({ mission }))).toEqual([
    10, 90,
  ]);
});

test.each([[{}], [undefined], [{ mission: null }]])(
  'options that name no mission deal the first one: %j',
  options => {
    expect(missionMinutes(options)).toBe(10);
  },
);

test.each([
  [25, 25],
  [null, undefined],
])('a mission of somebody else says it, once it is on the shelf: %j', (minutes, said) => {
  const id = `own-${'7'.repeat(32)}`;
  shelveMission({ ...MISSIONS[0], id, minutes });
  expect(missionMinutes({ mission: id })).toBe(said);
  expect(missionMinutes({ mission: 'constructor' })).toBeUndefined();
});

test('the manifest passes it on', () => {
  expect(manifest.minutesOf?.({ mission: 'first-hour' })).toBe(10);
});
