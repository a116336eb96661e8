/** The missions as packs: what the app knows of them before it fetches them. */
import type { MissionId } from './names';
import { isShelved, missionOf } from './shelf';

type MissionPack = {
  readonly id: MissionId;
  readonly kind: 'mission';
  /** Covers everything but the words and the minutes. */
  readonly hash: string;
};

/** `packs.test.ts` computes the hashes, and shows the new one when a mission has changed. */
export const PACKS: readonly [MissionPack, ...MissionPack[]] = [
  { id: 'first-hour', kind: 'mission', hash: '853e7491c97e79e0' },
  { id: 'day-before', kind: 'mission', hash: '0aa5d51c5ee8ed78' },
];

const MINUTES: ReadonlyMap<MissionId, number> = new Map([
  ['first-hour', 10],
  ['day-before', 90],
]);

/** How long the mission in these options takes; undefined: it does not say. */
export function missionMinutes(options: unknown): number | undefined {
  const named = isNaming(options) ? options.mission : null;
  const id = typeof named === 'string' ? named : PACKS[0].id;
  const own = isShelved(id) ? missionOf(id).minutes : null;
  return MINUTES.get(id) ?? own ?? undefined;
}

const isNaming = (options: unknown): options is { readonly mission: unknown } =>
  typeof options === 'object' && options !== null && 'mission' in options;

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
