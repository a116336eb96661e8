/** Houses, towers, arches and what stands in rooms. */
import type { Pen, Tone } from '../pen';
import { isDark, type Motif, type PictureScene } from './motif';

type Ink = { pen: Pen; scene: PictureScene };

export function pane({ pen, scene }: Ink, x: number, y: number, w: number, h: number, lit = false) {
  const isLit = lit && scene.light !== 'day';
  const arched = [
    x,
    y + h,
    x,
    y + h * 0.25,
    x,
    y + h * 0.25,
    x + w * 0.2,
    y,
    x + w * 0.8,
    y,
    x + w,
    y + h * 0.25,
    x + w,
    y + h * 0.25,
    x + w,
    y + h,
    x + w,
    y + h,
  ];
  pen.blob([...arched, x, y + h], isLit ? 'core' : 4.6, { to: isLit ? 'warm' : 5.6, line: 1.5 });
  const bar: Tone = isLit || isDark(scene) ? 'line' : 'chalk';
  pen.line([x + w / 2, y + 1, x + w / 2, y + h - 1], 1.3, bar);
  pen.line([x + 1, y + h * 0.5, x + w - 1, y + h * 0.5], 1.3, bar);
}

/** 100 high with its roof; `w` wide. `many` windows in a row, `size` rows, `kind` of roof. */
export const house: Motif = (
  pen,
  { w = 90, many = 3, size = 3, lit, tone = 0.2, to = 1.7, kind = 'hip', open },
  scene,
) => {
  const wall = kind === 'flat' ? -94 : -78;
  const half = w / 2;
  pen.shape([-half, 0, -half, wall, half, wall, half, 0], tone, { to });
  pen.hatch(
    [half * 0.55, 0, half * 0.55, wall + 6, half, wall + 6, half, 0],
    66,
    5.5 / Math.max(0.5, pen.scale),
    1,
    'line',
    0.4,
  );
  rows({ pen, scene }, { w, wall, many, rows: size, door: open ?? false, lit: lit ?? false });
  if (kind === 'flat') cornice(pen, half, wall);
  else roof(pen, half, wall, kind);
};

function rows(
  ink: Ink,
  {
    w,
    wall,
    many,
    rows: floors,
    door,
    lit,
  }: { w: number; wall: number; many: number; rows: number; door: boolean; lit: boolean },
) {
  const floor = -wall / floors;
  const gap = w / many;
  for (let row = 0; row < floors; row++)
    for (let column = 0; column < many; column++) {
      const [x, y] = [-w / 2 + gap * (column + 0.5), wall + floor * (row + 0.5)];
      const wide = Math.min(gap * 0.46, floor * 0.5);
      if (row === floors - 1 && door && column === Math.floor(many / 2))
        doorway(ink.pen, x, wide * 1.5, floor * 0.8);
      else
        pane(
          ink,
          x - wide / 2,
          y - wide * 0.72,
          wide,
          wide * 1.5,
          lit && (row * 7 + column * 3) % 5 === 1,
        );
    }
}

function doorway(pen: Pen, x: number, w: number, h: number) {
  pen.blob(
    [
      x - w / 2,
      0,
      x - w / 2,
      0,
      x - w / 2,
      -h * 0.6,
      x,
      -h,
      x + w / 2,
      -h * 0.6,
      x + w / 2,
      0,
      x + w / 2,
      0,
    ],
    4.6,
    { to: 6 },
  );
}

function cornice(pen: Pen, half: number, wall: number) {
  pen.rect(-half - 3, wall - 6, half * 2 + 6, 6, 1, { to: 2.4 });
}

function roof(pen: Pen, half: number, wall: number, kind: string) {
  const slope = kind === 'gable' ? half : half * 0.3;
  const top = [-half - 4, wall, -half + slope, -100, half - slope, -100, half + 4, wall];
  pen.shape(top, 2.4, { to: 4 });
  const ridges = Math.max(5, Math.round(half / 5));
  for (let n = 1; n < ridges; n++) {
    const share = n / ridges;
    pen.line(
      [
        -half + slope + (2 * half - 2 * slope) * share,
        -99,
        -half - 3 + (2 * half + 6) * share,
        wall - 1,
      ],
      1,
      'line',
    );
  }
  pen.line([-half - 5, wall, half + 5, wall], 2.4);
}

/** A row of far roofs, `w` wide and about 100 high; each seed another. */
export const roofs: Motif = (pen, { w = 300, lit }, scene) => {
  for (let x = 0, n = 0; x < w - 30; n++) {
    const wide = 44 + pen.random() * 40;
    const high = 52 + pen.random() * 40;
    smallHouse({ pen, scene }, x, wide, high, (lit ?? false) && n % 3 === 1);
    x += wide * 0.86;
  }
};

