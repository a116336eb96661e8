/** What somebody wrote, chalked, hung or painted: the motifs that carry a puzzle's figures. */
import type { Pen, Tone } from '../pen';
import { hand } from './built';
import { isDark, type Motif } from './motif';

const SIGNS: Readonly<Record<string, (pen: Pen, ink: Tone) => void>> = {
  anchor(pen, ink) {
    pen.circle(0, -86, 11, 9, ink);
    pen.line([0, -74, 0, -6], 15, ink);
    pen.line([-22, -62, 22, -62], 11, ink);
    pen.curve([-40, -34, -30, -12, 0, -4, 30, -12, 40, -34], 14, ink);
    for (const side of [-1, 1])
      pen.shape([side * 48, -26, side * 40, -48, side * 26, -28], ink, { line: 0 });
  },
  barrel(pen, ink) {
    pen.curve([-26, -94, -38, -50, -26, -6], 11, ink);
    pen.curve([26, -94, 38, -50, 26, -6], 11, ink);
    for (const [y, x] of [
      [-94, 28],
      [-68, 36],
      [-32, 36],
      [-6, 28],
    ] as const)
      pen.line([-x, y, x, y], 10, ink);
  },
  key(pen, ink) {
    pen.circle(0, -78, 19, 11, ink);
    pen.line([0, -60, 0, -2], 13, ink);
    pen.line([0, -8, 24, -8], 11, ink);
    pen.line([0, -28, 20, -28], 11, ink);
  },
  star(pen, ink) {
    const points: number[] = [];
    for (let at = 0; at < 10; at++) {
      const [r, angle] = [at % 2 ? 20 : 50, (at / 10) * 2 * Math.PI];
      points.push(Math.sin(angle) * r, -50 - Math.cos(angle) * r);
    }
    pen.shape(points, ink, { line: 1.2, ink });
  },
  wheel(pen, ink) {
    pen.circle(0, -50, 44, 11, ink);
    pen.circle(0, -50, 12, 9, ink);
    for (let at = 0; at < 8; at++) {
      const [c, s] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
      pen.line([c * 12, -50 + s * 12, c * 42, -50 + s * 42], 7, ink);
    }
  },
};

/** One of five signs, 100 high; line widths follow its size. */
export const sign: Motif = (pen, { sign: name = 'star', tone }) =>
  drawSign(pen, name, tone ?? 'line');

function drawSign(pen: Pen, name: string, ink: Tone) {
  const draw = SIGNS[name];
  if (!draw) throw new Error(`no sign is called ${name}`);
  pen.thickness = pen.scale;
  draw(pen, ink);
  pen.thickness = 1;
}

/** A rounded mooring stone with a sign. */
export const bollard: Motif = (pen, { sign: name }) => {
  pen.shade(6, 0, 52, 9);
  pen.blob(
    [-40, 0, -40, 0, -40, -68, -34, -88, -16, -99, 16, -99, 34, -88, 40, -68, 40, 0, 40, 0],
    0.2,
    { to: 2 },
  );
  pen.hatch([18, -4, 18, -88, 34, -86, 38, -66, 38, -4], 70, 5, 1, 'line', 0.4);
  pen.rect(-46, -9, 92, 9, 0.6, { to: 2.4 });
  if (name) pen.at(-2, -24, 56, () => drawSign(pen, name, 'line'));
};

/** A clock of chalk with two hands, and a date above it; `h` below is the line of high water. */
export const dial: Motif = (pen, { at = [12, 0], text, w = 0 }) => {
  pen.circle(0, 0, 50, 4, 'chalk');
  for (let mark = 0; mark < 12; mark++) {
    const [s, c] = [Math.sin((mark * Math.PI) / 6), Math.cos((mark * Math.PI) / 6)];
    pen.line(
      [s * 46, -c * 46, s * (mark % 3 ? 41 : 35), -c * (mark % 3 ? 41 : 35)],
      mark % 3 ? 1.8 : 3,
      'chalk',
    );
  }
  hand(pen, 25, (at[0] + at[1] / 60) / 12, 5.8, 'chalk');
  hand(pen, 43, at[1] / 60, 3, 'chalk');
  if (text) pen.at(0, -62, 34, () => chalkWords(pen, text, 'chalk', 4));
  if (w) pen.line([-w / 2, 74, w / 2, 72], 6, 'chalk');
};

