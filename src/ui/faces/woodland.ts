/** Faces from forest and field. */
import {
  CREAM,
  eyes,
  type FaceDrawing,
  flat,
  INK,
  inked,
  line,
  nose,
  oval,
  PINK,
  spiky,
  twice,
  wideEyes,
} from './shapes';

const fox: FaceDrawing = {
  head: {
    d: 'M-36 -40Q-26 -34 -15 -25Q0 -30 15 -25Q26 -34 36 -40Q40 -22 36 -2Q33 10 24 18Q12 28 0 40Q-12 28 -24 18Q-33 10 -36 -2Q-40 -22 -36 -40Z',
    fill: '#F2873A',
  },
  patches: [
    twice(flat('M31 -31Q25 -26 20 -20L33 -12Q34 -22 31 -31Z', '#7A3B22')),
    twice(flat('M44 -2Q24 -4 12 8Q6 14 0 14V50L44 20Z', CREAM)),
  ],
  features: [...eyes(15, -1), flat(oval(0, 32, 6.4, 5), INK)],
};

const bear: FaceDrawing = {
  behind: [twice(inked(oval(26, -23, 13), '#A9683A')), twice(flat(oval(26, -23, 6.5), '#6E4023'))],
  head: { d: oval(0, 5, 37, 35), fill: '#A9683A' },
  patches: [flat(oval(0, 20, 18, 15), '#EBC79A')],
  features: [...eyes(15, -2), ...nose(13, INK, 6)],
};

const owl: FaceDrawing = {
  head: {
    d: 'M-36 -40Q-22 -29 0 -29Q22 -29 36 -40Q41 -16 37 8Q32 34 0 42Q-32 34 -37 8Q-41 -16 -36 -40Z',
    fill: '#7E5FC6',
  },
  patches: [flat('M-40 4Q-20 16 0 10Q20 16 40 4V50H-40Z', '#A98BE6')],
  features: [
    line(
      'M-15 24q3.7 5 7.5 0q3.7 5 7.5 0q3.7 5 7.5 0q3.7 5 7.5 0M-7.5 33q3.7 5 7.5 0q3.7 5 7.5 0',
      '#E4D6FF',
      3,
    ),
    ...wideEyes(16, -6, 15),
    inked('M-5.5 4L0 1L5.5 4L0 15Z', '#F5B83D'),
  ],
};

const hare: FaceDrawing = {
  behind: [
    twice(inked('M6 -10Q4 -46 16 -47Q28 -46 24 -6Z', '#F4EADB')),
    twice(flat('M12 -12Q10 -39 16 -40Q22 -39 19 -10Z', PINK)),
  ],
  head: { d: oval(0, 15, 31, 28), fill: '#F4EADB' },
  patches: [twice(flat(oval(21, 23, 7, 5), '#F8B9BF'))],
  features: [
    ...eyes(13, 10),
    line('M0 22v5M-9 28Q-4 33 0 28Q4 33 9 28', INK, 2.6),
    flat('M-5 17.5h10L0 23.5Z', '#E56B83'),
    { ...inked('M-4 31h8v6.5h-8Z', '#FFFFFF'), width: 2 },
  ],
};

const badger: FaceDrawing = {
  behind: [twice(inked(oval(27, -25, 10), '#3D4353')), twice(flat(oval(27, -25, 4.5), CREAM))],
  head: {
    d: 'M0 -37Q34 -37 37 -8Q38 10 22 24Q12 41 0 41Q-12 41 -22 24Q-38 10 -37 -8Q-34 -37 0 -37Z',
    fill: CREAM,
  },
  patches: [
    twice(flat('M9 -42Q38 -38 32 -4Q28 12 13 25Q6 12 7 -8Z', '#3D4353')),
    twice(flat('M34 -30L50 -20V10L34 20Q40 -4 34 -30Z', '#8A92A6')),
  ],
  features: [
    twice(flat(oval(18, -2, 6.2), '#FFFFFF')),
    twice(flat(oval(17.5, -1.5, 4.2), INK)),
    flat(oval(-19, -3.5, 1.5), '#FFFFFF'),
    flat(oval(16, -3.5, 1.5), '#FFFFFF'),
    ...nose(26, INK, 6.5),
  ],
};

