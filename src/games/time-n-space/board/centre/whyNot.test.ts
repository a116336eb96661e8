import type { TableWhy } from '@/games/tableWhy';
import type { Why } from '../../rules/actions';
import { red } from '../../rules/testing/fixture';
import { en } from '../../texts/why.en';
import { whySentence } from './whyNot';

/** One refusal of each kind, with values for every placeholder. */
const EACH = {
  'not-now': { code: 'not-now', phase: 'running' },
  'already-ready': { code: 'already-ready' },
  'place-your-orders-first': { code: 'place-your-orders-first' },
  'nothing-in-hand': { code: 'nothing-in-hand' },
  'not-above': { code: 'not-above', order: 'grey-2', have: 1 },
  'no-such-field': { code: 'no-such-field', field: 'beam-1.2' },
  'field-taken': { code: 'field-taken', field: 'plant-1.0' },
  'field-twice': { code: 'field-twice', field: 'plant-1.0' },
  'time-is-up': { code: 'time-is-up', since: 5 },
  'glass-stands': { code: 'glass-stands', on: 'plant-1' },
  'glass-is-parked': { code: 'glass-is-parked' },
  'symbol-taken': { code: 'symbol-taken', on: 'ship' },
  'research-is-empty': { code: 'research-is-empty' },
  'no-wormhole': { code: 'no-wormhole', from: red, to: 'moon-2' },
  'sand-still-runs': { code: 'sand-still-runs', until: 5 },
  'not-done-here': { code: 'not-done-here', deed: 'load', on: 'moon-1' },
  'nothing-chosen': { code: 'nothing-chosen' },
  'field-elsewhere': { code: 'field-elsewhere', field: 'plant-1.0', on: 'plant-2' },
  'supply-is-out': { code: 'supply-is-out', goods: ['grey', 'blue', 'grey'] },
  'no-cube': { code: 'no-cube', field: 'plant-1.0' },
  'not-from-a-plant': { code: 'not-from-a-plant', field: 'beam-1.0' },
  'not-in-a-beam-station': { code: 'not-in-a-beam-station', field: 'plant-1.0' },
  'wrong-cube': { code: 'wrong-cube', field: 'beam-1.0', need: 'grey' },
  'wrong-count': { code: 'wrong-count', order: 'grey-2', need: 2, given: 1 },
  'too-many': { code: 'too-many', most: 1, given: 2 },
  'order-gone': { code: 'order-gone', order: 'grey-2', wanted: 2, there: 1 },
  'being-settled': { code: 'being-settled', until: 5 },
  'take-or-tuck': { code: 'take-or-tuck', left: 3 },
  'tile-gone': { code: 'tile-gone', top: 'white-1' },
  'research-is-full': { code: 'research-is-full' },
  'not-stage-one': { code: 'not-stage-one', slot: 'plant-1' },
  'not-stage-two': { code: 'not-stage-two', slot: 'plant-1' },
  'not-empty': { code: 'not-empty', slot: 'plant-1' },
  'glass-in-the-way': { code: 'glass-in-the-way', slot: 'plant-1' },
  'nothing-to-settle': { code: 'nothing-to-settle' },
  'not-waiting': { code: 'not-waiting', visitor: red },
  'not-yours-to-choose': { code: 'not-yours-to-choose' },
  'nothing-to-exchange': { code: 'nothing-to-exchange' },
} as const satisfies { [K in Why['code']]: Extract<Why, { code: K }> };

const TABLE: readonly TableWhy[] = [
  'paused',
  'not-dealt-yet',
  'not-an-act',
  'stale',
  'refused-long-ago',
  'too-many-requests',
];

describe.each(['en', 'de'])('in %s', language => {
  test.each(Object.values<Why>(EACH))('$code is a whole sentence', why => {
    const sentence = whySentence(language, why);
    expect(sentence).toMatch(/^[A-ZÄÖÜ].*[.?!]$/s);
    expect(sentence).not.toMatch(/\{\{|undefined|not-now|\bcode\b/);
  });

  test.each(TABLE)('%s, a refusal by the table, is a whole sentence', code => {
    expect(whySentence(language, { code })).toMatch(/^[A-ZÄÖÜ].*[.?]$/s);
    expect(whySentence(language, { code })).not.toContain(code === 'paused' ? '(paused)' : code);
  });

  test('an unknown refusal shows its code', () => {
    expect(whySentence(language, { code: 'moon-is-cheese' })).toContain('(moon-is-cheese)');
    expect(whySentence(language, { code: 'toString' })).toContain('(toString)');
  });
});

test.each<[Why, string]>([
  [EACH['not-above'], 'You have only 1 grey order worth 2 above your centre.'],
  [
    { ...EACH['not-above'], have: 0 },
    'You have none of this left above your centre: grey order worth 2.',
  ],
  [EACH['supply-is-out'], 'The supply has none left: grey and blue.'],
  [EACH['no-wormhole'], 'No wormhole leads there: from the red planet to moon 2.'],
  [{ code: 'tile-gone', top: null }, 'Somebody was faster: no tile is left there.'],
  [{ code: 'not-now', phase: 'over' }, 'The match is over.'],
])('%j is put into words', (why, sentence) => {
  expect(whySentence('en', why)).toBe(sentence);
});

test('an unknown language falls back to English', () => {
  expect(whySentence('xx', { code: 'paused' })).toBe(en.paused);
});