/** Letters and figures as single strokes, on a grid of 60 by 100. */
const GLYPHS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '0': [[30, -98, 6, -76, 6, -26, 30, -2, 54, -26, 54, -76, 30, -98, 18, -92]],
  '1': [[12, -76, 34, -98, 34, -2]],
  '2': [[8, -76, 24, -98, 48, -92, 52, -70, 8, -2, 8, -2, 54, -2]],
  '3': [[8, -94, 50, -94, 50, -94, 26, -58, 26, -58, 48, -48, 52, -22, 32, -2, 6, -12]],
  '4': [
    [38, -98, 6, -34, 6, -34, 56, -34],
    [42, -60, 42, -2],
  ],
  '5': [[50, -96, 14, -96, 14, -96, 10, -56, 10, -56, 40, -60, 54, -34, 38, -4, 6, -8]],
  '6': [[46, -96, 18, -70, 8, -30, 24, -4, 48, -12, 50, -40, 28, -50, 10, -34]],
  '7': [[6, -96, 54, -96, 54, -96, 22, -2]],
  '8': [
    [
      30, -52, 10, -70, 18, -94, 42, -94, 50, -72, 30, -52, 8, -34, 14, -6, 46, -6, 52, -34, 30,
      -52,
    ],
  ],
  '9': [[50, -70, 38, -50, 14, -54, 10, -82, 30, -98, 50, -82, 50, -50, 36, -2]],
  A: [
    [4, -2, 30, -98, 30, -98, 56, -2],
    [14, -34, 46, -34],
  ],
  I: [[30, -98, 30, -2]],
  L: [[10, -98, 10, -2, 10, -2, 50, -2]],
  O: [[30, -98, 6, -76, 6, -26, 30, -2, 54, -26, 54, -76, 30, -98, 18, -92]],
  R: [
    [8, -2, 8, -96, 8, -96, 40, -96, 50, -74, 40, -54, 8, -52],
    [28, -52, 54, -2],
  ],
  S: [[52, -86, 34, -98, 12, -88, 14, -62, 46, -46, 52, -18, 30, -2, 6, -14]],
  U: [[8, -98, 8, -28, 20, -4, 42, -4, 54, -28, 54, -98]],
  Z: [[6, -96, 54, -96, 54, -96, 6, -2, 6, -2, 56, -2]],
  '·': [[26, -50, 34, -50]],
  ' ': [],
};

function chalkWords(pen: Pen, text: string, ink: Tone, width: number) {
  const start = (-text.length * 74 + 14) / 2;
  [...text].forEach((letter, index) => {
    const tilt = (pen.random() - 0.5) * 8;
    pen.at(
      start + index * 74,
      0,
      100,
      () => GLYPHS[letter]?.forEach(points => pen.curve(points, width, ink)),
      false,
      tilt,
    );
  });
}

/** Chalked words; `h` is the width of the chalk. */
export const chalk: Motif = (pen, { text = '', h = 3.4, tone }) =>
  chalkWords(pen, text, tone ?? 'chalk', h);

/** A slate in a wooden frame. */
export const slate: Motif = (pen, { text = '' }) => {
  const w = Math.max(96, text.length * 34);
  pen.rect(-w / 2 - 8, -100, w + 16, 100, 2.4, { to: 3.8 });
  pen.rect(-w / 2, -91, w, 82, 5.6, { to: 6, line: 1.4 });
  pen.at(0, -26, 46, () => chalkWords(pen, text, 'chalk', 3));
};

/** A rope in strands, with a white edge so that over and under can be read; `size` is its width. */
export const rope: Motif = (pen, { points = [], size = 9, tone = 5, warm }, scene) => {
  const dense = roped(points);
  pen.put(stroked(pen, dense, size + 7, pen.colour(isDark(scene) ? 'feature' : 'chalk')));
  pen.put(stroked(pen, dense, size, pen.colour('line')));
  pen.put(stroked(pen, dense, size - 2.6, pen.colour(warm ? 'core' : 'chalk')));
  pen.put(stroked(pen, dense, size - 2.6, pen.colour(warm ? 'warm' : tone), '4.5 5'));
};

function stroked(
  pen: Pen,
  points: readonly number[],
  width: number,
  colour: string,
  dashes = '',
): string {
  const placed: string[] = [];
  for (let at = 0; at < points.length; at += 2)
    placed.push(
      pen
        .place(points[at] ?? 0, points[at + 1] ?? 0)
        .map(v => v.toFixed(1))
        .join(' '),
    );
  const dash = dashes && ` stroke-dasharray="${dashes}"`;
  return `<path d="M${placed.join('L')}" fill="none" stroke="${colour}" stroke-width="${width}"${dash} stroke-linejoin="round"/>`;
}

