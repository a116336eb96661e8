import type { VignetteSet } from '../../../mission/panorama';

/** Feet at nought; 120 by 120 around them. */
export const dayItems: VignetteSet = {
  '07': [['key', 10, 0, 96, { kind: 'bone' }]],
  '11': [['paper', 0, 0, 92, { kind: 'torn', text: '3 1 3' }]],
  '15': [
    ['flight', -50, 0, 72, { w: 130, many: 5 }],
    ['paper', 20, -46, 46, { w: 110, kind: 'notes' }],
  ],
  '19': [['bottle', 0, 0, 96, { kind: 'yellow' }]],
  '23': [['kilnPage', 0, 0, 92, { kind: 'lower' }]],
  '26': [
    ['book', 0, -8, 84, { kind: 'ledger' }],
    ['boat', 0, -92, 14],
  ],
  '29': [
    ['paper', 0, 0, 94, { many: 1 }],
    ['bread', 26, 4, 40, { warm: true }],
  ],
  '32': [
    ['paper', 0, 0, 94, { many: 1 }],
    ['cedar', 30, -4, 60],
  ],
  '38': [['key', 0, 0, 92, { kind: 'thin' }]],
  '41': [['paper', 0, 0, 98, { w: 86, kind: 'ships' }]],
  '44': [['horse', -4, -2, 68, { tone: 2 }]],
  '48': [['kilnPage', 0, 0, 92, { kind: 'upper' }]],
  '53': [
    ['paper', 0, 0, 92, { w: 80 }],
    ['sign', 28, -2, 44, { sign: 'wheel' }],
  ],
  '61': [['tile', 22, -4, 88, { kind: 'half' }]],
  '64': [['iron', -14, 0, 98]],
  '66': [
    ['paper', 0, 0, 92, { w: 84 }],
    ['hearts', 20, -8, 34],
  ],
  '71': [['paper', 0, 0, 98, { w: 88, many: 3 }]],
  '72': [
    ['paper', 0, 0, 88, { w: 76 }],
    ['cedar', -22, 0, 48],
    ['bread', 20, 2, 28, { warm: true }],
  ],
  '77': [['iron', 0, 0, 98, { kind: 'flat' }]],
  '80': [['bucket', 0, 0, 84, { kind: 'white' }]],
  '83': [
    ['chest', -4, -4, 62, { open: true }],
    ['paper', 26, 4, 52, { w: 84, many: 3 }],
  ],
  '84': [['thread', -8, 0, 94]],
  '88': [['bottle', 0, 0, 98]],
  '96': [['orange', 0, -2, 84]],
};
