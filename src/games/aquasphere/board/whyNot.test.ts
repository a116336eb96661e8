import type { TablePlace } from '@/games/board';
import { LANGUAGES } from '@/ui/words/words';
import { type Task, TASKS } from '../rules/components';
import type { Why } from '../rules/why';
import { en } from '../texts/why.en';
import { red, yellow } from './testing/position';
import { whySentence } from './whyNot';

const byTask = (code: 'none-there' | 'no-room'): readonly Why[] =>
  TASKS.map((task: Task) =>
    code === 'no-room' ? { code, task, room: 0 } : { code, task, sector: 'A' },
  );

/** The compiler asks for every code of the rules. */
const RULES: { readonly [code in Why['code']]: readonly Why[] } = {
  over: [{ code: 'over' }],
  'not-your-turn': [{ code: 'not-your-turn', turn: yellow }],
  interim: [{ code: 'interim' }],
  'no-interim': [{ code: 'no-interim' }],
  'return-one': [{ code: 'return-one' }],
  'place-first': [{ code: 'place-first' }],
  'work-first': [{ code: 'work-first', task: 'time', sector: 'A' }],
  'letters-first': [{ code: 'letters-first' }],
  'line-first': [{ code: 'line-first', line: 34 }],
  'nothing-to-do': [{ code: 'nothing-to-do' }],
  'no-letter': [{ code: 'no-letter', sector: 'A' }],
  'no-line': [{ code: 'no-line' }],
  'no-arrow': [{ code: 'no-arrow', room: 'a1' }],
  'cannot-sidestep': [{ code: 'cannot-sidestep' }],
  'not-on-top': [{ code: 'not-on-top' }],
  'already-bought': [{ code: 'already-bought' }],
  'symbol-taken': [{ code: 'symbol-taken', task: 'lab' }],
  'short-of-time': [
    { code: 'short-of-time', need: 3, have: 2 },
    { code: 'short-of-time', need: 3, have: 0 },
  ],
  'stock-empty': [{ code: 'stock-empty' }],
  'no-bot': [{ code: 'no-bot' }],
  'not-programmed': [{ code: 'not-programmed', task: 'card' }],
  'already-there': [{ code: 'already-there', sector: 'F' }],
  'keep-one': [{ code: 'keep-one' }],
  'none-there': byTask('none-there'),
  'no-room': byTask('no-room'),
  'lab-complete': [{ code: 'lab-complete' }],
  'own-submarine': [{ code: 'own-submarine', sector: 'F' }],
  'no-submarine': [{ code: 'no-submarine' }],
  'pay-crystal': [{ code: 'pay-crystal' }],
  'no-crystal': [{ code: 'no-crystal' }],
  'not-your-card': [{ code: 'not-your-card', card: 'charging' }],
  'not-an-interim-card': [{ code: 'not-an-interim-card', card: 'charging' }],
  'used-card': [{ code: 'used-card', card: 'interim-lab' }],
  'already-collected': [{ code: 'already-collected' }],
};

test.each(LANGUAGES)('every refusal is a whole sentence: %s', language => {
  const known = Object.values(RULES).flat();
  const table = Object.keys(en)
    .filter(code => !code.startsWith('short-of-time') && !(code in RULES))
    .map(code => ({ code }));
  for (const why of [...known, ...table]) {
    const sentence = whySentence(language, why);
    expect(sentence).toMatch(/^\p{Lu}.*[.?)]$/u);
    expect(sentence).not.toMatch(/\{\{|undefined/);
    if (why.code !== 'unknown') expect(sentence).not.toContain(`(${why.code})`);
  }
});

test('a refusal names the player on turn, by their name if somebody sits there', () => {
  const why = { code: 'not-your-turn', turn: yellow };
  expect(whySentence('en', why)).toMatch(/Yellow is playing/);
  const places = [{ seat: yellow, name: 'Bo', face: '', sits: 'player', here: true }] as const;
  expect(whySentence('de', why, places)).toMatch(/Bo spielt/);
});

test('two players on one phone are told apart', () => {
  const places = [red, yellow].map((seat): TablePlace => ({
    seat,
    name: 'Ann',
    face: '',
    sits: 'player',
    here: true,
  }));
  const why: Why = { code: 'not-your-turn', turn: red };
  expect(whySentence('en', why, places)).toMatch(/Ann \(Red\)/);
});

test('an unknown refusal shows its code', () => {
  expect(whySentence('en', { code: 'so-many-not' })).toMatch(/so-many-not/);
  expect(whySentence('fr', { code: 'over' })).toBe('The match is over.');
});
