import { makePeerId } from '../finding/peerId';
import { seededBytes } from '../testing/seededBytes';
import { asked, keepsRoom, type RoomSearch, startSearch, wasTaken } from './codeRoom';
import { countGuesses, GUESS_BACK_MS } from './guesses';
import { makeTypedCode, parseTypedCode, textOfCode } from './typedCode';

const random = seededBytes(6);

test('[C1] a code has letters that cannot be mistaken for each other, all equally frequent', () => {
  const behindTheFirst = () => textOfCode(makeTypedCode(6, random)).slice(1);
  const letters = Array.from({ length: 4_000 }, behindTheFirst).join('');
  const counts = [...new Set(letters)].sort().map(letter => letters.split(letter).length - 1);
  expect([...new Set(letters)].sort().join('')).toBe('34679CDFHJKMNPRTWXY');
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.25);
  expect(letters).toHaveLength(20_000);
});

test.each([
  [6, 'CDFHJKMNPRTWXY'],
  [8, '34679'],
] as const)('[C1] a code of %i letters begins with one of %s', (length, firsts) => {
  const made = Array.from({ length: 500 }, () => makeTypedCode(length, random).room[0] ?? '');
  expect([...new Set(made)].sort()).toEqual([...firsts].sort());
});

test.each([
  ['[C1] ckm-379', { room: 'CK', password: 'M379' }],
  ['[C1]  C K M 3 7 9 ', { room: 'CK', password: 'M379' }],
  ['[C1] 3km9-79cd', { room: '3KM', password: '979CD' }],
  ['[C1] CKM379CD', undefined],
  ['[C1] 3KM979', undefined],
  ['[C1] CKM37', undefined],
  ['[C1] CKM379C', undefined],
  ['[C1] CKM379CDF', undefined],
  ['[C1] CKM370', undefined],
  ['[C1] ', undefined],
])('“%s” is read as it was meant', (typed, code) => {
  expect(parseTypedCode(typed.slice(5))).toEqual(code);
});

test('[C1] a code is read as it was made', () => {
  for (const length of [6, 8] as const) {
    const code = makeTypedCode(length, random);
    expect(parseTypedCode(textOfCode(code))).toEqual(code);
    expect(textOfCode(code)).toHaveLength(length);
  }
});

test('[C2] a room for which two questions get no answer is found', () => {
  const start = startSearch(random);
  const twice = asked(asked(start));
  expect([start.length, twice.isFound, asked(twice).isFound]).toEqual([6, false, true]);
  expect(asked(twice).code).toEqual(start.code);
});

test('[C2] a taken room leads to another one, which is asked for from the beginning', () => {
  const next = wasTaken(asked(startSearch(random)), random);
  expect([next.length, next.taken, next.asked, next.isFound]).toEqual([6, 1, 0, false]);
});

test('[C2] when every room is called taken, the code gets eight letters, and stands in the end', () => {
  const lengths: number[] = [];
  let search: RoomSearch = startSearch(random);
  while (!search.isFound) {
    lengths.push(search.length);
    search = wasTaken(asked(search), random);
  }
  expect(lengths).toEqual([6, 6, 6, 6, 8, 8, 8, 8]);
  expect([textOfCode(search.code).length, wasTaken(search, random)]).toEqual([8, search]);
});

test('[C2] of two hosts that ask for one room, the lower id keeps it', () => {
  const [low, high] = [makePeerId(random), makePeerId(random)].sort();
  const search = asked(startSearch(random));
  expect([keepsRoom(search, low!, high!), keepsRoom(search, high!, low!)]).toEqual([true, false]);
  const found = asked(asked(search));
  expect(keepsRoom(found, high!, low!)).toBe(true);
});

/** A counter on a clock that the test sets. */
function counter(start = 0) {
  const held = { now: start };
  const guesses = countGuesses(
    () => held.now,
    () => undefined,
  );
  const leftAt = (now: number) => {
    held.now = now;
    return guesses.left();
  };
  const useUp = () => [1, 2, 3].forEach(() => guesses.wrong());
  return { guesses, leftAt, useUp };
}

test('[C6] in the first hour fifteen wrong guesses are judged', () => {
  const { guesses, leftAt } = counter();
  let judged = 0;
  for (let now = 0; now < 3_600_000; now += 1_000) {
    if (leftAt(now) === 0) continue;
    guesses.wrong();
    judged += 1;
  }
  expect(judged).toBe(14); // the twelfth comes back with the full hour
  expect(leftAt(3_600_000)).toBe(1);
});

test('[C6] guesses come back one by one, up to three', () => {
  const { guesses, leftAt, useUp } = counter();
  useUp();
  expect(leftAt(GUESS_BACK_MS - 1)).toBe(0);
  const left = [0, 1, 2, 3, 4].map(times => leftAt(times * GUESS_BACK_MS));
  expect(left).toEqual([0, 1, 2, 3, 3]);
  useUp();
  guesses.wrong();
  guesses.oneMore();
  expect(guesses.left()).toBe(1);
  [1, 2, 3].forEach(() => guesses.oneMore());
  expect(guesses.left()).toBe(3);
});

test('[C6] a clock that is set back gives no guess', () => {
  const { leftAt, useUp } = counter(1_000_000);
  useUp();
  expect([leftAt(0), leftAt(GUESS_BACK_MS - 1), leftAt(GUESS_BACK_MS)]).toEqual([0, 0, 1]);
});
