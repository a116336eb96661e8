/** Checks the exported bundles: they use nothing that a phone's engine lacks. */
import fs from 'node:fs';
import { EXCEPTIONS, unguarded } from './builtIns';
import { bundleFor, compiled } from './bundle';

const read = (platform: 'android' | 'ios') => fs.readFileSync(bundleFor(platform), 'utf8');

test.each(['android', 'ios'] as const)(
  'on %s nothing uses what Hermes lacks without checking for it',
  platform => {
    expect(unguarded(read(platform))).toEqual([]);
  },
);

test('every exception is in the bundle', () => {
  const lines = read('android').split('\n');
  for (const { line } of EXCEPTIONS) expect(lines.some(text => line.test(text))).toBe(true);
});

test.each([
  ['var sorted = list.toSorted();', 'toSorted'],
  ['var groups = Object.groupBy(all, it => it.kind);', 'Object.groupBy'],
  ['var { promise, resolve } = Promise.withResolvers();', 'Promise.withResolvers'],
  ['throw new AggregateError(errors);', 'AggregateError'],
  ['var watch = new FinalizationRegistry(forget);', 'FinalizationRegistry'],
  ['var one = new Intl.PluralRules(language).select(count);', 'Intl.PluralRules'],
  ['var words = new Intl.Segmenter("en");', 'Intl.Segmenter'],
])('the check refuses %s', (line, name) => {
  expect(unguarded(line).map(found => found.name)).toEqual([name]);
});

test.each([
  'if (typeof AggregateError === "function") throw new AggregateError(errors);',
  'var Registry = globalThis.FinalizationRegistry || NoRegistry;',
  'var sorted = list.toSorted ? list.toSorted() : list.slice().sort();',
  '// Object.groupBy would do it',
  'var words = "Object.groupBy(all)";',
])('the check allows %s', line => {
  expect(unguarded(line)).toEqual([]);
});

test.each(['android', 'ios'] as const)(
  "React Native's own compiler accepts the bundle for %s",
  platform => {
    const [header] = new Uint32Array(compiled(platform).buffer.slice(0, 4));
    expect(header).toBe(0x03bc1fc6); // the magic number at the start of Hermes bytecode
  },
);