function smallHouse({ pen, scene }: Ink, x: number, w: number, h: number, lit: boolean) {
  pen.rect(x, -h * 0.72, w, h * 0.72, 0.4, { to: 2, line: 1.4 });
  pen.shape([x - 4, -h * 0.7, x + w * 0.2, -h, x + w * 0.8, -h, x + w + 4, -h * 0.7], 2.9, {
    to: 4,
    line: 1.5,
  });
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < 2; row++) {
      const isLit = lit && column === row && scene.light !== 'day';
      pen.rect(
        x + w * (0.16 + column * 0.27),
        -h * (0.56 - row * 0.27),
        w * 0.14,
        h * 0.15,
        isLit ? 'warm' : 4.4,
        { line: 0 },
      );
    }
}

/** A white face with two hands; `h` is the radius. Hands are longer and shorter than on chalk. */
export function clockFace(
  pen: Pen,
  r: number,
  [hour, minute]: readonly [number, number],
  lit: boolean,
  hands = 2,
) {
  if (lit) pen.glow(0, 0, r * 2.2, 0.6);
  pen.oval(0, 0, r, r, lit ? 'core' : 'chalk', {
    to: lit ? 'chalk' : 1,
    line: 2.4,
    ink: lit ? 'feature' : 'line',
  });
  for (let mark = 0; mark < 12; mark++) {
    const angle = (mark / 12) * 2 * Math.PI;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    pen.line(
      [
        s * r * 0.84,
        -c * r * 0.84,
        s * r * (mark % 3 ? 0.74 : 0.66),
        -c * r * (mark % 3 ? 0.74 : 0.66),
      ],
      mark % 3 ? 1.1 : 2,
      'feature',
    );
  }
  hand(pen, r * 0.48, (hour + minute / 60) / 12, 4, 'feature');
  if (hands > 1) hand(pen, r * 0.76, minute / 60, 2.4, 'feature');
  pen.oval(0, 0, r * 0.07, r * 0.07, 'feature', { line: 0 });
}

export function hand(pen: Pen, long: number, share: number, width: number, ink: Tone) {
  const angle = share * 2 * Math.PI;
  const [s, c] = [Math.sin(angle), -Math.cos(angle)];
  pen.line(
    [-s * long * 0.16, -c * long * 0.16, s * long, c * long, s * long * 1.001, c * long * 1.001],
    width * 1.5,
    ink,
  );
}

/** A clock tower that shows the true time; `many` hands, as one of them may be missing. */
export const tower: Motif = (pen, { at, lit, kind, many = 2 }, scene) => {
  pen.shape([-15, 0, -15, -70, 15, -70, 15, 0], 0.2, { to: 2 });
  pen.hatch([6, 0, 6, -68, 15, -68, 15, 0], 68, 5, 1, 'line', 0.42);
  pen.rect(-18, -74, 36, 4.5, 0.6, { to: 2.2 });
  for (const y of [-36, -24, -12]) doorwayAt(pen, 0, y, 6, 8.5);
  pen.shape([-18, -74, -14.5, -79, 14.5, -79, 18, -74], 1.4, { to: 3 });
  if (kind === 'spire') pen.shape([-12, -79, 0, -104, 12, -79], 3, { to: 5 });
  else
    pen.blob(
      [-12, -79, -12, -79, -13.5, -86, -7, -94, 0, -97, 7, -94, 13.5, -86, 12, -79, 12, -79],
      3,
      { to: 5 },
    );
  pen.line([0, -97, 0, -105], 2);
  pen.oval(0, -100.5, 1.5, 1.5, 'warm', { line: 1 });
  pen.at(0, -56, 100, () =>
    clockFace(pen, 12, at ?? scene.clock, (lit ?? true) && isDark(scene), many),
  );
};

function doorwayAt(pen: Pen, x: number, y: number, w: number, h: number) {
  pen.blob(
    [
      x - w / 2,
      y,
      x - w / 2,
      y,
      x - w / 2,
      y - h * 0.6,
      x,
      y - h,
      x + w / 2,
      y - h * 0.6,
      x + w / 2,
      y,
      x + w / 2,
      y,
    ],
    4.7,
    { to: 5.8, line: 1.5 },
  );
}

/** A column; `w` of its shaft. */
export const pier: Motif = (pen, { w = 14 }) => {
  pen.rect(-w / 2, -95, w, 90, 0.4, { to: 2.2 });
  for (const x of [-0.22, 0.06, 0.3]) pen.line([w * x, -92, w * x, -8], 1);
  pen.rect(-w * 0.8, -100, w * 1.6, 5, 0.2, { to: 1.8 });
  pen.rect(-w * 0.8, -5, w * 1.6, 5, 0.2, { to: 1.8 });
};