/** A ladder of vertical ease: each leg leaves and arrives upright. */
function roped(points: readonly number[]): number[] {
  const line: number[] = [];
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = points.slice(at, at + 4);
    for (let step = 0; step < 16; step++) {
      const t = step / 16;
      const ease = t * t * (3 - 2 * t);
      line.push(x + (toX - x) * ease, y + (toY - y) * t);
    }
  }
  return [...line, ...points.slice(-2)];
}

/** The tile panel: a grid of quarter turns with swallows on it, a gap, a hill above and a quay below. */
export const panel: Motif = (pen, { grid = [], marks = [], gap = [0, 0], size = 56 }) => {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
  const [w, h] = [columns * size, rows * size];
  pen.rect(-10, -64, w + 20, h + 128, 'wall', { line: 2 });
  frieze(pen, w, size);
  pen.rect(0, 0, w, h, 'chalk', { line: 1.6 });
  for (let row = 0; row <= rows; row++) pen.line([0, row * size, w, row * size], 1, 2.6);
  for (let column = 0; column <= columns; column++)
    pen.line([column * size, 0, column * size, h], 1, 2.6);
  grid.forEach((turns, row) =>
    [...turns].forEach((turn, column) => quarterTurns(pen, turn, column * size, row * size, size)),
  );
  plasterHole(pen, gap[0] * size, gap[1] * size, size);
  for (const [column, row] of marks)
    pen.at((column + 0.5) * size, (row + 0.86) * size, size * 0.72, () => perched(pen));
  quayStrip(pen, w, h, size);
};

/** A tile `\` joins top with right and bottom with left, `/` top with left and bottom with right. */
export function quarterArcs(
  turn: string,
): readonly (readonly [cx: number, cy: number, from: number])[] {
  if (turn === '\\')
    return [
      [1, 0, 90],
      [0, 1, 270],
    ];
  if (turn === '/')
    return [
      [0, 0, 0],
      [1, 1, 180],
    ];
  return [];
}

function quarterTurns(pen: Pen, turn: string, x: number, y: number, size: number) {
  for (const [cx, cy, from] of quarterArcs(turn)) {
    const points: number[] = [];
    for (let step = 0; step <= 8; step++) {
      const angle = ((from + (90 * step) / 8) * Math.PI) / 180;
      points.push(x + (cx + Math.cos(angle) / 2) * size, y + (cy + Math.sin(angle) / 2) * size);
    }
    pen.put(stroked(pen, points, size * 0.25, pen.colour('feature')));
    pen.put(stroked(pen, points, size * 0.18, pen.colour(2.2)));
    pen.put(
      stroked(
        pen,
        points,
        size * 0.18,
        pen.colour(4.6),
        `${(size * 0.08).toFixed(1)} ${(size * 0.09).toFixed(1)}`,
      ),
    );
  }
}

function plasterHole(pen: Pen, x: number, y: number, size: number) {
  pen.rect(x + 1, y + 1, size - 2, size - 2, 'wall', { to: 'wall', line: 2.4, ink: 5 });
  for (let n = 0; n < 4; n++)
    pen.curve(
      [
        x + 8,
        y + 12 + n * 11,
        x + size / 2,
        y + 8 + n * 11 + pen.random() * 5,
        x + size - 8,
        y + 12 + n * 11,
      ],
      1.3,
      4,
    );
}

function frieze(pen: Pen, w: number, size: number) {
  pen.rect(0, -56, w, 50, 'chalk', { line: 1.4 });
  const column = 4.5 * size;
  pen.blob([0, -6, 0, -6, 0, -14, w * 0.4, -20, column, -36, w, -20, w, -6, w, -6], 4.2, {
    to: 5,
    line: 1.4,
  });
  pen.at(column, -31, 30, () => {
    pen.rect(-22, -52, 44, 52, 'chalk', { line: 1.4 });
    pen.shape([-36, -48, 0, -92, 36, -48], 'feature', { line: 1 });
    pen.rect(-7, -26, 14, 26, 'feature', { line: 0 });
  });
}

