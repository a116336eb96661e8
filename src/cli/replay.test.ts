import { only, save } from '../table/saved';
import { begun, game, played, SEATS } from '../table/testing/fixture';
import { replayed } from './replay';

const whole = played();
const lines = save(whole);
const text = lines.join('\n');
const start = { game: game.id, seats: SEATS, plies: 3, at: 0, result: null };
const end = {
  game: game.id,
  seats: SEATS,
  plies: lines.length - 1,
  at: whole.at,
  result: game.result(whole.state),
};

test.each<[string, string, object]>([
  ['a finished match', text, end],
  ['a finished match with a line break at its end', `${text}\n`, end],
  ['a match that has only begun', save(begun()).join('\n'), start],
])('folds %s', (_what, saved, told) => {
  expect(replayed(saved, only(game))).toEqual({ ok: true, ...told });
});

const begunLines = save(begun());

test.each<[string, string, why: object, sound: object | undefined]>([
  ['nothing', '', { code: 'torn', line: 1 }, undefined],
  ['another text', 'Dear diary,\nno', { code: 'tampered', line: 1 }, undefined],
  ['a torn last line', [...begunLines, '0123'].join('\n'), { code: 'torn', line: 5 }, start],
  ['a changed line', [...begunLines, lines[5]].join('\n'), { code: 'tampered', line: 5 }, start],
  [
    'a match torn at its very end',
    text.slice(0, -1),
    { code: 'torn', line: lines.length },
    undefined,
  ],
])('refuses %s', (_what, saved, why, sound) => {
  expect(replayed(saved, only(game))).toMatchObject({ ok: false, why, ...(sound && { sound }) });
});
