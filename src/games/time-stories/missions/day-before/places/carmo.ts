import { feet } from '../../../mission/feet';
import type { MotifCall, PlaceArt } from '../../../mission/panorama';
import { BELL_ROPES } from './puzzleFigures';

/** Left to right, largest first: x, and how tall. */
const BELLS = [
  [424, 118],
  [562, 98],
  [690, 80],
  [800, 64],
  [890, 50],
] as const;
const BEAM = 84;
const FOOT = { first: 376, apart: 106, y: 404 } as const;

const bells: readonly MotifCall[] = BELLS.map(([x, tall]) => ['bell', x, BEAM + tall * 1.12, tall]);

/** The ropes that lie on top come last. */
const OVER = [2, 0, 4, 3, 1] as const;
const footOf = (bell: number) => FOOT.first + ((BELL_ROPES[bell] ?? 1) - 1) * FOOT.apart;
const ropes: readonly MotifCall[] = OVER.flatMap((bell): MotifCall[] => {
  const [x, tall] = BELLS[bell] ?? [0, 0];
  const top = BEAM + tall * 1.12 + 6;
  const end = footOf(bell);
  return [['rope', 0, 0, 100, { points: [x, top, x, top + 24, end, FOOT.y - 30, end, FOOT.y] }]];
});
const grips: readonly MotifCall[] = [0, 1, 2, 3, 4].map(bell => [
  'grip',
  footOf(bell),
  FOOT.y + 74,
  76,
]);

/** The church of the Carmo: candles, bell ropes, the tomb, the terrace and the cloister. */
export const carmo: PlaceArt = {
  slots: ['B', 'C', 'D', 'E', 'F', 'G'],
  layers: [
    [
      ['plane', 0, 40, 100, { w: 1920, h: 400, tone: 2.2, to: 1 }],
      ['stones', 0, 60, 100, { w: 320, h: 380, tone: 1.4, to: 2, size: 44 }],
      ['stones', 330, 190, 100, { w: 620, h: 230, tone: 0.1, to: 0.7, size: 40 }],
      ['stones', 960, 60, 100, { w: 320, h: 380, tone: 1.5, to: 2.2, size: 44 }],
      ['window', 96, 312, 218, { w: 26, many: 5 }],
      ['window', 234, 312, 218, { w: 26, many: 5 }],
      ['vault', 160, 176, 134, { w: 250 }],
      ['vault', 1120, 176, 134, { w: 250 }],
      ['vault', 480, 176, 134, { w: 250 }],
      ['vault', 800, 176, 134, { w: 250 }],
      ['vault', 1440, 176, 134, { w: 250 }],
      ['vault', 1760, 176, 134, { w: 250 }],
      ['arch', 1440, 436, 330, { w: 64, kind: 'gothic', open: true, size: 3 }],
      [
        'hills',
        1336,
        330,
        100,
        { points: [0, 40, 50, 10, 108, -14, 160, 12, 206, 46], h: 106, tone: 2, depth: 0.4 },
      ],
      ['roofs', 1340, 436, 34, { w: 560, depth: 0.72 }],
      ['cedar', 1446, 318, 108, { tone: 4.4 }],
      ['flock', 1352, 220, 100, { many: 9, w: 170, h: 60 }],
      ['plane', 1604, 150, 100, { w: 312, h: 290, tone: 0.3, to: 1.4 }],
      ['arch', 1666, 384, 226, { w: 30, tone: 1.7, to: 0.6, size: 2.4 }],
      ['arch', 1760, 384, 226, { w: 30, tone: 1.7, to: 0.6, size: 2.4 }],
      ['arch', 1854, 384, 226, { w: 30, tone: 1.7, to: 0.6, size: 2.4 }],
      ['palm', 1872, 396, 150, { depth: 0.35 }],
      ['stroke', 1606, 392, 100, { points: [0, 0, 310, 0], h: 3 }],
      ['checker', 0, 438, 100, { h: 122, points: [960, -330] }],
      ['stones', 334, 410, 100, { w: 612, h: 30, tone: 0.8, to: 1.6, size: 30 }],
    ],
    [
      ['form', 330, 76, 100, { points: [0, 0, 616, 0, 616, 22, 0, 22], tone: 4.6, to: 5.6 }],
      ...bells,
      ...ropes,
      ...grips,
      ['pier', 322, 470, 340, { w: 9 }],
      ['pier', 958, 470, 340, { w: 9 }],
      ['pier', 1280, 470, 340, { w: 9 }],
      ['pier', 1600, 470, 340, { w: 9 }],
      ['tomb', 1120, 468, 262],
      ['candles', 1016, 490, 112, { many: 5, size: 3 }],
      ['candles', 1226, 490, 112, { many: 5, size: 3 }],
      ['iron', 1160, 462, 150],
      ['iron', 1186, 462, 164],
      ['balustrade', 1334, 456, 62, { w: 372, many: 9 }],
      ['candles', 164, 450, 154, { many: 9, size: 6 }],
      ['well', 1760, 512, 270, { warm: true }],
      ['bucket', 1856, 520, 54],
      [
        'person',
        1366,
        504,
        190,
        {
          coat: 'robe',
          hat: 'tonsure',
          right: 'up',
          left: 'hold',
          prop: 'notebook',
          tone: 4.8,
          skin: 0.1,
        },
      ],
      [
        'person',
        912,
        500,
        180,
        {
          coat: 'robe',
          hat: 'bald',
          flip: true,
          right: 'ear',
          left: 'ear',
          tone: 3.6,
          beard: true,
        },
      ],
    ],
    [
      [
        'form',
        70,
        478,
        100,
        { points: [16, 0, 164, 0, 180, 80, 0, 80], tone: 4.8, to: 5.6, size: 1.6 },
      ],
      ['chalk', 160, 516, 29, { text: 'ROSA', h: 4 }],
      ['chalk', 160, 551, 29, { text: 'LUZIA', h: 4 }],
      [
        'person',
        62,
        486,
        196,
        {
          coat: 'skirt',
          hat: 'veil',
          kneel: true,
          right: 'hold',
          prop: 'candle',
          tone: 4.4,
          skin: 0.1,
        },
      ],
      [
        'person',
        268,
        484,
        188,
        {
          coat: 'skirt',
          hat: 'scarf',
          kneel: true,
          flip: true,
          right: 'low',
          prop: 'chalk',
          tone: 2.8,
          skin: 0.75,
        },
      ],
      ['pegBoard', 420, 552, 46, { w: 220 }],
    ],
  ],
  sights: {
    ropes: { slot: 'C', motif: 'rope', box: [372, 130, 530, 350] },
    names: { slot: 'B', motif: 'chalk', box: [86, 484, 148, 70] },
    stain: { slot: 'G', motif: 'well', box: [1740, 330, 40, 110] },
    cedar: { slot: 'F', motif: 'cedar', box: [1390, 206, 112, 116] },
  },
  spots: feet({
    B: [294, 30, 250, 66],
    C: [360, 520, 574, 618],
    D: [668, 730, 790, 850],
    E: [1000, 1080, 1160, 1240],
    F: [1330, 1420, 1490, 1560],
    G: [1636, 1700, 1830, 1888],
  }),
};
