/** Sky, land, water and floors; a unit is a px here (size 100), from the left top corner. */
import type { Pen, Tone } from '../pen';
import type { Motif } from './motif';

const SKIES = { day: [3.15, 0.5], dusk: [4.6, 1.2], night: [6, 2.9] } as const;

/** What runs to a vanishing point is cut off at the sides. */
const clipped =
  (draw: Motif): Motif =>
  (pen, options, scene) => {
    const { w = 1920, h = 130 } = options;
    pen.within([0, 0, w, 0, w, h, 0, h], false, () => draw(pen, options, scene));
  };

export const sky: Motif = (pen, { w = 1920, h = 360 }, { light }) => {
  const [top, low] = SKIES[light];
  pen.rect(0, 0, w, h, top, { to: low, down: true, line: 0 });
  washes(pen, w, h, light === 'night' ? 3.6 : 3.6);
  if (light === 'night') stars(pen, w, h * 0.8);
  if (light === 'dusk') afterglow(pen, w, h);
};

function washes(pen: Pen, w: number, h: number, tone: number) {
  for (let n = 0; n < w / 70; n++) {
    const [x, y, long] = [
      pen.random() * w,
      h * 0.08 + pen.random() * h * 0.6,
      60 + pen.random() * 190,
    ];
    const thick = 2 + pen.random() * 6;
    pen.blob([x, y, x + long / 2, y - thick, x + long, y + 2, x + long / 2, y + thick], tone, {
      line: 0,
      opacity: 0.13,
    });
  }
}

function afterglow(pen: Pen, w: number, h: number) {
  for (const [x, strength] of [
    [w * 0.42, 0.3],
    [w * 0.72, 0.42],
  ] as const)
    pen.glow(x, h * 0.8, 260, strength);
}

function stars(pen: Pen, w: number, h: number) {
  for (let n = 0; n < w / 13; n++) {
    const [x, y] = [pen.random() * w, pen.random() ** 1.5 * h];
    const band = Math.abs(y - h * 0.35 - Math.sin(x / 260) * 40) < 34;
    pen.oval(x, y, band ? 0.9 : 1.2 + pen.random(), band ? 0.9 : 1.2, 'chalk', {
      line: 0,
      opacity: band ? 0.55 : 0.85,
    });
    if (n % 11 === 0) sparkle(pen, x, y, 4 + pen.random() * 4);
  }
}

function sparkle(pen: Pen, x: number, y: number, r: number) {
  pen.line([x - r, y, x + r, y], 1.3, 'chalk');
  pen.line([x, y - r, x, y + r], 1.3, 'chalk');
}

export const sun: Motif = (pen, { lit = true }, { light }) => {
  if (light !== 'day') return;
  pen.glow(0, 0, 330, 0.62);
  pen.oval(0, 0, 92, 92, 'core', { to: 'warm', line: 2, ink: 'warm' });
  if (!lit) return;
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray / 16) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const long = ray % 2 ? 128 : 150;
    pen.line([c * 108, s * 108, c * long, s * long], 2.2, 'warm');
  }
};

const CLOUD = [
  -118, 0, -104, -26, -70, -34, -52, -62, -12, -74, 22, -66, 40, -48, 78, -46, 104, -24, 122, 0,
];

export const cloud: Motif = (pen, _, { light }) => {
  if (light === 'night') return;
  const puff = () => 0.82 + pen.random() * 0.34;
  const top = CLOUD.map((at, index) => (index % 2 && at ? at * puff() : at));
  pen.blob([...top, 122, 0, -118, 0], 'chalk', { to: 'bone', down: true, line: 1.6 });
  pen.curve([-68, -28, -52, -25, -42, -14], 1.1);
  pen.curve([-8, -58, 6, -54, 14, -42, 8, -30], 1.1);
  pen.curve([42, -38, 54, -31, 56, -20], 1.1);
  pen.hatch([-100, -14, 110, -14, 116, -2, -112, -2], 0, 5, 1, 'line', 0.3);
};

