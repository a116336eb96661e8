/** What a mission of somebody else may hold, so that it keeps no phone busy. */
import { isBag } from '../../../../kit/keys';
import { packFault, type PackFault } from '../../../../packs/packFile';

export const MISSION_LIMITS = {
  cards: 300,
  lenders: 12,
  places: 60,
  /** Values of any kind, in all of its data or words. */
  parts: 40_000,
  /** Letters of one text. */
  text: 4_000,
} as const;

/** Goes down one level at a time, so that no depth is too much for it. */
export function whyTooMuch(data: unknown): PackFault | undefined {
  const counted = (['cards', 'lenders', 'places'] as const).find(
    part => countIn(data, part) > MISSION_LIMITS[part],
  );
  if (counted)
    return packFault(`many-${counted}`, {
      count: countIn(data, counted),
      most: MISSION_LIMITS[counted],
    });
  let parts = 0;
  let level: readonly unknown[] = [data];
  while (level.length > 0) {
    parts += level.length;
    if (parts > MISSION_LIMITS.parts)
      return packFault('many-parts', { most: MISSION_LIMITS.parts });
    const long = level.flatMap(wordsIn).find(({ length }) => length > MISSION_LIMITS.text);
    if (long !== undefined)
      return packFault('long-text', {
        begins: `${long.slice(0, 30)} …`,
        length: long.length,
        most: MISSION_LIMITS.text,
      });
    level = level.flatMap(it => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  }
  return undefined;
}

/** The text itself, or the names in it. */
const wordsIn = (thing: unknown): readonly string[] =>
  typeof thing === 'string' ? [thing] : isBag(thing) ? Object.keys(thing) : [];

const countIn = (data: unknown, part: string): number => {
  const things = isBag(data) ? data[part] : undefined;
  return isBag(things) ? Object.keys(things).length : 0;
};
