/**
 * What turns one value into another, for values that survive JSON:
 * `0` nothing · `[x]` take x instead · `{key: …}` change these parts, where `{key: 1}` drops one.
 * A list is changed by its places; `{"#": n}` cuts it to its first n.
 */
export type Delta = typeof SAME | readonly [whole: unknown] | Parts;
type Parts = { readonly [part: string]: Delta | typeof DROP | number };
type Bag = { readonly [key: string]: unknown };

const SAME = 0;
const DROP = 1;
const LENGTH = '#';
const ANOTHER = 'this delta belongs to another value';

/** The change from `before` to `after`. Parts that are the same object cost nothing to compare. */
export function delta(before: unknown, after: unknown): Delta {
  if (Object.is(before, after)) return SAME;
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isBag(before) && isBag(after)) return ofBags(before, after);
  return [after];
}

/** Carries out a change; every part it does not name stays the very same object. */
export function apply<T>(change: Delta, before: T): T;
export function apply(change: Delta, before: unknown): unknown {
  if (change === SAME) return before;
  if (isWhole(change)) return change[0];
  if (Array.isArray(before)) return listAfter(change, before);
  if (isBag(before)) return bagAfter(change, before);
  throw new Error(ANOTHER);
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Delta {
  const changes = after.flatMap((item, place) => named(`${place}`, delta(before[place], item)));
  return bundle(after.length < before.length ? [...changes, [LENGTH, after.length]] : changes);
}

function ofBags(before: Bag, after: Bag): Delta {
  const changes = Object.keys(after).flatMap(key =>
    named(key, has(before, key) ? delta(before[key], after[key]) : [after[key]]),
  );
  const dropped = Object.keys(before).filter(key => !has(after, key));
  return bundle([...changes, ...dropped.map((key): Change => [key, DROP])]);
}

type Change = readonly [part: string, change: Parts[string]];

const named = (part: string, change: Delta): Change[] => (change === SAME ? [] : [[part, change]]);

// Not by assignment: a key called __proto__ must stay a key like any other.
const bundle = (changes: readonly Change[]): Delta =>
  changes.length === 0 ? SAME : Object.fromEntries(changes);

function listAfter(change: Parts, before: readonly unknown[]): unknown[] {
  const after = before.slice(0, change[LENGTH] as number | undefined);
  for (const [key, part] of Object.entries(change)) {
    if (key !== LENGTH) after[placeOf(key, after)] = apply(part as Delta, after[Number(key)]);
  }
  return after;
}

/** A place in the list, or the next after its end: anything else would leave a hole, or a name. */
function placeOf(key: string, list: readonly unknown[]): number {
  if (!/^\d+$/.test(key) || Number(key) > list.length) throw new Error(ANOTHER);
  return Number(key);
}

function bagAfter(change: Parts, before: Bag): Bag {
  const kept = Object.keys(before)
    .filter(key => partOf(change, key) !== DROP)
    .map(key => [key, apply(partOf(change, key) as Delta, before[key])] as const);
  const added = Object.keys(change)
    .filter(key => !has(before, key))
    .map(key => [key, apply(change[key] as Delta, undefined)] as const);
  return Object.fromEntries([...kept, ...added]);
}

const partOf = (change: Parts, key: string) => (has(change, key) ? change[key] : SAME);

const has = (bag: Bag, key: string): boolean => Object.prototype.hasOwnProperty.call(bag, key);

const isWhole = (change: Delta): change is readonly [unknown] => Array.isArray(change);

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
