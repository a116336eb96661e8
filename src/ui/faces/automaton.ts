/** The face of every player that is a computer. */
import { type FaceDrawing, flat, inked, line, oval, twice } from './shapes';

const BRASS = '#D2A45E';
const DARK = '#8A5F31';
const VISOR = '#1D2747';
const LIGHT = '#8FE3FF';

export const automaton: FaceDrawing = {
  behind: [
    line('M0 -34V-43', DARK, 5),
    inked(oval(0, -44, 5), LIGHT),
    twice(inked('M30 -12H40Q43 -12 43 -8V10Q43 14 40 14H30Z', DARK)),
  ],
  head: {
    d: 'M-35 -20Q-35 -36 -19 -36H19Q35 -36 35 -20V18Q35 38 15 38H-15Q-35 38 -35 18Z',
    fill: BRASS,
  },
  patches: [flat('M-36 -27Q0 -37 36 -27V-50H-36Z', '#F0CD8E')],
  features: [
    inked('M-26 -11Q-26 -21 -16 -21H16Q26 -21 26 -11V-1Q26 9 16 9H-16Q-26 9 -26 -1Z', VISOR),
    twice(flat(oval(12, -6, 7, 8.4), LIGHT)),
    ...[-12, 12].map(x => flat(oval(x - 2.2, -9, 2.4), '#FFFFFF')),
    line('M-13 22Q0 31 13 22', DARK, 4),
    twice(flat(oval(26, 24, 2.6), DARK)),
  ],
};