export const hills: Motif = (pen, { points = [], tone = 2, h = 120, to }) => {
  const [last = 0, low = 0] = points.slice(-2);
  const outline = [...points, last, low, last, h, last, h, points[0] ?? 0, h, points[0] ?? 0, h];
  pen.blob(outline, tone, { to: to ?? tone + 0.9, down: true, line: 0 });
  pen.curve(points, 1.7);
};

export const water: Motif = (pen, { w = 1920, h = 120, tone = 2.2, to = 3.7, warm }, { light }) => {
  pen.rect(0, 0, w, h, tone, { to, down: true, line: 0 });
  ripples(pen, w, h, 'line', 0.5);
  ripples(pen, w, h, 'chalk', light === 'night' ? 0.25 : 0.8);
  if (warm && light !== 'night') glint(pen, h, light === 'day');
};

function ripples(pen: Pen, w: number, h: number, ink: 'line' | 'chalk', share: number) {
  for (let n = 0; n < (w * h * share) / 3800; n++) {
    const near = pen.random();
    const [x, y, long] = [pen.random() * w, 5 + near * (h - 8), 10 + near * 34 * pen.random() + 8];
    pen.curve(
      [x, y, x + long * 0.3, y - 1.6, x + long * 0.7, y + 1.2, x + long, y],
      0.8 + near,
      ink,
    );
  }
}

function glint(pen: Pen, h: number, isDay: boolean) {
  for (let y = 5; y < h - 4; y += 7) {
    const wide = (isDay ? 20 : 11) + 14 * pen.random() + (y / h) * 12;
    const off = (pen.random() - 0.5) * 14;
    pen.curve(
      [off - wide / 2, y, off, y - 1.4, off + wide / 2, y],
      3.4,
      pen.random() < 0.3 ? 'core' : 'warm',
    );
  }
}

const depthOf = (share: number) => share ** 1.65;

/** Slabs of stone that run to a vanishing point; `at` shifts it sideways. */
export const quay = clipped(
  (pen, { w = 1920, h = 130, tone = 0.1, to = 0.7, many = 5, points = [960, -190] }) => {
    pen.rect(0, 0, w, h, tone, { to, down: true, line: 0 });
    const [vx = 960, vy = -190] = points;
    const toward = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (h - vy);
    const rows = Array.from({ length: many + 1 }, (_, row) => depthOf(row / many) * h);
    rows
      .slice(0, -1)
      .forEach((y, row) => slabs(pen, y, rows[row + 1] ?? 0, row % 2 ? 85 : 0, toward, w));
    rows.slice(1, -1).forEach(y => pen.line([0, y, w, y], 1.2, 3.3));
    pen.line([0, 0, w, 0], 2.2);
  },
);

function slabs(
  pen: Pen,
  top: number,
  low: number,
  shift: number,
  toward: (x: number, y: number) => number,
  w: number,
) {
  for (let x = shift - 1500; x < w + 1500; x += 170) {
    const [a, b] = [toward(x, top), toward(x, low)];
    if (b < -60 || a > w + 60) continue;
    const [c, d] = [toward(x + 170, low), toward(x + 170, top)];
    if (pen.random() < 0.3)
      pen.shape([a, top, b, low, c, low, d, top], 1.5, { line: 0, opacity: 0.55 });
    pen.line([a, top, b, low], 1, 3.3);
  }
}

/** A chequered floor of stone. */
export const checker = clipped(
  (pen, { w = 1920, h = 130, tone = 0.2, to = 2.2, many = 5, points = [960, -240] }) => {
    pen.rect(0, 0, w, h, tone, { line: 0 });
    const [vx = 960, vy = -240] = points;
    const toward = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (h - vy);
    for (let row = 0; row < many; row++) {
      const [top, low] = [depthOf(row / many) * h, depthOf((row + 1) / many) * h];
      for (let x = -1440; x < w + 1440; x += 120) {
        if ((x / 120 + row) & 1) continue;
        const [a, b, c, d] = [
          toward(x, top),
          toward(x, low),
          toward(x + 120, low),
          toward(x + 120, top),
        ];
        if (c < 0 || a > w) continue;
        pen.shape([a, top, b, low, c, low, d, top], to, { line: 1, ink: 3.4, pool: false });
      }
    }
    pen.line([0, 0, w, 0], 2);
  },
);