const archOutline = (w: number, kind: string) =>
  kind === 'gothic'
    ? [
        -w,
        0,
        -w,
        0,
        -w,
        -46,
        -w * 0.86,
        -70,
        -w * 0.45,
        -91,
        0,
        -100,
        0,
        -100,
        w * 0.45,
        -91,
        w * 0.86,
        -70,
        w,
        -46,
        w,
        0,
        w,
        0,
      ]
    : [
        -w,
        0,
        -w,
        0,
        -w,
        -52,
        -w * 0.92,
        -70,
        -w * 0.65,
        -89,
        0,
        -100,
        w * 0.65,
        -89,
        w * 0.92,
        -70,
        w,
        -52,
        w,
        0,
        w,
        0,
      ];

/** An opening with a frame; `kind` gothic or round, `tone` of what lies behind. */
export const arch: Motif = (
  pen,
  { w = 70, tone = 4.6, to = 5.8, kind = 'round', open, size = 5 },
) => {
  const half = w / 2;
  pen.at(0, 0, 100, () =>
    pen.blob(
      archOutline(half + size, kind).map((v, i) => (i % 2 ? v * 1.05 : v)),
      0.2,
      { to: 1.7 },
    ),
  );
  if (!open) pen.blob(archOutline(half, kind), tone, { to, down: true });
  else pen.blob(archOutline(half, kind), 0.6, { to: 0.1, line: 2 });
};

/** The ribs of a vault from pier to pier: `w` wide. */
export const vault: Motif = (pen, { w = 300, tone = 2.6 }) => {
  const half = w / 2;
  pen.blob(
    [
      -half,
      0,
      -half,
      0,
      -half * 0.92,
      -40,
      -half * 0.55,
      -82,
      0,
      -100,
      half * 0.55,
      -82,
      half * 0.92,
      -40,
      half,
      0,
      half,
      0,
      half,
      -112,
      half,
      -112,
      -half,
      -112,
      -half,
      -112,
    ],
    tone,
    { to: tone + 0.5, line: 0 },
  );
  pen.curve(
    [
      -half,
      0,
      -half * 0.92,
      -40,
      -half * 0.55,
      -82,
      0,
      -100,
      half * 0.55,
      -82,
      half * 0.92,
      -40,
      half,
      0,
    ],
    5,
    0.1,
  );
  pen.curve(
    [
      -half + 3,
      0,
      -half * 0.9,
      -40,
      -half * 0.53,
      -80,
      0,
      -97,
      half * 0.53,
      -80,
      half * 0.9,
      -40,
      half - 3,
      0,
    ],
    1.6,
  );
  pen.curve(
    [
      -half - 3,
      0,
      -half * 0.95,
      -42,
      -half * 0.57,
      -85,
      0,
      -103,
      half * 0.57,
      -85,
      half * 0.95,
      -42,
      half + 3,
      0,
    ],
    1.6,
  );
};

/** A tall window with lead; `kind` gothic or round. */
export const window: Motif = (pen, { w = 36, kind = 'gothic', lit, tone = 0, many = 4 }, scene) => {
  const isLit = lit && scene.light !== 'day';
  pen.blob(archOutline(w / 2 + 3, kind), 1, { to: 2.4 });
  pen.blob(archOutline(w / 2, kind), isLit ? 'core' : tone, {
    to: isLit ? 'warm' : tone + 0.8,
    line: 1.5,
  });
  pen.line([0, -97, 0, 0], 1.2);
  for (let row = 1; row < many; row++)
    pen.line([-w / 2, (-80 * row) / many, w / 2, (-80 * row) / many], 1.1);
};

/** A door leaf; `warm` is not used here: a swallow may hang on it as its own motif. */
export const door: Motif = (pen, { w = 46, tone = 4, to = 5.4, open, kind = 'round' }) => {
  pen.blob(archOutline(w / 2 + 5, kind), 0.3, { to: 1.8 });
  pen.blob(archOutline(w / 2, kind), open ? 6 : tone, { to: open ? 5 : to });
  if (open) return;
  pen.line([0, -97, 0, -2], 1.4);
  for (const [x, y] of [
    [-w * 0.42, -44],
    [w * 0.1, -44],
    [-w * 0.42, -12],
    [w * 0.1, -12],
  ] as const)
    pen.rect(x, y - 24, w * 0.32, 24, tone + 0.5, { line: 1.2, pool: false });
};

/** A flight of steps seen from the front: `many` steps, `w` wide below and `size` above. */
export const stairs: Motif = (pen, { w = 200, many = 7, size = 0.7, tone = 0.1, to = 2.6 }) => {
  for (let step = many - 1; step >= 0; step--) {
    const [low, high] = [step / many, (step + 1) / many];
    const half = (share: number) => (w / 2) * (1 - (1 - size) * share);
    const [y, rise] = [-100 * low, -100 * high];
    const lip = y + (rise - y) * 0.55;
    pen.shape([-half(low), y, -half(low), lip, half(low), lip, half(low), y], tone + 1.2, {
      to,
      line: 1.4,
    });
    pen.shape([-half(low), lip, -half(high), rise, half(high), rise, half(low), lip], tone, {
      to: tone + 0.6,
      line: 1.5,
    });
  }
};

