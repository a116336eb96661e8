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
  { id: 'first-hour', kind: 'mission', hash: '6be0daddc75fb748' },
  { id: 'day-before', kind: 'mission', hash: '0e962fa6dd25c6a8' },
];

const LOADERS: Readonly<Record<MissionId, () => Promise<unknown>>> = {
  'first-hour': async () => (await import('../missions/first-hour/data')).firstHour,
  'day-before': async () => (await import('../missions/day-before/data')).dayBefore,
};

/** Puts the mission on the shelf, where rules and board look it up. */
export async function fetchMission({ id }: { readonly id: MissionId }): Promise<void> {
  const data = await LOADERS[id]?.();
  if (data === undefined) return;
  const { shelveDecoded } = await import('./shelveDecoded');
  shelveDecoded(data);
}
