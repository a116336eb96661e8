import type { VignetteSet } from '../../../mission/panorama';
import { half, near, street, wall } from '../../../mission/scenery';

export const alfamaCards: VignetteSet = {
  '5A': [
    ...street,
    ['stairs', 290, 190, 140, { w: 110, many: 7, tone: 1, to: 3 }],
    ['basket', 70, 170, 84],
    ['basket', 168, 176, 76],
    ['bread', 120, 176, 36, { warm: true }],
    ['smoke', 210, 70, 60],
  ],
  '5B': [
    ['stairs', 181, 196, 190, { w: 190, many: 8, size: 0.8, tone: 2, to: 4 }],
    ['hopscotch', 250, 180, 100, { many: 4, w: 56, h: 36 }],
    near(120, {
      coat: 'skirt',
      hat: 'long',
      child: true,
      right: 'hold',
      left: 'wide',
      prop: 'tile',
      tone: 3.4,
    }),
  ],
  '5C': [
    ['plane', 0, 0, 100, { w: 362, h: 190, tone: 1.6, to: 2.8 }],
    ['kiln', 290, 170, 150, { kind: 'oven' }],
    half(110, {
      coat: 'skirt',
      hat: 'scarf',
      apron: true,
      right: 'hold',
      left: 'hip',
      prop: 'hotLoaf',
      tone: 4,
    }),
    ['basket', 212, 180, 62],
  ],
  '5D': [
    ...wall,
    ['bars', 80, 130, 96],
    ['basket', 230, 150, 76, { kind: 'none', size: 240 }],
    ['paper', 230, 106, 50, { w: 84, turn: -10 }],
    ['stroke', 80, 100, 100, { points: [-14, 10, -10, 30, -2, 32], h: 9, tone: 0 }],
  ],
  '5E': [
    ...wall,
    ['fountain', 150, 176, 160, { w: 200, many: 4 }],
    ['jar', 318, 180, 90, { kind: 'handle' }],
    ['jar', 262, 184, 60, { tone: 3 }],
  ],
  '5F': [
    ['sky', 0, 0, 100, { w: 362, h: 190 }],
    ['garland', -10, 12, 100, { w: 200, many: 2, kind: 'sheet', size: 120, h: 10 }],
    half(210, {
      coat: 'shirt',
      hat: 'hair',
      sash: true,
      right: 'wide',
      left: 'up',
      skin: 0.4,
      tone: 4.6,
    }),
    ['garland', 260, 20, 100, { w: 110, many: 2, kind: 'shirt', size: 70, h: 8 }],
  ],
  '5G': [
    ['sky', 0, 0, 100, { w: 362, h: 130 }],
    ['church', 300, 126, 84, { depth: 0.4 }],
    ['roofs', 150, 130, 50, { w: 230, depth: 0.5 }],
    half(110, { coat: 'skirt', hat: 'bun', right: 'wide', prop: 'sheet', tone: 3.6 }),
    ['form', 0, 160, 100, { points: [0, 0, 362, 0, 362, 30, 0, 30], tone: 2, to: 3 }],
  ],
};