/** Steps seen from the side, going up to the right: 100 high, `w` wide. */
export const flight: Motif = (pen, { w = 120, many = 7, tone = 0.2, to = 2 }) => {
  const outline = [0, 0];
  for (let step = 0; step < many; step++) {
    const [x, y] = [(w * step) / many, (-100 * (step + 1)) / many];
    outline.push(x, y, (w * (step + 1)) / many, y);
  }
  pen.shape([...outline, w, 0], tone, { to });
  for (let step = 1; step < many; step += 1)
    pen.line([(w * step) / many, (-100 * step) / many + 3, w, (-100 * step) / many + 3], 0.9, 3);
};

export const table: Motif = (pen, { w = 120, tone = 1.4, to = 3.2, kind }) => {
  const half = w / 2;
  if (kind === 'cloth') {
    pen.blob(
      [
        -half,
        -100,
        -half,
        -100,
        half,
        -100,
        half,
        -100,
        half + 3,
        0,
        half + 3,
        0,
        half * 0.5,
        -6,
        0,
        0,
        -half * 0.5,
        -6,
        -half - 3,
        0,
        -half - 3,
        0,
      ],
      tone,
      { to },
    );
    for (const x of [-0.6, -0.2, 0.25, 0.65]) pen.line([half * x, -92, half * x * 1.06, -8], 1);
    return;
  }
  for (const x of [-half + 6, half - 14]) pen.rect(x, -86, 8, 86, tone + 1, { to: to + 0.8 });
  pen.rect(-half, -100, w, 15, tone, { to });
};

/** A striped awning with posts. */
export const awning: Motif = (pen, { w = 150, many = 6 }) => {
  const half = w / 2;
  for (const x of [-half + 3, half - 3]) pen.line([x, 0, x, -88], 4);
  for (let n = 0; n < many; n++) {
    const [a, b] = [-half + (w * n) / many, -half + (w * (n + 1)) / many];
    const [c, d] = [a * 1.06, b * 1.06];
    pen.blob(
      [a, -100, a, -100, b, -100, b, -100, d, -78, d, -78, (c + d) / 2, -72, c, -78, c, -78],
      n % 2 ? 0.1 : 4,
      { to: n % 2 ? 1.4 : 5.2 },
    );
  }
};

export const stall: Motif = (pen, { w = 150, many = 6 }, scene) => {
  awning(pen, { w, many }, scene);
  pen.rect(-w / 2, -38, w, 38, 1.4, { to: 3.2 });
  for (let x = -w / 2 + 16; x < w / 2 - 4; x += 18) pen.line([x, -36, x, -2], 1);
};

/** A tomb in a niche with the founder asleep on it. */
export const tomb: Motif = pen => {
  pen.blob(archOutline(54, 'gothic'), 5.4, { to: 6, down: true });
  pen.blob(
    archOutline(46, 'gothic').map(v => v * 0.93),
    5.9,
    { to: 5, line: 1.2 },
  );
  pen.rect(-46, -34, 92, 34, 3.6, { to: 5.4 });
  for (let n = 0; n < 5; n++)
    pen.blob(
      [
        -40 + n * 17,
        -3,
        -40 + n * 17,
        -3,
        -40 + n * 17,
        -18,
        -34 + n * 17,
        -25,
        -28 + n * 17,
        -18,
        -28 + n * 17,
        -3,
        -28 + n * 17,
        -3,
      ],
      5,
      { to: 6, line: 1.4 },
    );
  pen.rect(-49, -39, 98, 6, 1.4, { to: 3.2 });
  pen.blob([-26, -40, -20, -47, 8, -48, 30, -45, 36, -40, 36, -40, -26, -40], 0.6, { to: 2.4 });
  pen.blob([34, -40, 36, -50, 40, -50, 41, -40, 41, -40], 0.6, { to: 2.2 });
  pen.oval(-33, -45, 6, 5.4, 0.4, { to: 2 });
  pen.line([-12, -46, -2, -50, 6, -46], 1.4);
  pen.curve([-16, -42, 2, -43, 24, -42], 1.1);
};

