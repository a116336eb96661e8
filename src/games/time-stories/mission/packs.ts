/** The missions as packs: what the app knows of them before it fetches them. */
import type { MissionId } from './names';

type MissionPack = {
  readonly id: MissionId;
  readonly kind: 'mission';
  /** Covers everything but the words. */
  readonly hash: string;
};

/** `packs.test.ts` computes the hashes, and shows the new one when a mission has changed. */
export const PACKS: readonly [MissionPack, ...MissionPack[]] = [
  { id: 'first-hour', kind: 'mission', hash: '275f84995bae8944' },
  { id: 'day-before', kind: 'mission', hash: '27ebcb7dc29b8172' },
];