function quayStrip(pen: Pen, w: number, h: number, size: number) {
  pen.rect(0, h + 6, w, 50, 'chalk', { line: 1.4 });
  for (const y of [22, 33, 44]) {
    const wave: number[] = [];
    for (let x = 2; x < w; x += 11) wave.push(x, h + 6 + y + (x % 22 < 11 ? -2.5 : 2.5));
    pen.curve(wave, 1.4, 4);
  }
  const x = 3.5 * size;
  pen.rect(x - 34, h + 7, 68, 34, 0.7, { to: 2, line: 1.8 });
  for (const y of [18, 29]) pen.line([x - 32, h + 7 + y, x + 32, h + 7 + y], 1.1, 3.6);
  pen.rect(x - 5, h + 4, 10, 13, 'feature', { line: 0 });
}

/** The tile at the left where the rope begins. */
export const anchorTile: Motif = (pen, { size = 56 }) => {
  pen.rect(-size, 0, size, size, 'chalk', { line: 1.8 });
  pen.at(-size * 0.56, size * 0.88, size * 0.72, () => drawSign(pen, 'anchor', 'feature'));
  pen.put(stroked(pen, [-size * 0.24, size / 2, 0, size / 2], size * 0.25, pen.colour('feature')));
  pen.put(stroked(pen, [-size * 0.24, size / 2, 0, size / 2], size * 0.18, pen.colour(3)));
};

function perched(pen: Pen) {
  for (const [cut, ink] of [
    [5, 'chalk'],
    [0, 'feature'],
  ] as const) {
    const line = { line: cut, ink, pool: false } as const;
    for (const part of SWALLOW) pen.blob(part, ink, line);
  }
}

/** Wings, head and forked tail of a swallow from above, 100 high and 130 wide. */
export const SWALLOW: readonly (readonly number[])[] = [
  [-10, -70, -34, -78, -66, -46, -66, -46, -36, -56, -14, -48, -10, -48],
  [10, -70, 34, -78, 66, -46, 66, -46, 36, -56, 14, -48, 10, -48],
  [0, -100, 0, -100, 9, -90, 13, -66, 8, -36, 0, -30, -8, -36, -13, -66, -9, -90],
  [-5, -38, -24, 0, -24, 0, -8, -18, 2, -34],
  [5, -38, 24, 0, 24, 0, 8, -18, -2, -34],
];

export const swallow: Motif = (pen, { tone = 6, warm, many = 0, open }) => {
  const ink: Tone = warm ? 'warm' : tone;
  for (const part of SWALLOW)
    pen.blob(part, ink, { to: warm ? 'core' : Math.max(3, tone - 1.6), line: warm ? 2 : 1.2 });
  if (open) pen.oval(0, -84, 4, 4, 'chalk', { line: 1.2 });
  if (many) bite(pen);
};

/** Tooth marks at the tip of the wing. */
function bite(pen: Pen) {
  for (const [x, y, r] of [
    [58, -50, 9],
    [51, -57, 7],
    [63, -42, 7],
  ] as const)
    pen.oval(x, y, r, r, 'air', { line: 1.6, pool: false });
}

/** A string of tin swallows across `w`. */
export const garland: Motif = (
  pen,
  { w = 200, many = 6, warm, kind = 'swallow', size = 34, h = 16 },
) => {
  const sag = (x: number) => Math.sin((Math.PI * x) / w) * h;
  pen.curve([0, 0, w * 0.25, sag(w * 0.25), w * 0.5, h, w * 0.75, sag(w * 0.75), w, 0], 1.6);
  for (let n = 0; n < many; n++) {
    const x = (w * (n + 0.5)) / many;
    pen.line([x, sag(x), x, sag(x) + 8], 1.2);
    pen.at(
      x,
      sag(x) + 8 + size,
      size,
      () => hung(pen, kind, n, warm ?? false),
      false,
      (pen.random() - 0.5) * 16,
    );
  }
};

function hung(pen: Pen, kind: string, n: number, warm: boolean) {
  if (kind === 'swallow')
    for (const part of SWALLOW)
      pen.blob(part, warm && n % 2 ? 'warm' : 1.2, { to: warm && n % 2 ? 'core' : 3.4, line: 1.5 });
  else if (kind === 'shirt') shirtShape(pen, n % 2 ? 0.2 : 2.4);
  else if (kind === 'sheet') sheetShape(pen, 70);
  else belt(pen, { many: 5 }, { light: 'day', clock: [0, 0] });
}