/** A well with its roof and a rope; `warm` stains the rope. */
export const well: Motif = (pen, { warm }) => {
  for (const x of [-25, 23]) pen.rect(x, -78, 3.4, 62, 3, { to: 4.4 });
  pen.shape([-33, -78, 0, -100, 33, -78], 2.6, { to: 4.6 });
  for (const x of [-18, -6, 6, 18]) pen.line([x * 0.4, -96, x, -80], 1.1);
  pen.oval(0, -68, 6.4, 6.4, 2.2, { to: 3.8 });
  pen.oval(0, -34, 30, 7, 1, { to: 2.2 });
  pen.oval(0, -34, 23, 4.6, 6, { line: 1.4 });
  if (warm) pen.oval(0, -33.6, 9, 2.2, 'warm', { line: 0 });
  for (let y = -62, n = 0; y < -34; y += 2.8, n++)
    pen.rect(-1.5, y, 3, 2.9, warm && y > -52 ? (n % 2 ? 'core' : 'warm') : n % 2 ? 5 : 0, {
      line: 0.9,
      pool: false,
    });
  pen.blob(
    [-30, -34, -30, -34, -27, -28, 0, -26, 27, -28, 30, -34, 30, -34, 26, 0, 26, 0, -26, 0, -26, 0],
    0.4,
    { to: 2.2 },
  );
  for (const [x, y, w] of [
    [-26, -20, 16],
    [-8, -20, 18],
    [12, -20, 14],
    [-25, -9, 24],
    [2, -9, 23],
  ] as const)
    pen.rect(x, y, w, 9, 1.4, { line: 1.1, pool: false, opacity: 0.8 });
};

/** A public fountain with six spouts; `many` tells which of them is dry. */
export const fountain: Motif = (pen, { many = 5, w = 230 }) => {
  const half = w / 2;
  pen.rect(-half, -92, w, 92, 0.3, { to: 2 });
  pen.shape([-half - 5, -92, 0, -116, half + 5, -92], 0.6, { to: 2.6 });
  pen.oval(0, -100, 7, 6, 2.2, { to: 3.6 });
  for (let n = 0; n < 6; n++) spout(pen, -half + (w * (n + 0.5)) / 6, n + 1 === many);
  pen.rect(-half - 6, -22, w + 12, 22, 0.6, { to: 2.8 });
  pen.rect(-half, -26, w, 7, 3.6, { to: 4.8, line: 1.5 });
};

function spout(pen: Pen, x: number, isDry: boolean) {
  pen.oval(x, -58, 13, 15, 1.4, { to: 2.8 });
  pen.oval(x, -59, 8, 9, 0.4, { to: 1.8, line: 1.4 });
  for (const side of [-3, 3]) pen.oval(x + side, -62, 1, 1, 'line', { line: 0 });
  pen.oval(x, -54, 2.6, 2.2, 5.6, { line: 1.2 });
  if (isDry) {
    pen.hatch([x - 7, -48, x + 7, -48, x + 4, -28, x - 4, -28], 88, 4, 1.1);
    return;
  }
  pen.blob([x - 2, -54, x - 3, -40, x - 5, -24, x + 5, -24, x + 3, -40, x + 2, -54], 'chalk', {
    to: 'bone',
    line: 1.4,
  });
  for (const side of [-9, 0, 9])
    pen.curve([x + side - 4, -23, x + side, -25, x + side + 4, -23], 1.2, 'chalk');
}

/** The niche with a cradle that turns in a hospital wall. */
export const foundlingWheel: Motif = pen => {
  pen.blob(archOutline(42, 'round'), 0.3, { to: 1.9 });
  pen.blob(
    archOutline(35, 'round').map((v, i) => (i % 2 ? v * 0.93 : v)),
    5.6,
    { to: 6 },
  );
  pen.oval(0, -8, 33, 9, 2, { to: 3.8 });
  pen.blob([-31, -8, -31, -8, -31, -60, -20, -72, -6, -76, -6, -76, -6, -2, -6, -2, -20, -3], 1.6, {
    to: 3.6,
  });
  for (const x of [-26, -19, -12]) pen.line([x, -64 - (x + 26) * 0.5, x, -6], 1.2);
  pen.blob([-2, -14, 2, -26, 14, -30, 26, -26, 29, -14, 20, -8, 4, -8], 0, { to: 1.6 });
  pen.oval(8, -24, 6, 6, 'skin', { line: 1.6 });
  pen.curve([5, -24, 6.5, -23, 8, -24], 1.2, 'feature');
  pen.curve([10, -24, 11, -23, 12.5, -24], 1.2, 'feature');
  pen.curve([2, -20, 12, -15, 26, -20], 1.3);
  pen.line([0, -78, 0, -100], 3);
};

