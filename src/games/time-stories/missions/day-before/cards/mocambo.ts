import type { VignetteSet } from '../../../mission/panorama';
import { half, near, street, wall } from '../../../mission/scenery';

export const mocamboCards: VignetteSet = {
  '4A': [
    ...street,
    ['kiln', 92, 150, 124],
    ['smoke', 92, 30, 60],
    ['palm', 220, 140, 110],
    ['jar', 300, 166, 84],
    ['tile', 176, 172, 44, { kind: 'rope' }],
  ],
  '4B': [
    ...wall,
    ['crate', 150, 196, 62, { w: 220 }],
    ['dog', 140, 146, 116],
    ['crate', 316, 186, 76],
  ],
  '4C': [
    ...wall,
    [
      'panel',
      92,
      46,
      100,
      {
        grid: ['\\//\\', '/\\·\\', '\\\\//'],
        marks: [
          [0, 0],
          [3, 1],
        ],
        gap: [2, 1],
        size: 46,
      },
    ],
    ['kilnPage', 326, 170, 92, { kind: 'lower', turn: 8 }],
  ],
  '4D': [
    ...street,
    near(110, {
      coat: 'shirt',
      hat: 'hair',
      child: true,
      skin: 0.7,
      right: 'high',
      left: 'down',
      prop: 'tile',
      tone: 4.6,
    }),
    ['swallow', 262, 150, 116, { warm: true, many: 1, turn: 10 }],
  ],
  '4E': [
    ['plane', 0, 0, 100, { w: 362, h: 190, tone: 3, to: 4.6 }],
    ['kiln', 150, 196, 190],
    ['kilnPage', 280, 160, 86, { kind: 'upper', turn: -8 }],
    ['iron', 336, 170, 96, { kind: 'flat' }],
  ],
  '4F': [
    ['plane', 0, 0, 100, { w: 362, h: 120, tone: 1, to: 2 }],
    ['table', 181, 240, 124, { w: 300 }],
    ['jar', 60, 116, 60],
    ['bucket', 120, 116, 48],
    ['stroke', 120, 70, 100, { points: [-8, 0, -16, -42], h: 2.4 }],
    ['tile', 196, 116, 62, { kind: 'anchor' }],
    ['tile', 268, 116, 62, { kind: 'rope' }],
    ['tile', 334, 116, 56, { kind: 'swallow' }],
  ],
  '4G': [
    ...street,
    ['skillet', 250, 176, 108],
    ['smoke', 246, 100, 80],
    half(96, {
      coat: 'skirt',
      hat: 'scarf',
      apron: true,
      right: 'hold',
      prop: 'fork',
      skin: 0.85,
      tone: 3.2,
    }),
  ],
};
