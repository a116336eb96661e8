import { type Bag, isBag } from './keys';

/**
 * The change from one value to another, for values that survive JSON: `0` nothing · `[x]` replace
 * by x · `{key: …}` change these parts, where `{key: 1}` removes one. A list is changed by its
 * indices; `{"#": n}` cuts it to its first n items. Where items were inserted or removed in the
 * middle, `{"#": [index, removed, …inserted]}` moves the items behind; other parts beside it use
 * the indices after that.
 */
export type Delta = typeof SAME | readonly [whole: unknown] | Parts;
type Parts = { readonly [part: string]: Delta | typeof DROP | number | Splice };
type Splice = readonly [place: number, went: number, ...came: unknown[]];

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

/** Applies a change; every part it does not mention stays the same object. */
export function applyDelta<T>(change: Delta, before: T): T;
export function applyDelta(change: Delta, before: unknown): unknown {
  if (change === SAME) return before;
  if (isWhole(change)) return change[0];
  if (Array.isArray(before)) return listAfter(change, before);
  if (isBag(before)) return bagAfter(change, before);
  throw new Error(ANOTHER);
}

// Plain loops that allocate nothing: a host compares every view after every act.
function ofLists(before: readonly unknown[], after: readonly unknown[]): Delta {
  if (before.length !== after.length) {
    const splice = spliceOf(before, after);
    if (splice) return { [LENGTH]: splice };
  }
  const changes = ofPlaces(before, after);
  if (changes === SAME || after.length < FEW || sizeOf(changes) < FEW) return changes;
  const ways = [withoutSome(before, after), withSome(before, after)];
  return ways.reduce<Parts>(
    (best, splice) => (splice && shorter(best, splice, before, after)) ?? best,
    changes,
  );
}

function ofPlaces(before: readonly unknown[], after: readonly unknown[]): Changes {
  let changes: Changes = SAME;
  for (let place = 0; place < after.length; place++) {
    const change = delta(before[place], after[place]);
    if (change !== SAME) changes = put(changes || {}, `${place}`, change);
  }
  return after.length < before.length ? put(changes || {}, LENGTH, after.length) : changes;
}

/** A splice beside another change names two parts, so it pays off only against more. */
const FEW = 3;

const sizeOf = (changes: Parts): number => Object.keys(changes).length;

/** Only if the splice is the whole change, and something behind it has moved. */
function spliceOf(before: readonly unknown[], after: readonly unknown[]): Splice | undefined {
  const least = Math.min(before.length, after.length);
  const same = firstChange(before, after);
  if (same === least) return undefined; // at the end, a change by indices is shorter
  const moved = least - same;
  for (let back = 1; back <= moved; back++) {
    if (!isSame(before[before.length - back], after[after.length - back])) return undefined;
  }
  return [same, before.length - least, ...after.slice(same, after.length - moved)];
}

/** Removes the items before the next one that is still there. */
function withoutSome(before: readonly unknown[], after: readonly unknown[]): Splice | undefined {
  const place = firstChange(before, after);
  const next = before.findIndex((item, at) => at > place && isSame(item, after[place]));
  return next < 0 ? undefined : [place, next - place];
}

/** Inserts the new items before the next one that was already there. */
function withSome(before: readonly unknown[], after: readonly unknown[]): Splice | undefined {
  const place = firstChange(before, after);
  const next = after.findIndex((item, at) => at > place && isSame(item, before[place]));
  return next < 0 ? undefined : [place, 0, ...after.slice(place, next)];
}

/** The change with this splice, if it names fewer parts. */
function shorter(
  best: Parts,
  splice: Splice,
  before: readonly unknown[],
  after: readonly unknown[],
): Parts | undefined {
  const moved = spliced(splice, before);
  if (moved.length > after.length) return undefined; // the length can be given only once
  const rest = ofPlaces(moved, after) || {};
  const size = sizeOf(rest) + splice.length - 1;
  return size < sizeOf(best) ? put(rest, LENGTH, splice) : undefined;
}

function firstChange(before: readonly unknown[], after: readonly unknown[]): number {
  const least = Math.min(before.length, after.length);
  let place = 0;
  while (place < least && isSame(before[place], after[place])) place++;
  return place;
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isTree(one) && isTree(other) && delta(one, other) === SAME);

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null;

function ofBags(before: Bag, after: Bag): Delta {
  let changes: Changes = SAME;
  for (const key in after) {
    const was = before[key];
    const now = after[key];
    if (Object.is(was, now)) continue;
    const change = has(before, key) ? delta(was, now) : ([now] as const);
    if (change !== SAME) changes = put(changes || {}, key, change);
  }
  for (const key in before) if (!has(after, key)) changes = put(changes || {}, key, DROP);
  return changes;
}

type Changes = typeof SAME | Open<Parts[string]>;
type Open<T> = { [key: string]: T };

function put<T>(bag: Open<T>, key: string, value: T): Open<T> {
  if (key !== '__proto__') bag[key] = value;
  // Assigning to this key would set the prototype.
  else Object.defineProperty(bag, key, { value, ...PLAIN });
  return bag;
}

const PLAIN = { enumerable: true, configurable: true, writable: true };

function listAfter(change: Parts, before: readonly unknown[]): unknown[] {
  const length = change[LENGTH];
  const after = isSplice(length)
    ? spliced(length, before)
    : before.slice(0, length as number | undefined);
  for (const [key, part] of Object.entries(change)) {
    if (key !== LENGTH) after[placeOf(key, after)] = applyDelta(part as Delta, after[Number(key)]);
  }
  return after;
}

function spliced([place, went, ...came]: Splice, before: readonly unknown[]): unknown[] {
  if (!(place >= 0 && went >= 0 && place + went <= before.length)) throw new Error(ANOTHER);
  return [...before.slice(0, place), ...came, ...before.slice(place + went)];
}

/**
 * An index in the list, or the one after its end: anything else would leave a hole, or a property.
 */
function placeOf(key: string, list: readonly unknown[]): number {
  if (!/^\d+$/.test(key) || Number(key) > list.length) throw new Error(ANOTHER);
  return Number(key);
}

// Not by spreading: some builds turn that into assignments, which lose a __proto__ key.
function bagAfter(change: Parts, before: Bag): Bag {
  const after: Open<unknown> = {};
  for (const key in before) {
    const part = has(change, key) ? change[key] : SAME;
    if (part !== DROP) put(after, key, applyDelta(part as Delta, before[key]));
  }
  for (const key in change) {
    if (!has(before, key)) put(after, key, applyDelta(change[key] as Delta, undefined));
  }
  return after;
}

const has = (bag: Bag, key: string): boolean => Object.prototype.hasOwnProperty.call(bag, key);

const isSplice = (change: Parts[string] | undefined): change is Splice =>
  Array.isArray(change) && change.length > 1;

const isWhole = (change: Delta): change is readonly [unknown] => Array.isArray(change);