export const belt: Motif = (pen, { many = 5 }) => {
  pen.curve([-42, -64, -24, -88, 0, -94, 24, -88, 42, -64], 2);
  for (const x of [-9, 0, 9]) pen.line([0, -116, x, -94], 1.2);
  for (let n = 0; n < many; n++) {
    const angle = (-0.5 + (n + 0.5) / many) * 2.4;
    pen.at(
      Math.sin(angle) * 46,
      -72 + Math.cos(angle) * 38,
      100,
      () => pen.rect(-11, -26, 22, 44, n % 2 ? 'warm' : 'core', { line: 1.8, pool: false }),
      false,
      (-angle * 180) / Math.PI,
    );
  }
};

function shirtShape(pen: Pen, tone: number) {
  pen.shape(
    [
      -14, -100, -40, -84, -50, -52, -36, -48, -28, -64, -28, 0, 28, 0, 28, -64, 36, -48, 50, -52,
      40, -84, 14, -100, 0, -92,
    ],
    tone,
    { to: tone + 1.6, line: 1.8 },
  );
}

export const shirt: Motif = (pen, { tone = 0.2 }) => shirtShape(pen, tone);

function sheetShape(pen: Pen, w: number) {
  const half = w / 2;
  pen.blob(
    [
      -half,
      -100,
      -half,
      -100,
      0,
      -96,
      half,
      -100,
      half,
      -100,
      half - 2,
      -50,
      half + 2,
      0,
      half + 2,
      0,
      half * 0.3,
      -7,
      -half * 0.4,
      1,
      -half,
      -5,
      -half,
      -5,
      -half + 3,
      -50,
    ],
    'chalk',
    { to: 'bone', line: 2 },
  );
  for (const x of [-0.5, 0.1, 0.6])
    pen.curve([half * x, -94, half * x + 2, -50, half * x - 1, -12], 1.1, 3.4);
}

export const sheet: Motif = (pen, { w = 90 }) => sheetShape(pen, w);

/** Lines of writing that nobody can read, with `many` seals. */
export const paper: Motif = (pen, { w = 72, many = 0, tone = 0, kind, text }) => {
  const half = w / 2;
  const torn =
    kind === 'torn'
      ? [half, -8, half * 0.6, 0, half * 0.2, -7, -half * 0.2, 1, -half * 0.6, -6, -half, 0]
      : [half, 0, -half, 0];
  pen.shape([-half, -100, half, -100, ...torn], 'chalk', { to: tone + 1.2, line: 1.9 });
  if (kind === 'ships') shipsOnSand(pen, half);
  else if (kind === 'notes') noteLines(pen, half);
  else if (!text)
    for (let y = -86; y < -20 - (many ? 22 : 0); y += 11)
      pen.curve(
        [
          -half + 8,
          y,
          -half * 0.2,
          y - 1.5,
          half * 0.3,
          y + 1.5,
          half - 8 - pen.random() * half * 0.5,
          y,
        ],
        1.6,
        4.4,
      );
  for (let n = 0; n < many; n++) seal(pen, -half + (w * (n + 0.5)) / many, -17);
  if (text)
    pen.at(0, -30, ((w - 14) / (text.length * 74 - 14)) * 100, () =>
      chalkWords(pen, text, 'feature', 2.6),
    );
};

function seal(pen: Pen, x: number, y: number) {
  pen.oval(x, y, 10, 9, 'warm', { to: 'core', line: 1.6, pool: false });
  pen.circle(x, y, 5, 1.1);
}

function shipsOnSand(pen: Pen, half: number) {
  pen.curve([-half + 4, -40, 0, -48, half - 4, -40], 1.6);
  for (const [x, tilt] of [
    [-half * 0.4, -14],
    [half * 0.42, 16],
  ] as const)
    pen.at(
      x,
      -42,
      34,
      () => {
        pen.blob([-48, -30, -48, -30, -30, 0, 30, 0, 46, -30, 46, -30, 0, -22], 4.6, { line: 1.4 });
        pen.line([0, -24, 0, -100], 2);
        pen.blob([3, -94, 3, -94, 32, -66, 3, -38, 3, -38], 'chalk', { line: 1.2 });
      },
      false,
      tilt,
    );
  for (const y of [-30, -22, -13]) pen.curve([-half + 10, y, 0, y - 3, half - 10, y], 1.2, 3.6);
}

