import { feet } from '../../../mission/feet';
import type { PlaceArt } from '../../../mission/panorama';

/** In the clock tower: the small door to the works, the beam, the rope of the great bell. */
export const clockTower: PlaceArt = {
  slots: ['B', 'C', 'D'],
  night: 'always',
  layers: [
    [
      ['stones', 0, 40, 100, { w: 1920, h: 410, tone: 1.2, to: 2.4, size: 46 }],
      ['arch', 960, 300, 220, { w: 84, tone: 5.6, to: 3.6 }],
      ['arch', 1790, 330, 230, { w: 70, tone: 5.6, to: 3.6 }],
      ['roofs', 884, 300, 60, { w: 150, depth: 0.3, lit: true }],
      ['planks', 0, 446, 100, { w: 1920, h: 114, tone: 1.8, to: 3, many: 22, points: [960, -300] }],
    ],
    [
      ['gears', 420, 440, 330],
      ['gears', 560, 250, 150, { flip: true }],
      ['door', 170, 458, 250, { w: 62, tone: 3.6 }],
      ['key', 196, 366, 34, { turn: 90 }],
      ['dialFace', 330, 200, 86],
      ['form', 640, 356, 100, { points: [0, 0, 640, -6, 640, 22, 0, 28], tone: 2, to: 3.6 }],
      ['form', 640, 84, 100, { points: [0, 0, 640, 0, 640, 26, 0, 26], tone: 3, to: 4.6 }],
      ['spring', 1190, 350, 100],
      ['cat', 810, 352, 74],
      ['bell', 1560, 270, 210],
      ['form', 1290, 50, 100, { points: [0, 0, 620, 0, 620, 30, 0, 30], tone: 3, to: 4.6 }],
      ['rope', 0, 0, 100, { points: [1560, 280, 1560, 330, 1540, 470, 1590, 520], size: 14 }],
      ['grip', 1544, 480, 110],
      ['stairs', 1830, 556, 110, { w: 150, many: 5, size: 0.8 }],
      ['lantern', 1360, 300, 80, { lit: true }],
      ['lantern', 700, 220, 74, { lit: true }],
      ['lantern', 60, 270, 70, { lit: true }],
    ],
    [
      ['gull', 1010, 300, 30],
      ['gull', 930, 302, 28, { flip: true }],
      ['crate', 1240, 540, 58],
      ['bucket', 600, 538, 54],
      ['barrel', 1420, 528, 74],
      ['coil', 1680, 548, 34],
    ],
  ],
  sights: {
    hole: { slot: 'B', motif: 'dialFace', box: [286, 156, 90, 90] },
    spring: { slot: 'C', motif: 'spring', box: [1140, 250, 100, 104] },
    rope: { slot: 'D', motif: 'rope', box: [1520, 280, 80, 250] },
  },
  spots: feet({
    B: [70, 260, 380, 540],
    C: [720, 850, 980, 1110],
    D: [1350, 1480, 1640, 1740],
  }),
};
