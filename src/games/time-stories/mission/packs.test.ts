import { createHash } from 'node:crypto';
import { MISSIONS } from '../missions/missions';
import { PACKS } from './packs';

const hashOf = (mission: unknown): string =>
  createHash('sha256').update(JSON.stringify(mission)).digest('hex').slice(0, 16);

test('every mission is a pack, with a hash of what decides a match', () => {
  expect(PACKS).toEqual(MISSIONS.map(it => ({ id: it.id, kind: 'mission', hash: hashOf(it) })));
});
