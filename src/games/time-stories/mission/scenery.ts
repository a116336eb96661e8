/** Grounds for small pictures, 362 by 186. */
import type { MotifCall, MotifOptions } from './panorama';

export const street: readonly MotifCall[] = [
  ['sky', 0, 0, 100, { w: 362, h: 110 }],
  ['roofs', -10, 112, 54, { w: 400, depth: 0.7 }],
  ['quay', 0, 110, 100, { w: 362, h: 80, points: [180, -120], many: 4 }],
];
export const river: readonly MotifCall[] = [
  ['sky', 0, 0, 100, { w: 362, h: 90 }],
  ['hills', 0, 84, 100, { points: [0, 8, 90, -6, 200, 6, 362, -4], h: 30, depth: 0.5 }],
  ['water', 0, 90, 100, { w: 362, h: 50 }],
  ['quay', 0, 136, 100, { w: 362, h: 54, points: [180, -120], many: 3 }],
];
export const room: readonly MotifCall[] = [
  ['plane', 0, 0, 100, { w: 362, h: 130, tone: 1.2, to: 2.2 }],
  ['planks', 0, 128, 100, { w: 362, h: 62, tone: 1.8, to: 2.8, many: 8, points: [180, -150] }],
];
export const nave: readonly MotifCall[] = [
  ['plane', 0, 0, 100, { w: 362, h: 130, tone: 2, to: 1 }],
  ['vault', 181, 76, 66, { w: 520 }],
  ['checker', 0, 128, 100, { w: 362, h: 60, points: [180, -160], many: 4 }],
];
export const wall: readonly MotifCall[] = [
  ['stones', 0, 0, 100, { w: 362, h: 190, tone: 1, to: 2, size: 34 }],
];
export const desk: readonly MotifCall[] = [
  ['plane', 0, 0, 100, { w: 362, h: 110, tone: 2, to: 1.2 }],
  ['plane', 0, 108, 100, { w: 362, h: 80, tone: 2.6, to: 3.6, size: 2 }],
];
export const dark: readonly MotifCall[] = [
  ['plane', 0, 0, 100, { w: 362, h: 190, tone: 5, to: 4 }],
];
export const darkQuay: readonly MotifCall[] = [
  ['plane', 0, 0, 100, { w: 362, h: 100, tone: 5.6, to: 4.4 }],
  ['water', 0, 92, 100, { w: 362, h: 40, tone: 3.6, to: 4.6 }],
  ['quay', 0, 128, 100, { w: 362, h: 62, tone: 1, to: 2, points: [180, -120], many: 3 }],
];

/** Somebody to the waist; `x` is the middle. */
export const half = (x: number, options: MotifOptions): MotifCall => [
  'person',
  x,
  options.child ? 214 : 252,
  208,
  options,
];
/** Head and shoulders, close. */
export const near = (x: number, options: MotifOptions): MotifCall => [
  'person',
  x,
  options.child ? 286 : 350,
  320,
  options,
];