const hedgehog: FaceDrawing = {
  behind: [inked(spiky(2, -142, 142, [35, 47], 15), '#6B4A37')],
  head: {
    d: 'M0 -21Q9 -30 20 -20Q33 -8 31 10Q28 30 0 39Q-28 30 -31 10Q-33 -8 -20 -20Q-9 -30 0 -21Z',
    fill: '#F3CF9F',
  },
  patches: [twice(flat(oval(22, 17, 7, 5), '#F2A58A'))],
  features: [...eyes(13, 2), ...nose(18, INK, 7)],
};

const lynx: FaceDrawing = {
  behind: [
    twice(line('M34 -38L38 -46', INK, 6)),
    twice(inked('M12 -22L35 -42L37 -8Z', '#D9A05E')),
    twice(flat('M22 -22L32 -33L33 -14Z', '#5B3A29')),
  ],
  head: {
    d: 'M0 -29Q28 -29 34 -6L41 10L34 14L38 25L27 25L24 36L12 33Q0 38 -12 33L-24 36L-27 25L-38 25L-34 14L-41 10L-34 -6Q-28 -29 0 -29Z',
    fill: '#D9A05E',
  },
  patches: [
    twice(flat('M46 0L22 8Q12 12 13 22L20 50L50 40Z', CREAM)),
    flat(oval(0, 24, 15, 12), CREAM),
    twice(flat('M8 -31L7 -18L11 -18L15 -29Z', '#8A5A33')),
    twice(flat('M40 13L27 16L40 19ZM36 22L25 22L33 28Z', '#8A5A33')),
  ],
  features: [
    ...wideEyes(15, -3, 8, '#C4E07E'),
    line('M0 19v4M-8 24Q-4 29 0 24Q4 29 8 24', INK, 2.6),
    flat('M-6 13.5h12L0 21Z', '#C75B57'),
  ],
};

const deer: FaceDrawing = {
  behind: [
    twice(line('M11 -22Q16 -34 13 -46M14 -34Q24 -36 27 -46', INK, 8.5)),
    twice(line('M11 -22Q16 -34 13 -46M14 -34Q24 -36 27 -46', '#D8B27C', 3.6)),
    twice(inked('M18 -14Q34 -29 46 -17Q38 -1 21 -2Z', '#B97B48')),
    twice(flat('M25 -12Q34 -20 40 -15Q34 -7 25 -7Z', PINK)),
  ],
  head: {
    d: 'M0 -26Q24 -26 26 -6Q25 10 18 22Q15 42 0 42Q-15 42 -18 22Q-25 10 -26 -6Q-24 -26 0 -26Z',
    fill: '#B97B48',
  },
  patches: [
    flat(oval(0, 38, 22, 18), '#F0DBBB'),
    flat(oval(0, -14, 2.6), '#F0DBBB'),
    flat(oval(-7, -18, 2.2), '#F0DBBB'),
    flat(oval(7, -18, 2.2), '#F0DBBB'),
  ],
  features: [...eyes(15, 1, 5), ...nose(28, INK, 6.5)],
};

const raven: FaceDrawing = {
  head: {
    d: 'M-4 -30L-14 -44L2 -36L6 -46L12 -33Q37 -26 38 4Q36 36 0 40Q-36 36 -38 4Q-36 -26 -4 -30Z',
    fill: '#46548C',
  },
  patches: [flat('M-40 20Q-20 12 -14 24Q0 34 14 24Q20 12 40 20V50H-40Z', '#2D3763')],
  features: [
    ...wideEyes(17, -6, 10.5),
    inked('M-13 5Q0 -4 13 5Q11 14 0 35Q-11 14 -13 5Z', '#C9CEDA'),
    line('M-11 9Q0 16 11 9', INK, 2.6),
  ],
};

export const woodland = { fox, bear, owl, hare, badger, hedgehog, lynx, deer, raven };
