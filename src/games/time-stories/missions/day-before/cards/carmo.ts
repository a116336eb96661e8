import type { VignetteSet } from '../../../mission/panorama';
import { nave, dark, half, wall } from '../../../mission/scenery';

export const carmoCards: VignetteSet = {
  '3A': [
    ...nave,
    ['candles', 90, 150, 130, { many: 9, size: 6 }],
    ['candles', 270, 150, 130, { many: 9, size: 6 }],
    ['candles', 180, 140, 110, { many: 7, size: 5 }],
  ],
  '3B': [
    ...nave,
    [
      'person',
      74,
      176,
      170,
      { coat: 'skirt', hat: 'scarf', kneel: true, right: 'low', prop: 'chalk', skin: 0.7, tone: 3 },
    ],
    ['form', 150, 136, 100, { points: [0, 0, 212, 0, 212, 54, 0, 54], tone: 4.8, to: 5.6 }],
    ['chalk', 256, 172, 24, { text: 'ROSA·LUZIA', h: 3 }],
    ['candle', 322, 132, 70],
  ],
  '3C': [
    ...wall,
    ['form', -4, 14, 100, { points: [0, 0, 370, 0, 370, 16, 0, 16], tone: 4.4, to: 5.4 }],
    ['bell', 54, 113, 82],
    ['bell', 142, 97, 68],
    ['bell', 216, 84, 56],
    ['bell', 277, 72, 44],
    ['bell', 326, 61, 34],
    ['pegBoard', 190, 176, 54, { w: 240 }],
  ],
  '3D': [
    ...nave,
    half(180, { coat: 'robe', hat: 'bald', beard: true, left: 'ear', right: 'ear', tone: 4 }),
    ['rope', 60, 0, 100, { points: [0, 0, 10, 150], size: 12 }],
    ['rope', 310, 0, 100, { points: [0, 0, -8, 150], size: 12 }],
    ['grip', 70, 190, 84],
    ['grip', 302, 190, 84],
  ],
  '3E': [
    ...dark,
    ['tomb', 180, 180, 190],
    ['candle', 52, 170, 96],
    ['iron', 318, 176, 120],
    ['iron', 340, 176, 130, { flip: true }],
  ],
  '3F': [
    ['sky', 0, 0, 100, { w: 362, h: 150 }],
    [
      'hills',
      0,
      110,
      100,
      { points: [0, 20, 140, 0, 240, -40, 320, -20, 362, 4], h: 90, depth: 0.4 },
    ],
    ['cedar', 246, 82, 74],
    ['flock', 150, 60, 100, { many: 12, w: 200, h: 50 }],
    half(90, { coat: 'robe', hat: 'tonsure', right: 'hold', prop: 'notebook', tone: 5 }),
  ],
  '3G': [
    ...wall,
    ['well', 150, 214, 210, { warm: true }],
    ['bottle', 280, 172, 84, { kind: 'yellow' }],
    ['bucket', 330, 178, 60],
  ],
};
