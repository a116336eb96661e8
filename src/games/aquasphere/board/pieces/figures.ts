/** Each seat has a figure of the sea: fin, starfish, anchor or shell. Box: -12 to 12. */
import type { Seat } from '@/kit/seat';

type Outline = {
  /** A closed shape. */
  readonly shape: string;
  /** Thick strokes in the same colour. */
  readonly strokes?: string;
  /** Fine lines on top. */
  readonly details?: string;
};

const starfish = (): string => {
  const points = Array.from({ length: 10 }, (_, n) => {
    const [angle, far] = [(n * Math.PI) / 5 - Math.PI / 2, n % 2 === 0 ? 11.4 : 5.2];
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle) + 0.8).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
};

const FIGURES: Readonly<Record<string, Outline>> = {
  red: {
    shape: 'M7.4 -11.2C7.4 -4 9 3 11 9.6C4 6.6 -4 6.8 -11 9.2C-9.4 0 -3 -8.6 7.4 -11.2Z',
    details: 'M2.6 -3.4L-2.6 3.6',
  },
  yellow: {
    shape: starfish(),
    details: 'M0 -5.6V-5.5M5.9 -0.9V-0.8M-5.9 -0.9V-0.8M3.6 6V6.1M-3.6 6V6.1M0 0.8V0.9',
  },
  blue: {
    shape:
      'M0 -11.6A3.5 3.5 0 1 1 0 -4.6A3.5 3.5 0 1 1 0 -11.6ZM0 -9.4A1.3 1.3 0 1 0 0 -6.8A1.3 1.3 0 1 0 0 -9.4ZM-12 5.4L-9.6 -0.6L-4.6 3.6L-8 4.4ZM12 5.4L9.6 -0.6L4.6 3.6L8 4.4Z',
    strokes: 'M0 -5.6V9.4M-5 -2.4H5M-8.8 3.4C-7.8 7.8 -4 9.8 0 9.8C4 9.8 7.8 7.8 8.8 3.4',
  },
  white: {
    shape:
      'M-3.2 10.8L-3.6 7.8C-8.6 6 -12 1.6 -11 -2.4C-10.7 -4.2 -9.6 -5.2 -8.4 -5.4C-8.4 -7.8 -6.4 -9.2 -4.6 -8.6C-3.8 -10.8 -1.4 -11.4 0 -10C1.4 -11.4 3.8 -10.8 4.6 -8.6C6.4 -9.2 8.4 -7.8 8.4 -5.4C9.6 -5.2 10.7 -4.2 11 -2.4C12 1.6 8.6 6 3.6 7.8L3.2 10.8Z',
    details: 'M0 7.4V-6.4M-2.2 7L-4.4 -5M2.2 7L4.4 -5M-4.4 5.6L-8 -1.6M4.4 5.6L8 -1.6',
  },
};

const CIRCLE: Outline = { shape: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z' };

export const figureOf = (seat: Seat): Outline => FIGURES[seat] ?? CIRCLE;
