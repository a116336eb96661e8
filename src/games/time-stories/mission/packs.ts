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
  { id: 'first-hour', kind: 'mission', hash: 'f1067a254d73d4a8' },
  { id: 'day-before', kind: 'mission', hash: '7af142f463316297' },
];