/** Courses of cut stone. */
export const stones: Motif = (
  pen,
  { w = 300, h = 200, tone = 0.4, to = 1.4, size = 34, unless: _ },
) => {
  pen.rect(0, 0, w, h, tone, { to, line: 0 });
  for (let y = 0, row = 0; y < h - 4; y += size, row++) {
    const bottom = Math.min(h, y + size);
    if (y) pen.line([0, y, w, y], 1.2, 3);
    for (let x = (row % 2) * size; x < w; x += size * 2 * (0.85 + 0.3 * pen.random())) {
      if (x > 6) pen.line([x, y + 1, x, bottom - 1], 1.1, 3);
      const wide = Math.min(size * 1.7, w - x);
      if (pen.random() < 0.28 && wide > 8)
        pen.rect(x, y, wide, bottom - y, tone + 1.6, { line: 0, opacity: 0.4 });
    }
  }
};

/** Wet ground that the river left: ribs, puddles and weed. */
export const mud: Motif = (pen, { w = 300, h = 80, tone = 4.6 }) => {
  pen.rect(0, 0, w, h, tone, { to: tone + 1, down: true, line: 0 });
  for (let y = 8; y < h - 4; y += 9) {
    const from = pen.random() * 30;
    for (let x = from; x < w - 20; x += 46 + pen.random() * 30) {
      const long = Math.min(26 + pen.random() * 26, w - x);
      pen.curve([x, y, x + long / 2, y - 3, x + long, y + 1], 1.3, tone > 4 ? 2.6 : 'line');
    }
  }
};

export const planks: Motif = (
  pen,
  { w = 300, h = 80, tone = 2.6, to = 3.4, many = 5, points = [150, -200] },
) => {
  pen.rect(0, 0, w, h, tone, { to, down: true, line: 0 });
  const [vx = 150, vy = -200] = points;
  for (let x = -w; x < w * 2; x += w / many) {
    const top = vx + ((x - vx) * -vy) / (h - vy);
    pen.line([Math.max(0, Math.min(w, top)), 0, Math.max(0, Math.min(w, x)), h], 1.3);
  }
  pen.line([0, 0, w, 0], 2.2);
  pen.hatch([0, 0, w, 0, w, h, 0, h], 4, 15, 0.8, 'line', 0.3);
};

/** A plain area, for walls of rooms and for shade. */
export const plane: Motif = (pen, { w = 100, h = 100, tone = 1, to, points, size = 0 }) => {
  const outline = points ?? [0, 0, w, 0, w, h, 0, h];
  pen.shape(outline, tone, { to: to ?? tone, down: true, line: size });
};

export const haze: Motif = (pen, { w = 1920, h = 80, tone = 0.4 }) => {
  for (let n = 0; n < w / 60; n++) {
    const [x, y, long] = [pen.random() * w - 60, pen.random() * h, 140 + pen.random() * 200];
    pen.blob([x, y, x + long / 2, y - 9, x + long, y, x + long / 2, y + 8], tone, {
      line: 0,
      opacity: 0.2,
    });
  }
};

/** A free stroke of the brush; `h` is its width. */
export const stroke: Motif = (pen, { points = [], h = 1.6, tone, warm, open }) => {
  const ink = warm ? 'warm' : (tone ?? 'line');
  if (open) pen.curve(points, h, ink);
  else pen.line(points, h, ink);
};

/** A free shape; `kind` round for curves. */
export const form: Motif = (
  pen,
  { points = [], tone = 2, to, kind, size = 2.2, warm, depth: _ },
) => {
  const fill: Tone = warm ? 'warm' : tone;
  const end: Tone | undefined = warm ? 'core' : to;
  const stroke = end === undefined ? { line: size } : { line: size, to: end };
  if (kind === 'round') pen.blob(points, fill, stroke);
  else pen.shape(points, fill, stroke);
};

export const shadow: Motif = (pen, { w = 60, h = 10 }) => pen.shade(0, 0, w, h);
export const glow: Motif = (pen, { lit }, { light }) => {
  if (!lit || light !== 'day') pen.glow(0, 0, 100, 0.7);
};
