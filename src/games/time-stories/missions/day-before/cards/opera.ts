import type { VignetteSet } from '../../../mission/panorama';
import { dark, desk, half, near, room, wall } from '../../../mission/scenery';

export const operaCards: VignetteSet = {
  '7A': [
    ['boxes', 0, 140, 150, { w: 362, many: 4, size: 2, lit: true }],
    ['chandelier', 181, 90, 90, { lit: true }],
    ['plane', 0, 140, 100, { w: 362, h: 50, tone: 4.4, to: 5.4 }],
  ],
  '7B': [
    ...room,
    ['curtain', 0, 170, 190, { w: 46 }],
    ['horse', 160, 192, 138, { tone: 1.6 }],
    ['lantern', 330, 80, 60, { lit: true }],
  ],
  '7C': [
    ['boxes', 0, 150, 150, { w: 362, many: 3, size: 2 }],
    near(170, {
      coat: 'coat',
      hat: 'wig',
      flip: true,
      beard: true,
      left: 'hip',
      right: 'hip',
      tone: 4.6,
    }),
    [
      'form',
      203,
      60,
      100,
      { points: [-11, 0, -5, -11, 7, -10, 13, 0, 7, 11, -6, 11], tone: 0, to: 1, kind: 'round' },
    ],
  ],
  '7D': [
    ...desk,
    ['cup', 96, 160, 76],
    ['orange', 190, 164, 66, { kind: 'peel' }],
    ['childDrawing', 288, 160, 96],
  ],
  '7E': [
    ...room,
    ['candle', 310, 170, 120, { lit: false }],
    ['smoke', 310, 56, 60],
    half(150, { coat: 'coat', hat: 'wig', right: 'hold', left: 'hold', prop: 'violin', tone: 3.6 }),
    ['drum', 40, 184, 60],
    ['paper', 236, 180, 76, { w: 90, kind: 'notes' }],
  ],
  '7F': [
    ['plane', 0, 0, 100, { w: 362, h: 190, tone: 2.2, to: 1.4 }],
    ['water', 0, 70, 100, { w: 230, h: 120, tone: 2.6, to: 4.2 }],
    ['ship', 60, 100, 76],
    ['form', 120, 190, 100, { points: [0, 0, 0, -170, 70, -170, 70, 0], tone: 0, to: 0.6 }],
    half(276, {
      coat: 'shirt',
      hat: 'scarf',
      right: 'high',
      left: 'hip',
      prop: 'brush',
      tone: 4.6,
    }),
    ['bucket', 216, 180, 66, { kind: 'white' }],
  ],
  '7G': [
    ...wall,
    ['playbill', 70, 150, 130],
    half(190, { coat: 'coat', hat: 'cap', left: 'cross', right: 'cross', tone: 4.4 }),
    ['cat', 320, 176, 100],
  ],
  '7A-night': [
    ...dark,
    ['boxes', 0, 150, 150, { w: 362, many: 4, size: 2 }],
    ['candle', 224, 104, 44],
  ],
  '7B-night': [
    ...dark,
    ['planks', 0, 110, 100, { w: 362, h: 80, tone: 3.6, to: 4.6, many: 8 }],
    ['trap', 170, 178, 150, { w: 150 }],
    ['candle', 176, 176, 28],
  ],
  '7D-night': [
    ...dark,
    ['window', 70, 150, 140, { w: 60, kind: 'round', tone: 5 }],
    half(150, { coat: 'skirt', hat: 'bonnet', right: 'hold', prop: 'cup', tone: 2.4 }),
    ['cup', 262, 158, 60, { lit: true }],
    ['candle', 326, 160, 96],
  ],
  '7G-night': [
    ...dark,
    ['lantern', 40, 130, 90, { lit: true }],
    ['coach', 106, 176, 108],
    ['horse', 268, 186, 112, { tone: 2 }],
  ],
};