/** A puppet booth with a judge, and an onion. */
export const booth: Motif = pen => {
  pen.rect(-32, -52, 64, 52, 3.4, { to: 5 });
  for (let n = 0; n < 4; n++) pen.rect(-32 + n * 16, -52, 8, 52, 0.2, { to: 1.6, line: 1.3 });
  pen.rect(-29, -88, 58, 36, 6, { to: 5 });
  pen.blob([-29, -88, -29, -88, -22, -88, -22, -88, -21, -70, -26, -54, -29, -54, -29, -54], 2.6, {
    to: 4,
  });
  pen.blob([29, -88, 29, -88, 22, -88, 22, -88, 21, -70, 26, -54, 29, -54, 29, -54], 2.6, {
    to: 4,
  });
  pen.shape([-36, -88, 0, -108, 36, -88], 3, { to: 4.8 });
  for (let n = 0; n < 6; n++)
    pen.blob(
      [
        -36 + n * 12,
        -88,
        -36 + n * 12,
        -88,
        -30 + n * 12,
        -81,
        -24 + n * 12,
        -88,
        -24 + n * 12,
        -88,
      ],
      n % 2 ? 0.1 : 4,
      { line: 1.4 },
    );
  judge(pen);
  onion(pen, 13, -54, 8.4);
  pen.rect(-34, -55, 68, 6, 1, { to: 3 });
};

function judge(pen: Pen) {
  pen.blob([-22, -54, -22, -54, -18, -66, -9, -69, 0, -66, 4, -54, 4, -54], 4.4, { to: 6 });
  pen.blob(
    [-17, -76, -19, -66, -16, -62, -13, -66, -5, -66, -2, -62, 1, -66, -1, -76, -9, -83],
    'chalk',
    { to: 'bone', line: 1.5 },
  );
  pen.oval(-9, -72, 5.4, 6, 'skin', { line: 1.4 });
  pen.curve([-13, -73.5, -11, -72.5, -10, -73.5], 1.3, 'feature');
  pen.curve([-8, -73.5, -6.5, -72.5, -5, -73.5], 1.3, 'feature');
  pen.curve([-11.5, -68.5, -9, -70, -6.5, -68.5], 1.3, 'feature');
  pen.oval(-12, -70.5, 1, 1.6, 2, { line: 0.7 });
  pen.curve([1, -62, 6, -64, 7, -60], 3.4);
}

export function onion(pen: Pen, x: number, foot: number, r: number) {
  pen.blob(
    [
      x,
      foot - r * 2.5,
      x,
      foot - r * 2.5,
      x + r * 0.35,
      foot - r * 1.7,
      x + r,
      foot - r,
      x + r * 0.7,
      foot - r * 0.15,
      x,
      foot,
      x - r * 0.7,
      foot - r * 0.15,
      x - r,
      foot - r,
      x - r * 0.35,
      foot - r * 1.7,
    ],
    'core',
    { to: 'warm', line: 1.7 },
  );
  pen.curve([x, foot - r * 1.9, x - r * 0.5, foot - r, x - r * 0.2, foot - r * 0.1], 1.1);
  pen.curve([x, foot - r * 1.9, x + r * 0.5, foot - r, x + r * 0.2, foot - r * 0.1], 1.1);
}

/** A great gate without handle or keyhole. */
export const gate: Motif = (pen, { w = 90 }) => {
  const half = w / 2;
  pen.rect(-half - 14, -100, w + 28, 100, 0.4, { to: 2.2 });
  for (let y = -88; y < 0; y += 18)
    for (const x of [-half - 14, half]) pen.rect(x, y, 14, 9, 1.8, { line: 1.1, pool: false });
  pen.blob(
    archOutline(half, 'round').map((v, i) => (i % 2 ? v * 0.92 : v)),
    5.4,
    { to: 6 },
  );
  pen.line([0, -90, 0, 0], 1.6, 3);
  for (let row = 0; row < 5; row++)
    for (const x of [-0.76, -0.42, -0.16, 0.16, 0.42, 0.76])
      pen.oval(half * x, -10 - row * 15 + (Math.abs(x) > 0.7 && row === 4 ? 8 : 0), 1.5, 1.5, 3, {
        line: 0.7,
      });
};

/** Boxes of a theatre in tiers: `w` wide, `many` in a row, `size` tiers; `lit` for candles. */
export const boxes: Motif = (pen, { w = 300, many = 3, size = 3, lit }) => {
  const [wide, high] = [w / many, 100 / size];
  for (let tier = 0; tier < size; tier++)
    for (let n = 0; n < many; n++)
      theatreBox(pen, n * wide, -high * tier, wide, high, (lit ?? false) && (n + tier) % 2 === 0);
};

