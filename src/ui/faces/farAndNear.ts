/** Faces from the house, the water and far away. */
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

const frog: FaceDrawing = {
  head: {
    d: 'M-24 -36Q-12 -37 -9 -22Q0 -25 9 -22Q12 -37 24 -36Q37 -34 36 -18Q44 -6 42 10Q36 37 0 37Q-36 37 -42 10Q-44 -6 -36 -18Q-37 -34 -24 -36Z',
    fill: '#5DBB5A',
  },
  patches: [
    flat('M-50 16Q-24 34 0 34Q24 34 50 16V50H-50Z', '#C9E89A'),
    twice(flat(oval(33, 7, 7, 5), '#F29A8C')),
  ],
  features: [
    ...wideEyes(22, -21, 10.5),
    twice(flat(oval(4, -2, 1.8), '#2E6E37')),
    line('M-26 9Q0 31 26 9', INK, 3.6),
  ],
};

const cat: FaceDrawing = {
  head: {
    d: 'M-35 -42Q-24 -36 -14 -27Q0 -31 14 -27Q24 -36 35 -42Q41 -18 38 4Q34 36 0 37Q-34 36 -38 4Q-41 -18 -35 -42Z',
    fill: '#8E9BB3',
  },
  patches: [
    twice(flat('M31 -33Q25 -29 20 -22L33 -14Q34 -24 31 -33Z', PINK)),
    flat('M-4 -36L-2.5 -12H2.5L4 -36Z', '#59657F'),
    twice(flat('M9 -34L10 -16L14.5 -17L17 -32Z', '#59657F')),
    twice(flat('M44 6L25 9L44 13ZM44 16L26 17L42 24Z', '#59657F')),
    flat(oval(0, 26, 17, 12), '#D7DEEA'),
  ],
  features: [
    twice(inked(oval(16, -1, 8.5, 9.5), '#F6C445')),
    twice(flat(oval(16, -1, 2.7, 7), INK)),
    line('M0 19v4M-8 24Q-4 29 0 24Q4 29 8 24', INK, 2.6),
    flat('M-5.5 14.5h11L0 21Z', '#E56B83'),
  ],
};

const otter: FaceDrawing = {
  behind: [twice(inked(oval(33, -19, 8.5), '#8A5A3C')), twice(flat(oval(33, -19, 3.6), '#4E3122'))],
  head: {
    d: 'M0 -35Q32 -35 37 -6Q42 10 36 20Q26 37 0 37Q-26 37 -36 20Q-42 10 -37 -6Q-32 -35 0 -35Z',
    fill: '#8A5A3C',
  },
  patches: [flat('M-44 12Q-30 -2 -12 4Q0 -6 12 4Q30 -2 44 12V50H-44Z', '#F0D9B5')],
  features: [
    ...eyes(17, -8),
    flat('M-10 4Q0 -3 10 4Q8 12 0 14Q-8 12 -10 4Z', INK),
    line('M0 13v6M-11 20Q-5 27 0 20Q5 27 11 20', INK, 2.6),
    twice(flat(oval(20, 16, 1.6), '#8A5A3C')),
    twice(flat(oval(25, 21, 1.6), '#8A5A3C')),
  ],
};

const panda: FaceDrawing = {
  behind: [twice(inked(oval(28, -25, 13), '#333A4C'))],
  head: { d: oval(0, 5, 39, 35), fill: '#F7F2E8' },
  patches: [twice(flat('M9 -4Q14 -16 24 -10Q33 0 26 11Q16 16 10 9Q6 4 9 -4Z', '#333A4C'))],
  features: [
    twice(flat(oval(17.5, 1, 6), '#FFFFFF')),
    twice(flat(oval(17, 1.5, 4.2), INK)),
    flat(oval(-18.5, -0.5, 1.5), '#FFFFFF'),
    flat(oval(15.5, -0.5, 1.5), '#FFFFFF'),
    ...nose(17, INK, 5.6),
  ],
};

