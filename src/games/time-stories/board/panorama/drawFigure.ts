/** A figure cut out of card, in one seat colour, on a brass base with its emblem. */
import { chanceOf } from '../../../../kit/random';
import type { MotifCall } from '../../mission/panorama';
import { drawCalls } from './drawPlace';
import { seatPalette } from './palette';
import { Pen } from './pen';

export const FIGURE_WIDTH = 130;
export const FIGURE_HEIGHT = 210;
/** The feet, from the left top corner. */
export const FIGURE_FOOT = [60, 178] as const;
const TALL = 158;
const EDGE = 2.6;

/** Colour and line of each seat, and its emblem in 100 units around nought. */
type SeatLook = readonly [colour: string, line: string, emblem: string];
const SEATS: Readonly<Record<string, SeatLook>> = {
  blue: ['#3E86E0', '#123A78', 'M0-52C10-30 34-8 34 16A34 34 0 0 1-34 16C-34-8-10-30 0-52Z'],
  green: [
    '#3FA66B',
    '#134A2C',
    'M0-46a23 23 0 0 1 20 34a23 23 0 1 1-10 40l6 24h-32l6-24a23 23 0 1 1-10-40a23 23 0 0 1 20-34Z',
  ],
  pink: [
    '#E0679F',
    '#7A1F4C',
    'M0 46C-60 4-46-44-18-40C-6-38 0-28 0-20C0-28 6-38 18-40C46-44 60 4 0 46Z',
  ],
  yellow: [
    '#E5B02E',
    '#7A4F08',
    'M0-26A26 26 0 1 1-.1-26ZM-5-34h10l-5-18ZM-5 34h10l-5 18ZM34-5v10l18-5ZM-34-5v10l-18-5ZM21-28l7 7l8-17ZM-21-28l-7 7l-8-17ZM21 28l7-7l8 17ZM-21 28l-7-7l-8 17Z',
  ],
};

const UNSEATED: SeatLook = ['#8A93A6', '#3A4358', ''];

export function drawFigure(
  name: string,
  calls: readonly MotifCall[],
  seat: string,
  prefix = 'f',
): string {
  const [colour, line, emblem] = SEATS[seat] ?? UNSEATED;
  const pen = new Pen(seatPalette(colour, line), Math.floor(chanceOf(name) * 2 ** 31), prefix);
  const [x, y] = FIGURE_FOOT;
  base(pen, x, y, colour, line);
  for (const cut of [EDGE, 0]) {
    pen.cut = cut;
    pen.at(x, y, TALL, () => drawCalls(pen, calls, { light: 'day', clock: [12, 0] }));
  }
  pen.put(badge(x, y + 19, colour, emblem));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}" width="${FIGURE_WIDTH}" height="${FIGURE_HEIGHT}">${pen.text()}</svg>`;
}

function base(pen: Pen, x: number, y: number, colour: string, line: string) {
  const brass = pen.gradient(
    'brass',
    id =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7A4F28"/><stop offset=".35" stop-color="#FFE3AE"/><stop offset=".7" stop-color="#D9A45B"/><stop offset="1" stop-color="#7A4F28"/></linearGradient>`,
  );
  pen.put(`<ellipse cx="${x + 6}" cy="${y + 17}" rx="52" ry="11" fill="#0B1D45" opacity=".28"/>`);
  pen.put(
    `<path d="M${x - 46} ${y + 4}v9a46 12 0 0 0 92 0v-9z" fill="url(#${brass})" stroke="#5B3A1B" stroke-width="1.2"/>`,
  );
  pen.put(
    `<ellipse cx="${x}" cy="${y + 4}" rx="46" ry="12" fill="#F2D49B" stroke="#7A4F28" stroke-width="1.2"/>`,
  );
  pen.put(
    `<ellipse cx="${x}" cy="${y + 4}" rx="39" ry="9" fill="${colour}" stroke="${line}" stroke-width="1"/>`,
  );
}

const badge = (x: number, y: number, colour: string, emblem: string) =>
  `<g transform="translate(${x} ${y})"><circle r="10.5" fill="#fff" stroke="#7A4F28" stroke-width="1"/><path d="${emblem}" transform="scale(.145)" fill="${colour}"/></g>`;
