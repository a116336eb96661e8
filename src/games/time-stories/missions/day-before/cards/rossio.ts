import type { VignetteSet } from '../../../mission/panorama';
import { nave, desk, half, near, street, wall } from '../../../mission/scenery';

export const rossioCards: VignetteSet = {
  '6A': [
    ...street,
    ['skillet', 90, 170, 84, { kind: 'nuts' }],
    ['smoke', 90, 106, 84],
    ['gate', 290, 150, 130],
    ['crowd', 140, 164, 64, { many: 5, w: 110, depth: 0.3 }],
  ],
  '6B': [
    ...wall,
    ['foundlingWheel', 110, 186, 176],
    half(256, {
      coat: 'skirt',
      hat: 'bonnet',
      apron: true,
      flip: true,
      right: 'hold',
      left: 'hold',
      prop: 'baby',
    }),
    ['swallow', 330, 90, 36, { warm: true, open: true }],
  ],
  '6C': [
    ['plane', 0, 0, 100, { w: 362, h: 190, tone: 2, to: 3.4 }],
    ['booth', 150, 300, 272],
    ['onionLarge', 300, 156, 110],
  ],
  '6D': [
    ...street,
    near(120, { coat: 'coat', hat: 'tricorn', right: 'hold', left: 'hip', prop: 'pen', tone: 5 }),
    ['swallow', 148, 172, 40, { warm: true, turn: 14 }],
    ['paper', 296, 150, 120, { w: 76, many: 1 }],
  ],
  '6E': [
    ...nave,
    ['candles', 300, 150, 110, { many: 7, size: 5 }],
    half(100, { coat: 'skirt', hat: 'scarf', right: 'hold', prop: 'paper', skin: 0.85, tone: 3.4 }),
    half(206, {
      coat: 'skirt',
      hat: 'veil',
      flip: true,
      left: 'pray',
      right: 'pray',
      skin: 0.8,
      tone: 4.4,
      depth: 0.2,
    }),
  ],
  '6F': [
    ...desk,
    ['umbrella', 90, 150, 190],
    half(96, { coat: 'coat', hat: 'wig', beard: true, right: 'hold', prop: 'pen', tone: 3.6 }),
    ['paper', 250, 176, 130, { w: 90, many: 1 }],
    ['bottle', 320, 140, 46],
  ],
  '6G': [
    ...wall,
    ['gate', 120, 186, 176],
    half(270, {
      coat: 'cloak',
      hat: 'scarf',
      flip: true,
      right: 'hold',
      left: 'hold',
      prop: 'loaf',
    }),
  ],
};
