import type { VignetteSet } from '../../../mission/panorama';
import { dark, darkQuay, half } from '../../../mission/scenery';

export const caisCards: VignetteSet = {
  '8A': [
    ...darkQuay,
    ['bollard', 60, 166, 60],
    ['bollard', 180, 158, 50],
    ['bollard', 280, 152, 42],
    ['lantern', 322, 150, 110, { kind: 'post', lit: true }],
  ],
  '8B': [
    ...dark,
    ['lantern', 60, 150, 110, { lit: true }],
    half(160, { coat: 'coat', hat: 'tricorn', right: 'salute', left: 'down', tone: 3 }),
    ['paper', 292, 164, 110, { w: 96, many: 3 }],
  ],
  '8C': [
    ...dark,
    ['birdWall', 30, 180, 170, { w: 320, size: 21 }],
    [
      'form',
      0,
      -4,
      100,
      {
        points: [0, 0, 120, 0, 108, 40, 116, 90, 90, 130, 60, 150, 20, 170, 0, 170],
        tone: 1,
        to: 3,
        kind: 'round',
      },
    ],
    ['lantern', 300, 176, 90, { lit: true }],
  ],
  '8D': [
    ['plane', 0, 0, 100, { w: 362, h: 90, tone: 5.6, to: 4.4 }],
    ['water', 0, 84, 100, { w: 362, h: 106, tone: 3.6, to: 5 }],
    ['boat', 90, 134, 52, { kind: 'light' }],
    ['boat', 270, 126, 48, { kind: 'light' }],
    ['boat', 180, 170, 60, { kind: 'light' }],
  ],
  '8E': [
    ...darkQuay,
    ['cart', 120, 168, 116],
    ['cart', 280, 176, 104, { flip: true }],
    ['basket', 200, 184, 52],
  ],
  '8F': [
    ...dark,
    ['stairs', 120, 120, 120, { w: 240, many: 7, size: 1.05, tone: 2, to: 4 }],
    ['mud', 0, 112, 100, { w: 362, h: 80, tone: 4 }],
    ['crab', 100, 160, 56],
    ['sign', 210, 176, 80, { sign: 'anchor', turn: 26 }],
    ['jar', 300, 168, 46, { turn: 70 }],
  ],
  '8G': [...darkQuay, ['guest', 170, 196, 190], ['cup', 300, 170, 50]],
  '8H': [
    ...dark,
    ['tower', 181, 330, 400, { at: [0, 0] }],
    ['flock', 240, 70, 100, { many: 5, w: 100, h: 40 }],
  ],
};
