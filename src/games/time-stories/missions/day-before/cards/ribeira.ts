import type { VignetteSet } from '../../../mission/panorama';
import { desk, half, river, room } from '../../../mission/scenery';

export const ribeiraCards: VignetteSet = {
  '2A': [
    ...river,
    ['stairs', 290, 186, 70, { w: 260, many: 4, tone: 1, to: 3 }],
    ['gull', 60, 140, 60],
    ['gull', 130, 150, 66, { flip: true }],
    ['gull', 214, 108, 50],
    ['gull', 300, 116, 56, { flip: true }],
  ],
  '2B': [
    ['stones', 0, 0, 100, { w: 362, h: 190, tone: 4.4, to: 5.2, size: 36 }],
    ['dial', 76, 104, 78, { at: [9, 15], text: '29' }],
    ['dial', 180, 96, 78, { at: [10, 0], text: '30' }],
    half(290, {
      coat: 'shirt',
      hat: 'cap',
      child: true,
      flip: true,
      right: 'high',
      prop: 'chalk',
      skin: 0.25,
    }),
  ],
  '2C': [
    ...desk,
    ['wallClock', 70, 96, 92, { at: [5, 15] }],
    half(170, { coat: 'coat', hat: 'wig', left: 'hold', right: 'hold', tone: 3.8 }),
    ['paper', 280, 172, 128, { w: 96, kind: 'notes' }],
    ['bottle', 120, 160, 44],
  ],
  '2D': [
    ...room,
    ['chest', 110, 158, 100, { open: true }],
    ['scale', 222, 160, 116, { turn: 0 }],
    half(310, { coat: 'coat', hat: 'tricorn', flip: true, right: 'wide', left: 'hip', tone: 4 }),
  ],
  '2E': [
    ...river,
    ['sun', 300, 84, 24],
    half(110, {
      coat: 'coat',
      hat: 'tricorn',
      beard: true,
      right: 'high',
      left: 'point',
      prop: 'spyglass',
      tone: 4.6,
    }),
    ['boat', 290, 136, 26],
    ['boat', 228, 128, 20],
  ],
  '2F': [
    ['plane', 0, 0, 100, { w: 362, h: 190, tone: 1.4, to: 3 }],
    ['hull', 190, 112, 180],
    [
      'form',
      60,
      186,
      100,
      { points: [0, 0, 10, -22, 90, -30, 160, -22, 170, 0], tone: 3.4, to: 5, kind: 'round' },
    ],
    ['bucket', 300, 176, 70],
    ['stroke', 146, 130, 100, { points: [40, 36, 20, 10, 44, -12], h: 12, tone: 4, open: true }],
  ],
  '2G': [
    ...river,
    ['boat', 70, 132, 46, { tone: 3 }],
    ['boat', 290, 130, 46, { tone: 3.4 }],
    ['boat', 180, 140, 50, { tone: 4 }],
    ['garland', 0, 10, 100, { w: 362, many: 4, kind: 'belt', size: 56, h: 12 }],
    ['belt', 180, 176, 92, { many: 7 }],
  ],
};
