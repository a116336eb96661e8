/** What people hold; at the hand. */
import type { Pen } from '../pen';
import { onion } from './built';
import { SWALLOW, tile } from './marks';
import type { PictureScene } from './motif';
import {
  barrel,
  basket,
  book,
  bottle,
  bread,
  bucket,
  candle,
  cup,
  iron,
  lantern,
  violin,
} from './things';

type Held = (pen: Pen, scene: PictureScene) => void;

/** Draws a motif with its foot, or another point of it, in the hand. */
const grip =
  (
    motif: (pen: Pen, options: object, scene: PictureScene) => void,
    size: number,
    x = 0,
    y = 0,
    options = {},
    turn = 0,
  ): Held =>
  (pen, scene) =>
    pen.at(x, y, size, () => motif(pen, options, scene), false, turn);

const bird =
  (many: number, warm: boolean): Held =>
  pen => {
    pen.at(
      2,
      4,
      15 + many,
      () =>
        SWALLOW.forEach(part =>
          pen.blob(part, warm ? 'warm' : 1.4, { to: warm ? 'core' : 4, line: 1.5 }),
        ),
      false,
      10,
    );
    if (many)
      for (const [x, y] of [
        [13.4, -6],
        [11.6, -8],
      ] as const)
        pen.oval(x, y, 2, 2, 'air', { line: 1.2 });
  };

const stick: Held = pen => pen.line([-1, 26, 2, -34], 2.8);

const THINGS: Readonly<Record<string, Held>> = {
  chalk: pen => pen.line([0, -1, 4, -6], 2.6, 'chalk'),
  paper: pen => {
    pen.shape([-2, -9, 11, -12, 13, 7, 0, 9], 'chalk', { to: 'bone', line: 1.5 });
    for (const y of [-6, -2, 2]) pen.line([1, y, 9, y - 1.4], 1, 4);
  },
  spyglass: pen => {
    pen.shape([-9, 2.6, -9, -1, 14, -5.4, 14, -0.6], 4.6, { to: 6, line: 1.5 });
    pen.shape([14, -6.4, 14, 0.4, 24, -1.6, 24, -8.6], 'warm', { to: 'core', line: 1.5 });
  },
  hammer: pen => {
    pen.line([0, 5, 3, -14], 2.6);
    pen.shape([-4, -19, 10, -17, 9, -11, -5, -13], 3.4, { to: 5, line: 1.6 });
  },
  loaf: grip(bread, 15, 2, 3),
  hotLoaf: grip(bread, 16, 2, 3, { warm: true }),
  violin: pen => {
    pen.at(
      -2,
      9,
      30,
      () => violin(pen, { warm: false }, { light: 'day', clock: [0, 0] }),
      false,
      52,
    );
    pen.line([-10, 12, 18, -10], 1.7);
  },
  tile: grip(tile, 17, 3, 8),
  swallow: bird(0, false),
  bitten: bird(14, true),
  candle: grip(candle, 24, 1, 5),
  pen: pen => pen.blob([0, 2, 3, -8, 9, -15, 7, -7], 'chalk', { line: 1.3 }),
  brush: pen => {
    pen.line([-2, 8, 5, -12], 2);
    pen.blob([3.6, -10, 7.6, -11, 9, -19, 5, -17], 5, { line: 1.3 });
  },
  whitewash: pen => {
    pen.line([-1, 14, 3, -20], 2.4);
    pen.rect(-4, -29, 15, 9, 'chalk', { to: 'bone', line: 1.7 });
  },
  pail: grip(bucket, 20, 0, 19, { kind: 'white' }),
  jar: pen => pen.blob([-4, -10, 4, -10, 10, 0, 6, 12, -6, 12, -10, 0], 1.4, { to: 3, line: 1.6 }),
  keg: grip(barrel, 23, 4, 1, {}, -8),
  pike: pen => {
    pen.line([0, 44, 0, -46], 2.8);
    pen.shape([-4, -44, 0, -62, 4, -44, 0, -38], 1, { to: 3, line: 1.5 });
  },
  lantern: grip(lantern, 24, 0, 22, { lit: true }),
  bottle: grip(bottle, 19, 1, 7),
  ledger: grip(book, 20, 5, 8, { w: 120, kind: 'ledger' }),
  basket: grip(basket, 22, 3, 16, { kind: 'bread', size: 60 }),
  fork: pen => {
    pen.line([0, 6, 8, -8], 2.2);
    pen.line([6, -9, 12, -9], 2);
  },
  peel: pen => {
    pen.line([-18, 24, 12, -16], 2.4);
    pen.blob([9, -13, 15, -10, 24, -22, 16, -28], 1.4, { to: 3, line: 1.6 });
  },
  stick,
  baton: pen => pen.line([0, 0, 12, -16], 1.8),
  baby: pen => {
    pen.blob([-12, -4, -6, -9, 8, -7, 12, 0, 4, 6, -8, 5], 'chalk', { to: 'bone', line: 1.6 });
    pen.oval(-7, -5, 4.4, 4.4, 'skin', { line: 1.4 });
    pen.curve([-9, -5, -8, -4.4, -7, -5], 1, 'feature');
  },
  bow: pen => bow(pen),
  notebook: pen => {
    pen.shape([-5, -5, 6, -8, 8, 4, -3, 7], 'chalk', { to: 'bone', line: 1.5 });
    pen.line([5, -2, 11, -10], 1.6);
  },
  cup: grip(cup, 9, 2, 2),
  keys: pen => {
    pen.circle(0, 4, 4, 1.8);
    for (const x of [-3, 0, 3]) pen.line([x * 0.6, 8, x * 1.6, 18], 2, 4.6);
  },
  onion: pen => onion(pen, 2, 3, 5),
  iron: grip(iron, 34, 0, 8),
  sheet: pen => {
    pen.blob(
      [0, 0, 0, 0, 40, -6, 40, -6, 38, 20, 42, 36, 42, 36, 20, 32, 2, 38, 2, 38, -2, 20],
      'chalk',
      { to: 'bone', line: 1.8 },
    );
    for (const x of [10, 22, 32]) pen.curve([x, 0, x + 1, 16, x - 1, 30], 1.1, 3.4);
  },
  nose: pen => pen.oval(0, 0, 1, 1, 'line', { line: 0 }),
};

/** A bow for strings. */
export function bow(pen: Pen) {
  pen.line([-12, 10, 16, -14], 1.8);
  pen.curve([-12, 10, 4, -6, 16, -14], 1.1, 'chalk');
}

export function heldThings(
  pen: Pen,
  prop: string,
  [x, y]: readonly [number, number],
  scene: PictureScene,
) {
  const draw = THINGS[prop];
  if (!draw) throw new Error(`nobody can hold ${prop}`);
  pen.at(x, y, 100, () => draw(pen, scene));
}
