import type { VignetteSet } from '../../../mission/panorama';
import { desk, half, near, river, room, street, wall } from '../../../mission/scenery';

/** The base, in the Bureau of Hours. */
export const bureauCards: VignetteSet = {
  baseA: [
    ...desk,
    ['slate', 60, 92, 72, { text: '304' }],
    half(170, { coat: 'skirt', hat: 'bun', right: 'hold', left: 'hold', tone: 4 }),
    ['stamp', 222, 152, 60],
    ['cup', 304, 160, 62, { lit: true }],
  ],
  baseB: [
    ...wall,
    ['form', 0, 150, 100, { points: [0, 0, 362, 0, 362, 14, 0, 14], tone: 3, to: 4.4 }],
    ['file', 60, 150, 92, { w: 50 }],
    ['file', 150, 150, 112],
    ['file', 232, 150, 90, { w: 46 }],
    ['scale', 312, 150, 104, { turn: 12 }],
  ],
  baseC: [
    ...desk,
    ['door', 310, 176, 170, { w: 60, tone: 4 }],
    half(120, { coat: 'coat', hat: 'bald', right: 'hold', left: 'hip', prop: 'paper', tone: 3.6 }),
    ['lantern', 226, 120, 54, { lit: true }],
  ],
  baseD: [
    ...room,
    near(70, { coat: 'skirt', hat: 'scarf', skin: 0.85, tone: 3.4 }),
    near(180, { coat: 'coat', hat: 'hair', skin: 0.5, flip: true, tone: 4.4 }),
    near(290, { coat: 'robe', hat: 'veil', tone: 4 }),
  ],
  baseE: [...wall, ['wallClock', 90, 150, 130, { at: [1, 0] }], ['slateOfEyes', 256, 150, 112]],
  baseF: [
    ...desk,
    ['form', 90, 110, 100, { points: [0, 0, 190, 0, 210, 62, -20, 62], tone: 0.6, to: 2 }],
    ['form', 104, 118, 100, { points: [0, 0, 164, 0, 178, 44, -14, 44], tone: 1.8, to: 3 }],
    ['tile', 190, 160, 46, { kind: 'half' }],
    ['key', 324, 160, 70, { warm: false }],
  ],
  baseG: [
    ...street,
    ['stamp', 90, 150, 120],
    ['crowd', 180, 168, 84, { many: 5, w: 180 }],
    ['orange', 150, 160, 30],
  ],
};

export const lisbonMaps: VignetteSet = {
  'map-river': [
    ...river,
    ['tower', 60, 140, 130],
    ['ship', 190, 130, 84],
    ['house', 310, 138, 90, { w: 110, many: 4, size: 2, kind: 'flat' }],
  ],
  'map-lower': [
    ...street,
    ['house', 70, 150, 118, { w: 70, open: true }],
    ['house', 170, 150, 104, { w: 76, many: 4 }],
    ['coach', 280, 168, 90],
  ],
  'map-hills': [
    ['sky', 0, 0, 100, { w: 362, h: 190 }],
    ['hills', 0, 100, 100, { points: [0, 10, 80, -20, 160, 20, 260, -30, 362, -10], h: 90 }],
    ['church', 80, 96, 76],
    ['roofs', 180, 150, 50, { w: 190 }],
    ['cedar', 272, 76, 50, { depth: 0.3 }],
  ],
  'map-outskirts': [
    ...street,
    ['kiln', 100, 140, 100],
    ['smoke', 100, 48, 50],
    ['palm', 210, 140, 100],
    ['house', 300, 140, 74, { w: 80, many: 2, size: 1, open: true }],
    ['dog', 210, 166, 38],
  ],
};

export const dayEnds: VignetteSet = {
  warm: [
    ['sky', 0, 0, 100, { w: 362, h: 150 }],
    ['sun', 270, 96, 34],
    ['hills', 0, 120, 100, { points: [0, 20, 120, -10, 220, -24, 362, 10], h: 80 }],
    ['cedar', 170, 108, 90],
    ['crowd', 40, 160, 50, { many: 10, w: 280 }],
    ['flock', 20, 60, 100, { many: 12, w: 320, h: 44 }],
    ['bread', 60, 176, 26, { warm: true }],
  ],
  cold: [
    ...desk,
    ['chair', 90, 176, 150],
    ['file', 212, 160, 90],
    ['cup', 300, 160, 56],
    ['stamp', 262, 140, 40],
  ],
  time: [
    ...river,
    ['crowd', 10, 168, 60, { many: 12, w: 340 }],
    ['flock', 20, 60, 100, { many: 26, w: 330, h: 54 }],
    ['sun', 60, 86, 22],
  ],
  asleep: [...wall, ['doorway', 180, 170, 190], ['sleeper', 176, 160, 100], ['cat', 320, 170, 64]],
  exposed: [
    ...wall,
    ['gate', 181, 190, 186],
    ['lantern', 60, 110, 60, { lit: true }],
    ['file', 310, 178, 64],
  ],
};
