import { offers } from './offers';
import { AT, discard, green, place, play, red, STOP, together, versus } from './testing/fixture';

const actions = (...given: Parameters<typeof offers>) =>
  offers(...given).map(({ action }) => action);
const LINE = ['1500', '1600 | 1650', '1700'];
const hands = { red: ['1400', '~1660', '1800'], green: ['1850'] };
const fronts = { '1660': 'star', '1800': 'star' } as const;
const start = together(LINE, { hands, discards: ['1000'], fronts, backs: { '1000': 'star' } });

test('[W4] against each other every card and every gap for it are offered', () => {
  const state = versus(['1500', '1600'], { hands });
  expect(offers(state, red, AT)).toEqual(
    ['1400', '1660', '1800'].map(card => ({
      action: place(card, 0),
      choices: { gaps: [0, 1, 2] },
    })),
  );
});

test('[W4] together upright cards can be tried, and cards with the right sign discarded', () => {
  expect(offers(start, red, AT)).toEqual(
    [play('1400'), play('1800'), discard('1660'), discard('1800')].map(action => ({ action })),
  );
});

test('[W4] after a failed try only another is offered, after a success stopping as well', () => {
  expect(actions({ ...start, tried: 1 }, red, AT)).toEqual([play('1400'), play('1800')]);
  expect(actions({ ...start, tried: 1, laid: 1 }, red, AT)).toEqual([
    play('1400'),
    play('1800'),
    STOP,
  ]);
});

test('[W4] [T2] [N7] nothing is offered out of turn or when the match is over', () => {
  expect(offers(start, green, AT)).toEqual([]);
  expect(offers({ ...start, ended: { at: 1, how: 'stuck' } }, red, AT)).toEqual([]);
});
