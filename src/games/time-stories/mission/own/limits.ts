/** What a mission of somebody else may hold, so that it keeps no phone busy. */
import { type Bag, isBag } from '../../../../kit/keys';
import { packFault, type PackFault } from '../../../../packs/packFile';
import { whyNotParse } from '../check/jsonText';

const MISSION_LIMITS = {
  cards: 300,
  lenders: 12,
  places: 60,
  /** Of one card, lender or item. Rulings weigh each of them against the others. */
  acts: 24,
  uses: 24,
  /** Values of any kind, in all of its data or words. */
  parts: 40_000,
  /** Letters of one text. */
  text: 4_000,
} as const;

export const TOO_MANY = packFault('many-parts', { most: MISSION_LIMITS.parts });

/** Of one text: a mission and its words in two languages, whose empty lists count twice. */
const MOST_VALUES = 8 * MISSION_LIMITS.parts;
export const whyNotRead = (text: string) => whyNotParse(text, MOST_VALUES);

export function whyTooMuch(data: unknown): PackFault | undefined {
  const counted = (['cards', 'lenders', 'places'] as const).find(
    part => countIn(data, part) > MISSION_LIMITS[part],
  );
  if (counted)
    return packFault(`many-${counted}`, {
      count: countIn(data, counted),
      most: MISSION_LIMITS[counted],
    });
  return whyCrowded(data) ?? whyEndless(data);
}

const CROWDS = [
  ['cards', 'acts'],
  ['lenders', 'uses'],
  ['items', 'uses'],
] as const;

function whyCrowded(data: unknown): PackFault | undefined {
  for (const [kind, part] of CROWDS)
    for (const [name, thing] of Object.entries(bagIn(data, kind))) {
      const [count, most] = [countIn(thing, part), MISSION_LIMITS[part]];
      if (count > most) return packFault(`many-${part}`, { name, count, most });
    }
  return undefined;
}

/** Goes down one level at a time, so that no depth is too much for it. */
function whyEndless(data: unknown): PackFault | undefined {
  let parts = 0;
  let level: readonly unknown[] = [data];
  while (level.length > 0) {
    parts += level.length;
    if (parts > MISSION_LIMITS.parts) return TOO_MANY;
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

function bagIn(data: unknown, part: string): Bag {
  const things = isBag(data) ? data[part] : undefined;
  return isBag(things) ? things : {};
}
const countIn = (data: unknown, part: string): number => Object.keys(bagIn(data, part)).length;
