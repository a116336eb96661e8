import type { VignetteSet } from '../../../mission/panorama';
import { dark, desk, half, room, street, wall } from '../../../mission/scenery';

export const stationCards: VignetteSet = {
  '1A': [
    ...room,
    ['lantern', 60, 110, 70, { lit: true }],
    half(160, { coat: 'skirt', hat: 'scarf', apron: true, right: 'hold', prop: 'basket', tone: 3 }),
    ['pretzel', 290, 164, 104],
  ],
  '1B': [
    ...wall,
    ['bench', 181, 186, 100, { w: 340 }],
    ['sleeper', 186, 140, 124, { warm: true }],
    ['playbill', 320, 90, 70],
  ],
  '1C': [
    ...room,
    ['cart', 160, 196, 130, { kind: 'luggage' }],
    ['goose', 150, 122, 104],
    ['clockHand', 250, 130, 110, { turn: 76 }],
  ],
  '1D': [
    ...wall,
    ['wallClock', 80, 150, 120, { at: [10, 24] }],
    ['wallClock', 180, 150, 120, { at: [10, 0] }],
    ['slate', 296, 150, 92, { text: '12' }],
  ],
};

export const towerCards: VignetteSet = {
  '2A': [
    ...wall,
    ['stairs', 100, 190, 170, { w: 120, many: 8, tone: 1.4, to: 3 }],
    ['door', 250, 176, 120, { w: 60 }],
    ['rope', 330, 0, 100, { points: [0, 0, 6, 186], size: 12 }],
  ],
  '2B': [...dark, ['gears', 120, 190, 170], ['dialFace', 270, 96, 116]],
  '2C': [
    ...dark,
    ['form', 0, 120, 100, { points: [0, 0, 362, -8, 362, 16, 0, 24], tone: 2, to: 3.6 }],
    ['cat', 90, 122, 76],
    ['spring', 280, 116, 90],
  ],
  '2D': [
    ...wall,
    ['bell', 181, 78, 90],
    ['rope', 181, 84, 100, { points: [0, 0, -6, 110], size: 14 }],
    half(70, { coat: 'shirt', hat: 'hair', right: 'high', left: 'point' }),
    half(292, {
      coat: 'cloak',
      hat: 'wide',
      flip: true,
      beard: true,
      right: 'high',
      left: 'point',
    }),
  ],
};

export const hourBase: VignetteSet = {
  baseA: [
    ...desk,
    half(110, { coat: 'coat', hat: 'bald', right: 'hold', left: 'hip', prop: 'paper', tone: 3.6 }),
    ['file', 232, 160, 92],
    ['cup', 314, 160, 54, { lit: true }],
  ],
  baseB: [
    ...wall,
    ['tower', 110, 330, 380, { at: [10, 0], many: 1 }],
    ['train', 270, 160, 76],
    ['clockHand', 190, 150, 90, { turn: 20 }],
  ],
};

export const hourMaps: VignetteSet = {
  'map-town': [
    ...street,
    ['tower', 100, 160, 150, { at: [10, 0], many: 1 }],
    ['house', 200, 150, 84, { w: 90, many: 3, size: 2, kind: 'gable', open: true }],
    ['train', 300, 168, 50],
  ],
};

export const hourEnds: VignetteSet = {
  struck: [
    ...dark,
    ['bell', 181, 150, 130, { warm: true }],
    ['goose', 310, 170, 70],
    ['clockHand', 60, 164, 116, { turn: -12 }],
  ],
  late: [...wall, ['wallClock', 110, 160, 140, { at: [0, 30] }], ['goose', 270, 170, 104]],
};

export const hourItems: VignetteSet = {
  '04': [['clockHand', 0, -2, 98, { turn: 14 }]],
  '12': [['slate', 0, -4, 84, { text: '12' }]],
};