function theatreBox(pen: Pen, x: number, y: number, w: number, h: number, lit: boolean) {
  pen.rect(x, y - h, w, h, 2.2, { to: 3.4 });
  pen.blob(
    [
      x + w * 0.12,
      y - h * 0.3,
      x + w * 0.12,
      y - h * 0.3,
      x + w * 0.12,
      y - h * 0.72,
      x + w * 0.5,
      y - h * 0.94,
      x + w * 0.88,
      y - h * 0.72,
      x + w * 0.88,
      y - h * 0.3,
      x + w * 0.88,
      y - h * 0.3,
    ],
    5.5,
    { to: 6 },
  );
  for (const side of [0.12, 0.88])
    pen.blob(
      [
        x + w * side,
        y - h * 0.74,
        x + w * side,
        y - h * 0.74,
        x + w * (side + (0.5 - side) * 0.5),
        y - h * 0.86,
        x + w * (side + (0.5 - side) * 0.34),
        y - h * 0.55,
        x + w * side,
        y - h * 0.36,
        x + w * side,
        y - h * 0.36,
      ],
      3.4,
      { to: 5, line: 1.4 },
    );
  pen.blob(
    [
      x,
      y - h * 0.32,
      x,
      y - h * 0.32,
      x + w,
      y - h * 0.32,
      x + w,
      y - h * 0.32,
      x + w * 0.96,
      y - h * 0.04,
      x + w * 0.96,
      y - h * 0.04,
      x + w * 0.5,
      y,
      x + w * 0.04,
      y - h * 0.04,
      x + w * 0.04,
      y - h * 0.04,
    ],
    0.3,
    { to: 1.8 },
  );
  pen.curve(
    [
      x + w * 0.2,
      y - h * 0.2,
      x + w * 0.35,
      y - h * 0.1,
      x + w * 0.5,
      y - h * 0.2,
      x + w * 0.65,
      y - h * 0.1,
      x + w * 0.8,
      y - h * 0.2,
    ],
    1.4,
    3.6,
  );
  if (lit) {
    pen.glow(x + w * 0.5, y - h * 0.42, h * 0.42, 0.5);
    pen.rect(x + w * 0.48, y - h * 0.5, w * 0.05, h * 0.16, 'chalk', { line: 0.8, pool: false });
  }
}

/** A heavy curtain, gathered to the side: `w` wide. */
export const curtain: Motif = (pen, { w = 70, tone = 3.6, to = 5.4, flip: _ }) => {
  pen.blob(
    [
      0,
      -100,
      0,
      -100,
      w,
      -100,
      w,
      -100,
      w * 0.82,
      -70,
      w * 0.4,
      -42,
      w * 0.36,
      -36,
      w * 0.46,
      -10,
      w * 0.5,
      0,
      w * 0.5,
      0,
      0,
      0,
      0,
      0,
    ],
    tone,
    { to },
  );
  for (const share of [0.2, 0.4, 0.6, 0.8])
    pen.curve(
      [w * share, -98, w * share * 0.85, -66, w * share * 0.42, -40, w * share * 0.5, -2],
      1.3,
    );
  pen.curve([0, -37, w * 0.2, -34, w * 0.4, -40], 4.6, 0.6);
};

export const chandelier: Motif = (pen, { lit }, scene) => {
  pen.line([0, -100, 0, -60], 2);
  pen.curve([-60, -40, -40, -22, 0, -16, 40, -22, 60, -40], 3.4);
  pen.curve([-34, -48, -20, -34, 0, -30, 20, -34, 34, -48], 2.6);
  pen.blob([0, -64, 5, -44, 3, -20, 0, -4, -3, -20, -5, -44], 1, { to: 3 });
  for (const [x, y] of [
    [-60, -40],
    [-34, -48],
    [34, -48],
    [60, -40],
    [-20, -22],
    [20, -22],
  ] as const) {
    if (lit && scene.light !== 'night') pen.glow(x, y - 20, 18, 0.6);
    pen.rect(x - 2.4, y - 16, 4.8, 16, 'chalk', { line: 1.2, pool: false });
    if (lit && scene.light !== 'night')
      pen.blob([x, y - 27, x + 2.6, y - 20, x, y - 16.5, x - 2.6, y - 20], 'warm', { line: 0.8 });
  }
};

/** Poles and boards in front of a wall that is being mended. */
export const scaffold: Motif = (pen, { w = 100, many = 3 }) => {
  for (let n = 0; n <= many; n++) pen.line([(w * n) / many, 0, (w * n) / many, -100], 3.2);
  for (const y of [-30, -60, -90]) pen.rect(-5, y - 3, w + 10, 4, 1.6, { to: 3, line: 1.4 });
  for (let n = 0; n < many; n++)
    pen.line([(w * n) / many, -30 * (n % 3), (w * (n + 1)) / many, -30 * (n % 3) - 30], 1.7);
};

