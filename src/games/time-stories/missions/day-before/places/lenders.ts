import type { VignetteSet } from '../../../mission/panorama';

/** Each stands with the feet at nought, 100 units high. */
export const dayLenders: VignetteSet = {
  brasia: [
    [
      'person',
      0,
      0,
      100,
      {
        coat: 'skirt',
        hat: 'scarf',
        skin: 0.85,
        apron: true,
        left: 'up',
        right: 'low',
        prop: 'pail',
        tone: 3.8,
      },
    ],
  ],
  inacio: [
    [
      'person',
      0,
      0,
      100,
      {
        coat: 'coat',
        hat: 'hair',
        skin: 0.55,
        left: 'hip',
        right: 'hold',
        prop: 'violin',
        tone: 3.8,
      },
    ],
  ],
  thomas: [
    [
      'person',
      0,
      0,
      100,
      {
        coat: 'coat',
        hat: 'tricorn',
        skin: 0.02,
        left: 'hip',
        right: 'hold',
        prop: 'ledger',
        tone: 3.6,
      },
    ],
  ],
  madalena: [
    [
      'person',
      0,
      0,
      100,
      {
        coat: 'skirt',
        hat: 'bun',
        skin: 0.2,
        apron: true,
        left: 'hold',
        right: 'high',
        prop: 'brush',
        tone: 3.6,
      },
    ],
  ],
  josefa: [
    [
      'person',
      0,
      0,
      100,
      {
        coat: 'robe',
        hat: 'veil',
        skin: 0.12,
        left: 'pray',
        right: 'hold',
        prop: 'bottle',
        tone: 4,
      },
    ],
  ],
  xan: [
    [
      'person',
      0,
      0,
      118,
      {
        coat: 'shirt',
        hat: 'cap',
        skin: 0.2,
        child: true,
        sash: true,
        left: 'hip',
        right: 'up',
        prop: 'keg',
        tone: 4,
      },
    ],
  ],
};
