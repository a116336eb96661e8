import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { applyDelta, type Delta, delta } from './delta';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Tree = Json[] | { [key: string]: Json };

test.each<[what: string, before: Json, after: Json, change: Delta]>([
  ['nothing', { a: [1] }, { a: [1] }, 0],
  ['a plain value', 1, 2, [2]],
  ['a list where nothing was', null, [], [[]]],
  ['a key', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a key to 0', { a: 1 }, { a: 0 }, { a: [0] }],
  ['a key to 1', { a: 0 }, { a: 1 }, { a: [1] }],
  ['a key added', {}, { a: null }, { a: [null] }],
  ['a list added', {}, { a: [1] }, { a: [[1]] }],
  ['a key dropped', { a: 1, b: 2 }, { b: 2 }, { a: 1 }],
  ['a deep key', { a: { b: 1, c: 2 }, d: [] }, { a: { b: 1, c: 3 }, d: [] }, { a: { c: [3] } }],
  ['a place', [1, 2, 3], [1, 5, 3], { 1: [5] }],
  ['a deep place', [[1], [2]], [[1], [3]], { 1: { 0: [3] } }],
  ['a late place', [...'abcdefghijkl'], [...'abcdefghijkm'], { 11: ['m'] }],
  ['a list that grew', ['a'], ['a', 'b', ['c']], { 1: ['b'], 2: [['c']] }],
  ['a list that shrank', ['a', 'b', 'c'], ['a'], { '#': 1 }],
  ['a list that emptied', ['a'], [], { '#': 0 }],
  ['a list that changed and shrank', ['a', 'b', 'c'], ['b'], { 0: ['b'], '#': 1 }],
  ['a value put in', ['a', 'c', 'd'], ['a', 'b', 'c', 'd'], { '#': [1, 0, 'b'] }],
  ['values put in before all', ['c'], ['a', 'b', 'c'], { '#': [0, 0, 'a', 'b'] }],
  ['a list put in', ['a', 'b'], ['a', ['x'], 'b'], { '#': [1, 0, ['x']] }],
  ['a value taken out', ['a', 'b', 'c'], ['a', 'c'], { '#': [1, 1] }],
  ['values taken out before all', ['a', 'b', 'c'], ['c'], { '#': [0, 2] }],
  ['one of two alike', ['a', 'a', 'b'], ['a', 'b'], { '#': [1, 1] }],
  ['one put in, and another changed', ['a', 'c'], ['a', 'b', 'd'], { 1: ['b'], 2: ['d'] }],
  ['one put in before a list', [[1]], [0, [1]], { '#': [0, 0, 0] }],
  ['an object taken out', [{ a: 1 }, { b: 2 }, { c: 3 }], [{ a: 1 }, { c: 3 }], { '#': [1, 1] }],
  [
    'an object put in',
    [{ b: 2 }, { c: 3 }],
    [{ a: 1 }, { b: 2 }, { c: 3 }],
    { '#': [0, 0, { a: 1 }] },
  ],
  ['one taken out, one put on', [...'abcd'], [...'acde'], { '#': [1, 1], 3: ['e'] }],
  [
    'one put in, the last pushed out',
    [...'abcd'],
    [...'eabc'],
    { 0: ['e'], 1: ['a'], 2: ['b'], 3: ['c'] },
  ],
  ['one put in, a later one changed', [...'abcd'], [...'xabcz'], { '#': [0, 0, 'x'], 4: ['z'] }],
  ['two that changed places', [1, 2, 3], [2, 1, 3], { 0: [2], 1: [1] }],
  ['a list that became keys', { a: [1] }, { a: { 0: 1 } }, { a: [{ 0: 1 }] }],
  ['keys that became nothing', { a: { b: 1 } }, { a: null }, { a: [null] }],
  ['a key called #', { '#': 1 }, { '#': 2 }, { '#': [2] }],
  ['a key called # dropped', { '#': 5 }, {}, { '#': 1 }],
])('the delta for %s', (_what, before, after, change) => {
  expect(delta(before, after)).toEqual(change);
  expect(applyDelta(change, before)).toEqual(after);
});

test.each(['__proto__', 'constructor', 'toString'])('a key called %s is like any other', key => {
  const before = JSON.parse(`{"${key}":{"a":1,"b":[]}}`) as Json;
  const after = JSON.parse(`{"${key}":{"a":2,"b":[]}}`) as Json;
  const change = delta(before, after);
  expect(JSON.stringify(change)).toBe(`{"${key}":{"a":[2]}}`);
  expect(JSON.stringify(applyDelta(change, before))).toBe(JSON.stringify(after));
  expect(JSON.stringify(delta(before, {}))).toBe(`{"${key}":1}`);
  expect(JSON.stringify(applyDelta(delta({}, after), {}))).toBe(JSON.stringify(after));
  expect(applyDelta(delta(before, {}), before)).toEqual({});
});

test.each<[what: string, change: Delta, before: Json]>([
  ['keys of a number', { a: [1] }, 5],
  ['keys of nothing', { a: [1] }, null],
  ['keys of a text', { 0: ['b'] }, 'a'],
  ['keys of a key that is not there', { a: { b: [1] } }, {}],
  ['keys of a place that is not there', { 0: { b: [1] } }, []],
  ['keys of a list', { a: [1] }, [0]],
  ['a key of a list, nearly a place', { ' 0': [1] }, [0]],
  ['another such key', { '0x0': [1] }, [0]],
  ['a key dropped that is not there', { a: 1 }, { b: 1 }],
  ['a key dropped from a list', { a: 1 }, [0]],
  ['a place beyond the next', { 2: [1] }, [0]],
  ['a value put in beyond the end', { '#': [2, 0, 'a'] }, [0]],
  ['a value put in before the beginning', { '#': [-1, 0, 'a'] }, [0]],
  ['more taken out than there are', { '#': [0, 2] }, [0]],
  ['something taken out at no place', { '#': ['a', 'b'] as never }, [0]],
  ['the length of what has none', { '#': 2 }, { a: 1 }],
])('a delta of something else is refused: %s', (_what, change, before) => {
  expect(() => applyDelta(change, before)).toThrow('this delta belongs to another value');
});

const KEYS = ['a', 'b', '0', '1', '#', '', 'length', '__proto__', 'constructor', 'toString'];
const anyKey = fc.constantFrom(...KEYS);
// 0 and 1 look like deltas themselves.
const anyLeaf: fc.Arbitrary<Json> = fc.constantFrom(0, 1, -1.5, null, true, false, '', 'a', '#');
const { any, tree } = fc.letrec<{ any: Json; tree: Json }>(tie => ({
  any: fc.oneof({ maxDepth: 4 }, anyLeaf, tie('tree')),
  tree: fc.oneof(
    fc.array(tie('any'), { maxLength: 6, size: 'max' }),
    fc.dictionary(anyKey, tie('any'), { maxKeys: 6, size: 'max', noNullPrototype: true }),
  ),
}));

type Edit = { way: number[]; deed: 'put' | 'add' | 'drop'; key: string; thing: Json };
const anyEdit = fc.record<Edit>({
  way: fc.array(fc.nat(5), { maxLength: 4, size: 'max' }),
  deed: fc.constantFrom('put', 'add', 'drop'),
  key: anyKey,
  thing: any,
});

/** Follows the path into the value as far as it goes, and edits there. */
function edited(value: Json, { way: [turn, ...way], ...edit }: Edit): Json {
  const keys = isTree(value) ? Object.keys(value) : [];
  const key = keys[(turn ?? 0) % keys.length];
  if (!isTree(value) || key === undefined) return edit.thing;
  if (turn !== undefined) return withPart(value, key, edited(part(value, key), { way, ...edit }));
  if (edit.deed === 'put') return edit.thing;
  if (Array.isArray(value))
    return edit.deed === 'add' ? [...value, edit.thing] : value.slice(0, -1);
  if (edit.deed === 'add') return withPart(value, edit.key, edit.thing);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

const isTree = (value: Json): value is Tree => typeof value === 'object' && value !== null;
const part = (value: Tree, key: string) => (value as { [key: string]: Json })[key] as Json;
const withPart = (value: Tree, key: string, thing: Json): Json =>
  Array.isArray(value)
    ? value.map((item, place) => (`${place}` === key ? thing : item))
    : Object.fromEntries([...Object.entries(value), [key, thing]]);

/** Counts the parts that are the same object as before, and expects that of every equal part. */
function reused(before: Json, after: Json): number {
  if (!isTree(before) || !isTree(after)) return 0;
  if (isDeepStrictEqual(before, after)) {
    expect(Object.is(before, after)).toBe(true);
    return 1;
  }
  if (Array.isArray(before) !== Array.isArray(after)) return 0;
  if (Array.isArray(before) && Array.isArray(after)) return reusedItems(before, after);
  const shared = Object.keys(after).filter(key => Object.hasOwn(before, key));
  return shared.reduce((sum, key) => sum + reused(part(before, key), part(after, key)), 0);
}

/** An item that has moved must be the same object as before. */
const reusedItems = (before: readonly Json[], after: readonly Json[]): number =>
  after.reduce<number>((sum, item, place) => {
    if (isTree(item) && before.includes(item)) return sum + 1;
    return place < before.length ? sum + reused(before[place] as Json, item) : sum;
  }, 0);

/** All pairs of parts on the same path, from the top down. */
function pairs(before: Json, after: Json): [before: Json, after: Json][] {
  if (!isTree(before) || !isTree(after)) return [[before, after]];
  const shared = Object.keys(after).filter(key => Object.hasOwn(before, key));
  const below = shared.flatMap(key => pairs(part(before, key), part(after, key)));
  return [[before, after], ...below];
}

type Kind = 'reused' | 'shrank' | 'grew' | 'dropped' | 'replaced' | 'other';

function kindOf(before: Json, after: Json): Kind {
  if (!isTree(before) || !isTree(after)) return 'other';
  if (Array.isArray(before) !== Array.isArray(after)) return 'replaced';
  const lost = Object.keys(before).some(key => !Object.hasOwn(after, key));
  if (lost) return Array.isArray(before) ? 'shrank' : 'dropped';
  return Object.keys(after).length > Object.keys(before).length ? 'grew' : 'other';
}

/** Every kind of change between a value and the next. */
function kindsOf(before: Json, after: Json): Set<Kind> {
  const kinds = new Set(pairs(before, after).map(pair => kindOf(...pair)));
  if (!Object.is(before, after) && reused(before, after) > 0) kinds.add('reused');
  return kinds;
}

const copy = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

function deepFreeze<T>(value: T): T {
  if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/** Checks everything a delta promises; returns the second value, rebuilt from the first. */
function holds(before: Json, after: Json): Json {
  deepFreeze([before, after]); // so that any mutation throws
  const change = deepFreeze(delta(before, after));
  expect(isDeepStrictEqual(copy(change), change)).toBe(true);
  expect(isDeepStrictEqual(delta(copy(before), copy(after)), change)).toBe(true);
  expect(delta(before, structuredClone(before))).toBe(0);
  const made = applyDelta(copy(change), before);
  expect(isDeepStrictEqual(made, after)).toBe(true);
  expect(delta(made, after)).toBe(0);
  return made;
}

const anyPair = fc.tuple(tree, tree);
const anyEdits = fc.array(anyEdit, { minLength: 1, maxLength: 3 });
const anyStep = fc
  .tuple(tree, anyEdits)
  .map(([before, edits]): [Json, Json] => [before, edits.reduce(edited, before)]);

test.each([
  ['any other value', anyPair, { shrank: 50, grew: 100, dropped: 100, replaced: 200 }],
  [
    'a slightly different value',
    anyStep,
    { reused: 300, shrank: 30, grew: 100, dropped: 40, replaced: 50 },
  ],
])('any value becomes %s, reusing its parts', (_what, anyCase, atLeast) => {
  const times = { reused: 0, shrank: 0, grew: 0, dropped: 0, replaced: 0, other: 0 };
  const judge = ([before, after]: [Json, Json]) => {
    for (const kind of kindsOf(before, holds(before, after))) times[kind]++;
  };
  fc.assert(fc.property(anyCase, judge), { numRuns: 1_000 });
  const tooFew = Object.entries(atLeast).filter(([kind, least]) => times[kind as Kind] < least);
  expect({ tooFew, times }).toEqual({ tooFew: [], times });
});

test('inserting or removing anywhere in a list does not repeat the rest', () => {
  const item: fc.Arbitrary<Json> = fc.oneof(
    anyLeaf,
    fc.record({ a: anyLeaf, b: anyLeaf }, { noNullPrototype: true }),
  );
  const row = fc.array(item, { maxLength: 12, size: 'max' });
  const anyPlace = fc.tuple(row, fc.nat(12), fc.nat(3), fc.array(item, { maxLength: 3 }));
  let spliced = 0;
  const judge = ([before, at, went, came]: [Json[], number, number, Json[]]) => {
    const after = [...before.slice(0, at), ...came, ...before.slice(at + went)];
    // An inserted item may equal one that was there, but it is another object.
    fc.pre(!came.some(item => isTree(item) && before.some(it => isDeepStrictEqual(it, item))));
    reused(before, holds(before, after));
    const told = JSON.stringify(delta(before, after));
    if (told.startsWith('{"#":[')) spliced++;
  };
  fc.assert(fc.property(anyPlace, judge), { numRuns: 500 });
  expect(spliced).toBeGreaterThan(50);
});