/** The front of a church with a round window. */
export const church: Motif = (pen, { w = 84, lit }, scene) => {
  const half = w / 2;
  pen.shape([-half, 0, -half, -66, 0, -100, half, -66, half, 0], 0.2, { to: 1.9 });
  pen.hatch([half * 0.5, 0, half * 0.5, -78, half, -66, half, 0], 66, 6, 1, 'line', 0.4);
  for (const x of [-half, half]) pen.rect(x - 4, -74, 8, 74, 0.6, { to: 2.2 });
  pen.line([-half - 6, -66, 0, -103, half + 6, -66], 3.4);
  pen.oval(0, -66, 10, 10, lit && isDark(scene) ? 'core' : 4.6, { to: 5.6 });
  for (let n = 0; n < 4; n++)
    pen.line(
      [
        Math.cos(n * 0.785) * 10,
        -66 + Math.sin(n * 0.785) * 10,
        -Math.cos(n * 0.785) * 10,
        -66 - Math.sin(n * 0.785) * 10,
      ],
      1.1,
      0.3,
    );
  const door = archOutline(15, 'round').map((v, n) => (n % 2 ? v * 0.46 : v));
  pen.blob(door, 5, { to: 6 });
  if (lit && isDark(scene)) {
    pen.glow(0, -18, 26, 0.5);
    pen.rect(-2.4, -42, 4.8, 42, 'core', { to: 'warm', line: 1.2 });
  }
  pen.line([0, -103, 0, -116], 2.2);
  pen.line([-4, -111, 4, -111], 2);
};

export const balustrade: Motif = (pen, { w = 200, many = 8 }) => {
  pen.rect(0, -100, w, 18, 0.3, { to: 1.8 });
  pen.rect(0, -16, w, 16, 0.3, { to: 1.8 });
  for (let n = 0; n < many; n++) {
    const x = (w * (n + 0.5)) / many;
    pen.blob(
      [
        x - 4,
        -82,
        x - 4,
        -82,
        x + 4,
        -82,
        x + 4,
        -82,
        x + 3,
        -66,
        x + 8,
        -40,
        x + 4,
        -18,
        x + 4,
        -18,
        x - 4,
        -18,
        x - 4,
        -18,
        x - 8,
        -40,
        x - 3,
        -66,
      ],
      0.3,
      { to: 2.2, line: 1.6 },
    );
  }
};

/** A shop front of planks with an opening, `w` wide. */
export const shop: Motif = (pen, { w = 200, tone = 0.4, to = 2 }) => {
  const half = w / 2;
  pen.rect(-half, -100, w, 100, tone, { to });
  pen.blob(
    [
      -half * 0.84,
      -20,
      -half * 0.84,
      -20,
      -half * 0.84,
      -70,
      -half * 0.5,
      -86,
      half * 0.5,
      -86,
      half * 0.84,
      -70,
      half * 0.84,
      -20,
      half * 0.84,
      -20,
    ],
    5.3,
    { to: 6, down: true },
  );
  pen.rect(-half * 0.95, -24, w * 0.95, 9, 1.2, { to: 2.8 });
  pen.rect(-half * 0.88, -15, w * 0.88, 15, 2, { to: 3.4 });
  pen.hatch([-half * 0.88, -15, half * 0.88, -15, half * 0.88, 0, -half * 0.88, 0], 90, 12, 1);
};

/** A barred window. */
export const bars: Motif = (pen, { w = 84 }) => {
  pen.rect(-w / 2 - 8, -108, w + 16, 116, 0.8, { to: 2.6 });
  pen.rect(-w / 2, -100, w, 100, 6, { to: 5.4 });
  for (const x of [-0.28, 0, 0.28]) pen.line([w * x, -100, w * x, 0], 3.4, 1.6);
  for (const y of [-66, -33]) pen.line([-w / 2, y, w / 2, y], 3.4, 1.6);
};

/** Train windows, counters and beds are long: a bench with a back, `w` wide. */
export const bench: Motif = (pen, { w = 200, tone = 2.6 }) => {
  for (const y of [-100, -78]) pen.rect(-w / 2, y, w, 14, tone, { to: tone + 1.2 });
  pen.rect(-w / 2 - 4, -48, w + 8, 14, tone - 0.4, { to: tone + 1 });
  for (const x of [-w / 2 + 4, w / 2 - 14]) pen.rect(x, -104, 10, 104, tone + 1, { to: tone + 2 });
};

export const stove: Motif = (pen, { lit = true }) => {
  if (lit) pen.glow(0, -34, 80, 0.55);
  pen.rect(-6, -160, 12, 66, 4.4, { to: 5.6 });
  pen.blob([-30, -8, -30, -8, -32, -80, -20, -96, 20, -96, 32, -80, 30, -8, 30, -8], 4.4, {
    to: 6,
  });
  pen.rect(-17, -56, 34, 30, lit ? 'warm' : 6, { to: lit ? 'core' : 5, line: 1.8 });
  for (const x of [-6, 6]) pen.line([x, -56, x, -26], 2);
  for (const x of [-24, 18]) pen.rect(x, -8, 7, 8, 5.4, { line: 1.4 });
};