function noteLines(pen: Pen, half: number) {
  for (const y of [-82, -50])
    for (let n = 0; n < 4; n++) pen.line([-half + 6, y + n * 6, half - 6, y + n * 6], 0.9, 3.6);
  for (let n = 0; n < 6; n++) {
    const [x, y] = [-half + 12 + (n % 3) * half * 0.55, (n < 3 ? -82 : -50) + ((n * 5) % 4) * 6];
    pen.oval(x, y, 3.4, 2.6, 'line', { line: 0 });
    pen.line([x + 3, y, x + 3, y - 16], 1.4);
  }
}

/** Squares chalked for hopping, on steps or on the ground. */
export const hopscotch: Motif = (pen, { many = 6, w = 44, h = 22 }) => {
  for (let n = 0; n < many; n++) {
    const [x, y] = [n % 3 === 1 ? -w / 2 : 0, -n * h];
    const wide = 1 - n * 0.05;
    pen.line([x - (w / 2) * wide, y, x + (w / 2) * wide, y], 3, 'chalk');
    pen.line([x + (w / 2) * wide, y, x + (w / 2) * wide * 0.95, y - h + 3], 3, 'chalk');
    pen.line(
      [x + (w / 2) * wide * 0.95, y - h + 3, x - (w / 2) * wide * 0.95, y - h + 3],
      2.4,
      'chalk',
    );
    pen.line([x - (w / 2) * wide * 0.95, y - h + 3, x - (w / 2) * wide, y], 3, 'chalk');
  }
};

/** A row of pegs on a board, eight by five. */
export const pegBoard: Motif = (pen, { w = 150 }) => {
  pen.rect(-w / 2, -100, w, 100, 1, { to: 2.6 });
  for (let n = 0; n < 8; n++) {
    const x = -w / 2 + (w * (n + 0.5)) / 8;
    pen.line([x, -90, x, -10], 1.4);
    pen.oval(x, -22 - ((n * 37) % 60), 5.4, 5.4, 5, { line: 1.4 });
  }
};

/** A painted tile with a figure on it; `kind` swallow, rope, half. */
export const tile: Motif = (pen, { kind = 'swallow', tone = 5.5 }) => {
  if (kind === 'half')
    pen.shape([-50, -100, 8, -100, -4, -78, 10, -56, -6, -30, 6, 0, -50, 0], 'chalk', {
      to: 'bone',
      line: 2.4,
    });
  else pen.rect(-50, -100, 100, 100, 'chalk', { to: 'bone', line: 2.2 });
  if (kind === 'half') {
    pen.within([-50, -100, 8, -100, -4, -78, 10, -56, -6, -30, 6, 0, -50, 0], false, () =>
      pen.at(2, -30, 62, () => SWALLOW.forEach(part => pen.blob(part, tone, { line: 1 }))),
    );
    pen.put(
      stroked(pen, [-24, 0, -26, -14, -36, -22, -50, -24], 9 * pen.scale + 2, pen.colour('line')),
    );
    pen.put(stroked(pen, [-24, 0, -26, -14, -36, -22, -50, -24], 7 * pen.scale, pen.colour(2)));
  } else if (kind === 'swallow')
    pen.at(0, -18, 66, () => SWALLOW.forEach(part => pen.blob(part, tone, { line: 1 })));
  else if (kind === 'rope') pen.curve([-50, -50, -20, -62, 10, -34, 50, -50], 7 * pen.scale, tone);
  else if (kind in SIGNS) pen.at(0, -18, 62, () => drawSign(pen, kind, tone));
};

/** A wall of tiles with small birds and names too small to read. */
export const birdWall: Motif = (pen, { w = 300, size = 30, open }) => {
  const rows = Math.floor(100 / size);
  const columns = Math.floor(w / size);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * size, -100 + row * size];
      if (open && row === 1) {
        pen.rect(x, y, size, size, 'wall', { line: 1, ink: 4 });
        continue;
      }
      pen.rect(x, y, size, size, 'chalk', { to: 'bone', line: 1.2, pool: false });
      if (row === 1)
        pen.curve(
          [
            x + 4,
            y + size / 2,
            x + size * 0.4,
            y + size * 0.3,
            x + size * 0.6,
            y + size * 0.7,
            x + size - 4,
            y + size / 2,
          ],
          2,
          5,
        );
      else
        pen.at(x + size / 2, y + size * 0.72, size * 0.55, () =>
          SWALLOW.slice(0, 3).forEach(part => pen.blob(part, 5, { line: 0 })),
        );
    }
};
