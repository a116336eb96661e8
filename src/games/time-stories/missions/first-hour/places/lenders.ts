import type { VignetteSet } from '../../../mission/panorama';

/** Each stands with the feet at nought, 100 units high. */
export const hourLenders: VignetteSet = {
  hanne: [
    [
      'person',
      0,
      0,
      120,
      {
        coat: 'skirt',
        hat: 'long',
        skin: 0.05,
        child: true,
        apron: true,
        left: 'hip',
        right: 'up',
        prop: 'lantern',
        tone: 3.8,
      },
    ],
  ],
  otto: [
    [
      'person',
      0,
      0,
      100,
      {
        coat: 'shirt',
        hat: 'hair',
        skin: 0.05,
        left: 'hip',
        right: 'hold',
        prop: 'hotLoaf',
        tone: 4,
      },
    ],
  ],
  kling: [
    [
      'person',
      0,
      0,
      96,
      {
        coat: 'skirt',
        hat: 'bonnet',
        skin: 0.04,
        left: 'low',
        right: 'hold',
        prop: 'keys',
        tone: 4.2,
      },
    ],
  ],
  emil: [
    [
      'person',
      0,
      0,
      104,
      {
        coat: 'cloak',
        hat: 'wide',
        skin: 0.08,
        beard: true,
        left: 'hold',
        right: 'high',
        prop: 'pike',
        tone: 3.8,
      },
    ],
  ],
};