const turtle: FaceDrawing = {
  behind: [
    inked('M-46 18Q-46 -40 0 -42Q46 -40 46 18Q40 30 0 30Q-40 30 -46 18Z', '#8C6A3F'),
    line('M-17 -36L-12 -16L-34 -6L-45 4M17 -36L12 -16L34 -6L45 4M-12 -16H12', '#5E4426', 3.4),
  ],
  head: { d: oval(0, 13, 29, 28), fill: '#8CCB6E' },
  patches: [
    twice(flat(oval(19, 22, 6, 4.5), '#F2A58A')),
    flat(oval(-8, -9, 3.4), '#5FA354'),
    flat(oval(1, -12, 2.6), '#5FA354'),
    flat(oval(9, -7.5, 3), '#5FA354'),
  ],
  features: [
    ...eyes(12, 9, 5.4),
    twice(flat(oval(3, 18, 1.3), '#3E7340')),
    line('M-12 25Q0 36 12 25', INK, 3.2),
  ],
};

const whale: FaceDrawing = {
  behind: [
    line(
      'M0 -20Q0 -36 -12 -37Q-19 -37 -19 -31M0 -36Q0 -40 0 -30Q0 -36 12 -37Q19 -37 19 -31',
      INK,
      9,
    ),
    line('M0 -20Q0 -36 -12 -37Q-19 -37 -19 -31M0 -30Q0 -36 12 -37Q19 -37 19 -31', '#A9E1FA', 4.6),
  ],
  head: {
    d: 'M0 -21Q34 -21 42 8Q44 36 0 37Q-44 36 -42 8Q-34 -21 0 -21Z',
    fill: '#4A93DC',
  },
  patches: [
    flat('M-50 15Q-24 24 0 24Q24 24 50 15V50H-50Z', '#E8F4FC'),
    line('M-21 22V42M-7 25V42M7 25V42M21 22V42', '#9DC6E6', 2.6),
    twice(flat(oval(33, 9, 5, 3.6), '#F29AA8')),
  ],
  features: [...eyes(23, 1, 5), line('M-42 14Q-24 23 0 23Q24 23 42 14', INK, 3.4)],
};

const mouse: FaceDrawing = {
  behind: [twice(inked(oval(28, -21, 17), '#A7A0AE')), twice(flat(oval(28, -21, 9.5), PINK))],
  head: {
    d: 'M0 -23Q27 -23 30 2Q30 18 15 28Q8 39 0 39Q-8 39 -15 28Q-30 18 -30 2Q-27 -23 0 -23Z',
    fill: '#A7A0AE',
  },
  patches: [flat(oval(0, 33, 16, 14), '#E9E2E6')],
  features: [
    ...eyes(13, 2, 5),
    line('M-17 24L-35 21M-17 28L-33 32M17 24L35 21M17 28L33 32', INK, 2),
    line('M0 29v3M-6 32Q-3 36 0 32Q3 36 6 32', INK, 2.4),
    inked(oval(0, 25, 5, 4.2), '#F0788E'),
  ],
};

const penguin: FaceDrawing = {
  head: { d: 'M0 -40Q38 -40 38 2Q36 40 0 40Q-36 40 -38 2Q-38 -40 0 -40Z', fill: '#35406F' },
  patches: [
    flat(
      'M0 -12Q8 -29 21 -24Q35 -14 29 10Q20 34 0 38Q-20 34 -29 10Q-35 -14 -21 -24Q-8 -29 0 -12Z',
      '#F7F2E8',
    ),
    twice(flat(oval(21, 12, 6, 4.5), '#F8B9BF')),
  ],
  features: [
    ...eyes(14, -2, 5),
    inked('M-10 7Q0 0 10 7Q6 17 0 19Q-6 17 -10 7Z', '#F5A13A'),
    line('M-8 9Q0 13 8 9', INK, 2.2),
  ],
};

const lion: FaceDrawing = {
  behind: [inked(spiky(2, -180, 180, [39, 47], 14), '#A4531F')],
  head: {
    d: 'M-17 -26Q-25 -34 -31 -25Q-33 -18 -27 -14Q-33 0 -29 14Q-20 34 0 34Q20 34 29 14Q33 0 27 -14Q33 -18 31 -25Q25 -34 17 -26Q0 -33 -17 -26Z',
    fill: '#F0B24A',
  },
  patches: [flat(oval(0, 23, 16, 12), CREAM)],
  features: [
    ...eyes(13, -3),
    flat('M-8 8Q0 4 8 8Q6 15 0 18Q-6 15 -8 8Z', '#6B2F1A'),
    line('M0 17v4M-9 22Q-4 27 0 22Q4 27 9 22', INK, 2.6),
  ],
};

export const farAndNear = { frog, cat, otter, panda, turtle, whale, mouse, penguin, lion };
