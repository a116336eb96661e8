/** Things that are carried, hung, sold or lit. */
import type { Pen } from '../pen';
import { isDark, type Motif } from './motif';
import { onion } from './built';

export const bell: Motif = (pen, { warm }) => {
  pen.rect(-7, -108, 14, 12, 4, { to: 5.4 });
  pen.oval(0, -4, 9, 8, 4.6, { to: 6 });
  pen.blob(
    [
      -14, -98, -14, -98, 14, -98, 14, -98, 25, -84, 30, -52, 36, -28, 50, -12, 50, -12, -50, -12,
      -50, -12, -36, -28, -30, -52, -25, -84,
    ],
    warm ? 'core' : 3.4,
    { to: warm ? 'warm' : 5.6 },
  );
  pen.rect(-52, -15, 104, 7, 3.4, { to: 5.4 });
  pen.curve([-27, -74, 0, -69, 27, -74], 1.5);
  pen.curve([-29, -62, 0, -57, 29, -62], 1.5);
  pen.curve([-18, -90, -22, -60, -30, -26], 2.4, 'chalk');
};

export const candle: Motif = (pen, { lit = true }) => {
  if (lit) pen.glow(0, -92, 52, 0.55);
  pen.rect(-7, -74, 14, 74, 'chalk', { to: 'bone', line: 1.6 });
  pen.line([0, -74, 0, -82], 1.4);
  if (lit)
    pen.blob([0, -106, 0, -106, 7, -90, 5, -80, 0, -77, -5, -80, -7, -90], 'warm', {
      to: 'core',
      line: 1.2,
    });
};

/** A stand of candles in tiers: `many` below. */
export const candles: Motif = (pen, { many = 9, size = 6, lit = true }) => {
  if (lit) pen.glow(0, -62, 74, 0.62);
  pen.line([0, 0, 0, -94], 3);
  for (let tier = 0; tier < size; tier++) {
    const count = Math.max(1, Math.round(many * (1 - tier / size)));
    const [y, wide] = [-10 - tier * (84 / size), count * 9.4];
    pen.line([-wide / 2 - 3, y, wide / 2 + 3, y], 2.6);
    for (let n = 0; n < count; n++)
      taper(pen, -wide / 2 + 4.7 + n * 9.4, y, 10 + pen.random() * 3, lit);
  }
};

function taper(pen: Pen, x: number, y: number, high: number, lit: boolean) {
  pen.rect(x - 1.8, y - high, 3.6, high, 'chalk', { line: 0.9, pool: false });
  if (lit)
    pen.blob(
      [x, y - high - 8, x, y - high - 8, x + 2.2, y - high - 3, x, y - high, x - 2.2, y - high - 3],
      'warm',
      { line: 0.6, ink: 'warm' },
    );
}

export const lantern: Motif = (pen, { lit, kind, flip: _ }, scene) => {
  const burns = lit ?? isDark(scene);
  if (kind === 'post') pen.line([0, 0, 0, -100], 4.4);
  const y = kind === 'post' ? -86 : 0;
  const s = kind === 'post' ? 0.34 : 1;
  if (burns) pen.glow(0, y - 42 * s, 150 * s, 0.72);
  pen.at(0, y, 100 * s, () => {
    pen.curve([-12, -90, -8, -103, 8, -103, 12, -90], 2);
    pen.shape([-30, -72, -10, -92, 10, -92, 30, -72], 4, { to: 5.6 });
    pen.shape([-24, -72, 24, -72, 20, -8, -20, -8], burns ? 'core' : 1, {
      to: burns ? 'warm' : 2.6,
    });
    if (burns) pen.blob([0, -58, 0, -58, 8, -36, 0, -20, -8, -36], 'core', { line: 0 });
    pen.line([0, -72, 0, -8], 1.5);
    pen.rect(-26, -9, 52, 9, 4, { to: 5.6 });
  });
};

export const barrel: Motif = (pen, { tone = 3.6 }) => {
  pen.shade(4, 0, 42, 7);
  pen.blob(
    [-28, -98, -28, -98, 28, -98, 28, -98, 38, -50, 28, 0, 28, 0, -28, 0, -28, 0, -38, -50],
    tone,
    { to: tone + 1.6 },
  );
  for (const x of [-14, 2, 17]) pen.curve([x * 0.8, -96, x * 1.15, -50, x * 0.8, -2], 1.1);
  for (const y of [-82, -20]) pen.curve([-33, y, 0, y + 5, 33, y], 4, 1.4);
  pen.oval(0, -97, 28, 6, tone - 1, { to: tone });
};

export const crate: Motif = (pen, { w = 110 }) => {
  const half = w / 2;
  pen.shade(6, 0, half + 8, 8);
  pen.rect(-half, -100, w, 100, 0.8, { to: 2.6 });
  pen.rect(-half + 10, -88, w - 20, 76, 1.4, { to: 3, line: 1.4 });
  pen.line([-half + 12, -86, half - 12, -14], 2.4);
  pen.line([half - 12, -86, -half + 12, -14], 2.4);
};

export const chest: Motif = (pen, { w = 110, kind, open }) => {
  const half = w / 2;
  pen.shade(6, 0, half + 8, 8);
  pen.rect(-half, -58, w, 58, 2, { to: 4 });
  if (open)
    pen.blob(
      [
        -half,
        -58,
        -half,
        -58,
        -half + 4,
        -100,
        -half + 4,
        -100,
        half - 4,
        -100,
        half - 4,
        -100,
        half,
        -58,
        half,
        -58,
      ],
      5.4,
      { to: 6 },
    );
  else
    pen.blob(
      [
        -half - 3,
        -58,
        -half - 3,
        -58,
        -half,
        -82,
        -half + 14,
        -96,
        half - 14,
        -96,
        half,
        -82,
        half + 3,
        -58,
        half + 3,
        -58,
      ],
      3.6,
      { to: 5.4 },
    );
  for (const x of [-half + 12, half - 20]) pen.rect(x, -92, 8, 92, 4.6, { to: 5.6, line: 1.3 });
  if (kind === 'dials')
    for (let n = 0; n < 9; n++)
      dialKnob(pen, -half * 0.62 + (n % 3) * 15 + Math.floor(n / 3) * half * 0.42, -32);
  else pen.rect(-8, -52, 16, 20, 'warm', { to: 'core', line: 1.6 });
};

function dialKnob(pen: Pen, x: number, y: number) {
  pen.oval(x, y, 5.4, 5.4, 0.3, { to: 2, line: 1.4 });
  pen.line([x, y, x + 2, y - 4], 1.2);
}

/** Scales that lean: `turn` in degrees. */
export const scale: Motif = (pen, { turn = 10 }) => {
  pen.shape([-22, 0, 22, 0, 12, -9, -12, -9], 4, { to: 5.6 });
  pen.line([0, -8, 0, -98], 5);
  const tip = Math.sin((turn * Math.PI) / 180) * 50;
  pen.line([-50, -92 + tip, 50, -92 - tip], 3);
  for (const [x, y] of [
    [-50, -92 + tip],
    [50, -92 - tip],
  ] as const) {
    pen.line([x, y, x - 18, y + 44], 1.2);
    pen.line([x, y, x + 18, y + 44], 1.2);
    pen.blob(
      [
        x - 22,
        y + 44,
        x - 22,
        y + 44,
        x + 22,
        y + 44,
        x + 22,
        y + 44,
        x + 12,
        y + 56,
        x - 12,
        y + 56,
      ],
      2.4,
      { to: 4.4 },
    );
  }
};

export const jar: Motif = (pen, { tone = 0.3, kind }) => {
  pen.blob(
    [
      -14, -98, -14, -98, 14, -98, 14, -98, 12, -84, 26, -68, 35, -42, 26, -12, 16, 0, 16, 0, -16,
      0, -16, 0, -26, -12, -35, -42, -26, -68, -12, -84,
    ],
    tone,
    { to: tone + 2 },
  );
  pen.curve([-32, -50, -14, -42, 0, -50, 14, -42, 32, -50], 2, tone > 2 ? 0.3 : 4.4);
  pen.rect(-17, -102, 34, 7, tone + 0.5, { to: tone + 2 });
  if (kind === 'handle') pen.curve([26, -66, 50, -62, 42, -34, 33, -32], 4);
};

/** A basket, filled with `kind`: bread, fish, onions, oranges, nothing. */
export const basket: Motif = (pen, { kind = 'bread', tone = 2.2, size = 0 }) => {
  if (kind !== 'none') filling(pen, kind);
  pen.blob([-50, -62, -50, -62, 50, -62, 50, -62, 40, 0, 40, 0, -40, 0, -40, 0], tone, {
    to: tone + 2,
  });
  for (let row = 0; row < 3; row++)
    for (let n = 0; n < 7; n++)
      pen.curve(
        [-44 + n * 13, -50 + row * 17, -38 + n * 13, -54 + row * 17, -32 + n * 13, -50 + row * 17],
        1.3,
      );
  pen.rect(-54, -66, 108, 9, tone, { to: tone + 1.6 });
  if (size) pen.line([0, -66, 0, -66 - size], 1.8);
  if (size) for (const x of [-48, 48]) pen.line([0, -66 - size * 0.4, x, -64], 1.6);
};

function filling(pen: Pen, kind: string) {
  const many = kind === 'fish' ? 5 : 6;
  for (let n = 0; n < many; n++) {
    const [x, y] = [-34 + (n % 4) * 22 + (n > 3 ? 12 : 0), -64 - (n > 3 ? 20 : 0)];
    if (kind === 'fish') fish(pen, x * 0.8, y - 2, 26);
    else if (kind === 'onions') onion(pen, x, y + 10, 13);
    else if (kind === 'oranges') pen.oval(x, y, 14, 14, 'warm', { to: 'core', line: 1.6 });
    else loaf(pen, x, y, 19);
  }
}

export function fish(pen: Pen, x: number, y: number, r: number) {
  pen.blob(
    [
      x - r,
      y,
      x - r,
      y,
      x - r * 0.3,
      y - r * 0.34,
      x + r * 0.6,
      y - r * 0.1,
      x + r,
      y - r * 0.32,
      x + r,
      y - r * 0.32,
      x + r * 0.92,
      y + r * 0.3,
      x + r * 0.92,
      y + r * 0.3,
      x + r * 0.6,
      y + r * 0.1,
      x - r * 0.3,
      y + r * 0.34,
    ],
    0.6,
    { to: 3, line: 1.4 },
  );
  pen.oval(x - r * 0.6, y - r * 0.06, 1.3, 1.3, 'feature', { line: 0 });
}

function loaf(pen: Pen, x: number, y: number, r: number) {
  pen.oval(x, y, r, r * 0.72, 'chalk', { to: 'bone', line: 1.7 });
  pen.curve([x - r * 0.5, y - r * 0.2, x, y - r * 0.42, x + r * 0.5, y - r * 0.2], 1.3);
}

/** A loaf with three cuts. */
export const bread: Motif = (pen, { warm }) => {
  pen.blob(
    [-62, -30, -56, -66, -20, -88, 20, -88, 56, -66, 62, -30, 44, -6, 0, 0, -44, -6],
    warm ? 'core' : 'chalk',
    { to: warm ? 'warm' : 2 },
  );
  for (const x of [-28, 0, 28]) pen.curve([x - 10, -44, x, -60, x + 12, -70], 2.2);
};

export const coil: Motif = (pen, { tone = 3.6 }) => {
  pen.shade(6, 0, 100, 16);
  for (let n = 0; n < 4; n++)
    pen.oval(0, -22 - n * 16, 96 - n * 16, 34 - n * 5, tone - n * 0.3, { to: tone + 1 });
  pen.oval(0, -74, 26, 10, 6, { line: 1.4 });
  pen.curve([94, -22, 124, -14, 140, -24, 166, -8], 5, tone);
};

/** The end of a bell rope, wound thick for the hands. */
export const grip: Motif = pen => {
  pen.blob(
    [-4, -100, -4, -100, 4, -100, 4, -100, 13, -86, 14, -20, 6, -8, -6, -8, -14, -20, -13, -86],
    0.2,
    { to: 2 },
  );
  for (let y = -84; y < -20; y += 13) pen.curve([-13, y + 8, 0, y, 13, y - 4], 2.6, 4.6);
  pen.curve([0, -8, 3, 6, -4, 14], 3);
};

export const flag: Motif = (pen, { tone = 5, h = 0 }) => {
  if (h) pen.line([0, h, 0, -100], 3.6);
  pen.blob(
    [
      0, -98, 0, -98, 36, -104, 70, -94, 110, -102, 110, -102, 106, -62, 106, -62, 70, -54, 36, -64,
      0, -58, 0, -58,
    ],
    tone,
    { to: tone + 1 },
  );
};

export const skillet: Motif = (pen, { kind = 'fish', lit = true }) => {
  if (lit) pen.glow(0, -10, 90, 0.5);
  pen.blob([-44, -46, -44, -46, 44, -46, 44, -46, 36, 0, 36, 0, -36, 0, -36, 0], 3.6, { to: 5.2 });
  if (lit)
    for (let n = -3; n < 4; n++)
      pen.blob([n * 11 - 4, -40, n * 11, -54, n * 11 + 4, -40], 'warm', { line: 1 });
  pen.oval(0, -58, 62, 16, 4, { to: 5.6 });
  pen.oval(0, -60, 52, 11, 5.6, { to: 6, line: 1.4 });
  if (kind === 'fish')
    for (const [x, y] of [
      [-24, -62],
      [18, -63],
      [0, -57],
    ] as const)
      fish(pen, x, y, 22);
  pen.line([60, -60, 104, -76], 5);
};

export const smoke: Motif = (pen, { tone = 0.3 }) => {
  pen.blob(
    [-4, 0, 4, 0, 8, -22, 0, -40, 8, -62, 16, -80, 10, -100, 2, -82, -6, -64, -10, -42, -2, -24],
    tone,
    { to: tone + 0.5, line: 1.2, opacity: 0.85 },
  );
};

/** A bottle kiln or a bread oven with fire in its mouth. */
export const kiln: Motif = (pen, { kind, lit = true }) => {
  if (lit) pen.glow(0, -18, 82, 0.6);
  if (kind === 'oven')
    pen.blob([-58, 0, -58, 0, -56, -50, -30, -82, 0, -88, 30, -82, 56, -50, 58, 0, 58, 0], 0.6, {
      to: 2.6,
    });
  else
    pen.blob(
      [
        -52, 0, -52, 0, -48, -36, -26, -62, -16, -92, -16, -92, 16, -92, 16, -92, 26, -62, 48, -36,
        52, 0, 52, 0,
      ],
      0.8,
      { to: 3 },
    );
  if (kind !== 'oven') pen.rect(-19, -98, 38, 7, 2, { to: 4 });
  const wide = (y: number) =>
    kind === 'oven' ? 54 * Math.sqrt(1 - (y / 90) ** 2) : y > 60 ? 22 : 48 - y * 0.42;
  for (let row = 1; row < 8; row++)
    for (let x = -wide(row * 11) + 4 + (row % 2) * 8; x < wide(row * 11) - 10; x += 17)
      if (Math.abs(x) > 20 || row > 4) pen.line([x, -row * 11, x + 11, -row * 11], 1.2, 3.8);
  pen.blob([-19, 0, -19, 0, -19, -24, -10, -37, 0, -40, 10, -37, 19, -24, 19, 0, 19, 0], 4.4, {
    to: 5.6,
  });
  pen.blob([-13, 0, -13, 0, -13, -22, 0, -32, 13, -22, 13, 0, 13, 0], lit ? 'warm' : 6, {
    line: 1.4,
  });
  if (lit)
    pen.blob([-9, 0, -9, 0, -6, -16, -3, -9, 0, -24, 4, -10, 7, -17, 9, 0, 9, 0], 'core', {
      line: 0,
    });
};

/** A cart; `kind` is its load: bread, luggage, none. */
export const cart: Motif = (pen, { kind = 'bread' }) => {
  if (kind === 'bread')
    for (let n = 0; n < 11; n++)
      loaf(pen, -44 + (n % 6) * 18 + (n > 5 ? 9 : 0), -56 - (n > 5 ? 17 : 0), 13);
  if (kind === 'luggage') luggage(pen);
  pen.shape([-62, -52, 62, -52, 54, -30, -54, -30], 3.6, { to: 5.2 });
  pen.line([60, -44, 104, -36], 4);
  for (const x of [-34, 34]) wheel(pen, x, -20, 20);
};

function luggage(pen: Pen) {
  pen.rect(-56, -84, 50, 32, 2.4, { to: 4.4 });
  pen.rect(-40, -84, 5, 32, 5, { line: 0 });
  pen.blob([0, -52, 0, -52, 0, -70, 0, -70, 54, -70, 54, -70, 54, -52, 54, -52], 3.4, { to: 5 });
  pen.oval(27, -70, 27, 7, 2, { to: 3.4 });
}

function wheel(pen: Pen, x: number, y: number, r: number) {
  pen.circle(x, y, r, 4.4);
  for (let n = 0; n < 8; n++)
    pen.line([x, y, x + Math.cos(n * 0.785) * r, y + Math.sin(n * 0.785) * r], 1.5);
  pen.oval(x, y, 4, 4, 2, { line: 1.5 });
}

/** A ring with a parrot that looks at you. */
export const parrot: Motif = (pen, { open = true }) => {
  if (open) {
    pen.line([0, -124, 0, -100], 2);
    pen.circle(0, -56, 45, 5.4, 'line');
    pen.circle(0, -56, 45, 2.6, 'warm');
  }
  pen.blob([-10, -30, -18, -6, -14, 14, -14, 14, -4, 12, 2, -10, 6, -28], 4.6, { to: 6 });
  pen.blob([-14, -34, -17, -58, -6, -76, 10, -76, 17, -60, 14, -40, 4, -24, -8, -24], 2.6, {
    to: 4.6,
  });
  pen.blob([-12, -56, -2, -48, 0, -30, -10, -14, -16, -36], 4.2, { to: 5.6, line: 1.6 });
  pen.blob([4, -72, 18, -74, 26, -66, 24, -54, 24, -54, 18, -60, 8, -60], 'warm', {
    to: 'core',
    line: 1.8,
  });
  pen.oval(5, -67, 5, 5, 'chalk', { line: 1.4 });
  pen.oval(6, -67, 2.2, 2.2, 'feature', { line: 0 });
  pen.curve([-6, -76, -12, -88, -2, -92], 2.4);
  pen.curve([0, -77, 0, -92, 10, -92], 2.4);
  if (open) for (const x of [-5, 4]) pen.curve([x, -26, x + 2, -18, x + 6, -14], 2.4);
};

export const umbrella: Motif = (pen, { tone = 3.4 }) => {
  pen.line([0, 0, 0, -96], 3);
  for (let n = 0; n < 6; n++) {
    const [a, b] = [-60 + n * 20, -40 + n * 20];
    pen.blob(
      [
        0,
        -100,
        0,
        -100,
        a * 0.7,
        -90,
        a,
        -62,
        a,
        -62,
        (a + b) / 2,
        -66,
        b,
        -62,
        b,
        -62,
        b * 0.7,
        -90,
      ],
      n % 2 ? 0.3 : tone,
      { to: n % 2 ? 1.6 : tone + 1.4, line: 1.6 },
    );
  }
};

export const violin: Motif = (pen, { warm }) => {
  pen.blob(
    [
      0, 0, -20, -6, -24, -22, -14, -32, -20, -46, -10, -54, 0, -54, 10, -54, 20, -46, 14, -32, 24,
      -22, 20, -6,
    ],
    warm ? 'core' : 3,
    { to: warm ? 'warm' : 5 },
  );
  pen.rect(-3, -96, 6, 58, 5, { line: 1.4 });
  pen.line([-1, -94, -1, -10], 0.9, 'chalk');
  for (const x of [-9, 9]) pen.curve([x, -34, x - 2, -26, x + 2, -18], 1.5);
};

export const cup: Motif = (pen, { lit }) => {
  if (lit) pen.at(-4, -66, 60, () => smoke(pen, {}, { light: 'day', clock: [0, 0] }));
  pen.oval(0, -4, 62, 10, 0.4, { to: 2 });
  pen.blob([-38, -60, -38, -60, 38, -60, 38, -60, 34, -26, 16, -6, -16, -6, -34, -26], 'chalk', {
    to: 'bone',
  });
  pen.curve([37, -52, 60, -50, 52, -26, 32, -24], 4.4);
  pen.oval(0, -60, 38, 8, 1, { to: 2 });
  pen.oval(0, -59, 31, 5.4, 'warm', { line: 1.2 });
  pen.curve([-32, -36, -10, -30, 12, -36, 32, -30], 2, 4.4);
};

/** An orange with cloves; `kind` peel. */
export const orange: Motif = (pen, { kind }) => {
  if (kind === 'peel') {
    pen.blob([-50, -8, -30, -22, 0, -14, 20, -30, 50, -18, 40, -4, 10, -2, -20, 2], 'warm', {
      to: 'core',
      line: 2,
    });
    return;
  }
  pen.oval(0, -48, 48, 48, 'core', { to: 'warm' });
  for (let row = 0; row < 4; row++)
    for (let n = 0; n < 5; n++) {
      const [x, y] = [-30 + n * 15, -80 + row * 21 + Math.abs(n - 2) * 2];
      pen.oval(x * (row === 0 || row === 3 ? 0.62 : 1), y, 3, 3, 'line', { line: 0.8 });
    }
  pen.curve([0, -96, 4, -104, 14, -106], 2.4);
};

export const key: Motif = (pen, { kind = 'plain', warm = true }) => {
  const tone = warm ? 'warm' : 3.6;
  const to = warm ? 'core' : 5;
  if (kind === 'bone') {
    pen.curve([-40, -30, -20, -66, 0, -84], 2);
    pen.blob(
      [-62, -10, -70, -22, -58, -30, -28, -22, -14, -28, -8, -16, -18, -8, -50, -4],
      'chalk',
      { to: 'bone' },
    );
  }
  pen.circle(0, -82, 16, 8 * pen.scale + 2);
  pen.circle(0, -82, 16, 5 * pen.scale + 1, tone);
  pen.rect(-4, -67, 8, 67, tone, { to });
  const teeth =
    kind === 'thin'
      ? [[-14, 12]]
      : [
          [-9, 22],
          [-26, 16],
        ];
  for (const [y = 0, wide = 0] of teeth) pen.rect(4, y - 6, wide, 9, tone, { to });
};

/** A hook or a flat blade of iron. */
export const iron: Motif = (pen, { kind = 'hook' }) => {
  if (kind === 'flat') {
    pen.shape([-16, 0, 16, 0, 12, -44, -12, -44], 1, { to: 3.4 });
    pen.rect(-4, -70, 8, 28, 3.4, { to: 5 });
    pen.blob([-8, -68, -8, -68, 8, -68, 8, -68, 10, -88, 6, -100, -6, -100, -10, -88], 4, {
      to: 5.6,
    });
    return;
  }
  pen.curve([0, 0, 0, -74, 4, -94, 20, -100, 32, -90, 30, -76], 7 * Math.min(1, pen.scale) + 3);
  pen.curve(
    [0, -2, 0, -74, 4, -93, 20, -98, 30, -90, 29, -78],
    5 * Math.min(1, pen.scale) + 1,
    2.4,
  );
  pen.circle(0, -4, 9, 4);
};

/** A bucket; `kind` white for paint, `warm` for stained. */
export const bucket: Motif = (pen, { kind }) => {
  pen.curve([-30, -66, -24, -100, 24, -100, 30, -66], 2.2);
  pen.shape([-32, -66, 32, -66, 24, 0, -24, 0], 2.4, { to: 4.6 });
  pen.oval(0, -66, 32, 8, kind === 'white' ? 'chalk' : 5.4, { to: kind === 'white' ? 0.8 : 6 });
  for (const y of [-50, -16])
    pen.curve([-30 + (y > -30 ? 5 : 0), y, 0, y + 5, 30 - (y > -30 ? 5 : 0), y], 2.4);
  if (kind === 'white')
    pen.blob([-20, -62, -20, -62, -14, -62, -14, -62, -12, -30, -17, -22, -20, -34], 'chalk', {
      line: 1.2,
    });
  if (kind === 'white') pen.line([14, -66, 34, -118], 4.4);
};

export const bottle: Motif = (pen, { kind = 'brown' }) => {
  pen.blob(
    [
      -9, -88, -9, -88, 9, -88, 9, -88, 9, -66, 24, -52, 25, -10, 18, 0, -18, 0, -25, -10, -24, -52,
      -9, -66,
    ],
    kind === 'yellow' ? 0.3 : 4.4,
    { to: kind === 'yellow' ? 1.6 : 6 },
  );
  if (kind === 'yellow')
    pen.blob([-22, -44, -22, -44, 22, -44, 22, -44, 23, -10, 16, -2, -16, -2, -23, -10], 'warm', {
      to: 'core',
      line: 1.2,
    });
  pen.rect(-8, -100, 16, 15, 1.6, { to: 3.2 });
  pen.curve([-16, -46, -18, -30, -16, -14], 2.4, 'chalk');
};

export const book: Motif = (pen, { kind, w = 120 }) => {
  const half = w / 2;
  pen.blob(
    [
      -half,
      -70,
      -half,
      -70,
      -half * 0.5,
      -80,
      0,
      -66,
      0,
      -66,
      0,
      -2,
      0,
      -2,
      -half * 0.5,
      -14,
      -half,
      -4,
      -half,
      -4,
    ],
    'chalk',
    { to: 'bone' },
  );
  pen.blob(
    [
      half,
      -70,
      half,
      -70,
      half * 0.5,
      -80,
      0,
      -66,
      0,
      -66,
      0,
      -2,
      0,
      -2,
      half * 0.5,
      -14,
      half,
      -4,
      half,
      -4,
    ],
    'chalk',
    { to: 'bone' },
  );
  for (let row = 0; row < 4; row++)
    for (const side of [-1, 1])
      pen.curve(
        [
          side * half * 0.14,
          -56 + row * 13,
          side * half * 0.5,
          -64 + row * 13,
          side * half * 0.86,
          -57 + row * 13,
        ],
        1.5,
        4.4,
      );
  if (kind === 'ledger') pen.line([-half * 0.5, -78, -half * 0.5, -14], 1.2, 3.4);
};

/** Half a page of a kiln book: `kind` upper or lower. */
export const kilnPage: Motif = (pen, { kind = 'lower' }) => {
  const top =
    kind === 'lower'
      ? [-44, -92, -26, -84, -8, -96, 12, -86, 30, -95, 44, -88]
      : [-44, -100, 44, -100];
  const low =
    kind === 'upper' ? [44, -8, 28, 0, 10, -10, -10, 0, -26, -8, -44, -2] : [44, 0, -44, 0];
  pen.shape([...top, ...low], 'chalk', { to: kind === 'upper' ? 2.6 : 1.2 });
  for (let row = 0; row < 4; row++) {
    pen.at(-28, -66 + row * 17, 15, () => swallowMark(pen));
    pen.curve([-14, -70 + row * 17, 6, -72 + row * 17, 32, -70 + row * 17], 1.7, 4.4);
  }
};

function swallowMark(pen: Pen) {
  pen.curve([-50, -40, -20, -70, 0, -50, 20, -70, 50, -40], 2.6);
}

export const thread: Motif = pen => {
  pen.oval(0, -86, 34, 9, 1.4, { to: 3 });
  pen.rect(-24, -82, 48, 64, 'chalk', { to: 'bone', line: 1.4 });
  for (let y = -76; y < -20; y += 6) pen.line([-24, y, 24, y + 3], 1.3, 3.6);
  pen.oval(0, -14, 34, 10, 1.4, { to: 3.2 });
  pen.curve([24, -40, 52, -36, 44, -12, 66, -4, 84, -18], 1.8);
};

/** A pendulum clock on a wall, or without hands. */
export const wallClock: Motif = (pen, { at = [10, 0] }) => {
  pen.shape([-34, -46, 34, -46, 28, -10, 0, 0, -28, -10], 3, { to: 4.8 });
  pen.oval(0, -66, 38, 38, 3, { to: 5 });
  pen.oval(0, -66, 30, 30, 'chalk', { to: 'bone' });
  for (let n = 0; n < 12; n++) {
    const [s, c] = [Math.sin((n * Math.PI) / 6), Math.cos((n * Math.PI) / 6)];
    pen.line([s * 28, -66 - c * 28, s * 23, -66 - c * 23], 1.5, 'feature');
  }
  for (const [long, share, wide] of [
    [15, (at[0] + at[1] / 60) / 12, 4],
    [23, at[1] / 60, 2.6],
  ] as const)
    pen.line(
      [0, -66, Math.sin(share * 6.2832) * long, -66 - Math.cos(share * 6.2832) * long],
      wide,
      'feature',
    );
};

/** The big hand of a clock. */
export const clockHand: Motif = pen => {
  pen.blob(
    [
      0, -100, 0, -100, 6, -80, 4, -64, 16, -54, 10, -42, 4, -46, 5, -14, 9, -4, 0, 2, -9, -4, -5,
      -14, -4, -46, -10, -42, -16, -54, -4, -64, -6, -80,
    ],
    5,
    { to: 6 },
  );
  pen.oval(0, -8, 4, 4, 0.3, { line: 1.4 });
};

/** Wheels that turn in each other. */
export const gears: Motif = pen => {
  for (const [x, y, r, tone] of [
    [-26, -58, 40, 2.4],
    [34, -34, 28, 3.6],
    [24, -84, 18, 1.6],
  ] as const)
    gear(pen, x, y, r, tone);
};

function gear(pen: Pen, x: number, y: number, r: number, tone: number) {
  const points: number[] = [];
  const teeth = Math.round(r / 2.6);
  for (let n = 0; n < teeth * 4; n++) {
    const [angle, long] = [(n / (teeth * 4)) * 2 * Math.PI, n % 4 < 2 ? r : r * 0.86];
    points.push(x + Math.cos(angle) * long, y + Math.sin(angle) * long);
  }
  pen.shape(points, tone, { to: tone + 1.8, line: 1.8 });
  pen.oval(x, y, r * 0.62, r * 0.62, tone + 1.4, { line: 1.4 });
  for (let n = 0; n < 3; n++)
    pen.line(
      [
        x - Math.cos(n * 1.05) * r * 0.62,
        y - Math.sin(n * 1.05) * r * 0.62,
        x + Math.cos(n * 1.05) * r * 0.62,
        y + Math.sin(n * 1.05) * r * 0.62,
      ],
      3.4,
      tone,
    );
  pen.oval(x, y, r * 0.16, r * 0.16, 'warm', { line: 1.4 });
}

export const pretzel: Motif = pen => {
  for (const [w, ink] of [
    [16, 'line'],
    [12, 'warm'],
  ] as const) {
    pen.curve([-16, -14, 14, -50, 34, -78, 14, -94, -2, -70], w * pen.scale + 1, ink);
    pen.curve([16, -14, -14, -50, -34, -78, -14, -94, 2, -70], w * pen.scale + 1, ink);
  }
};

/** File on a shelf with string and seal. */
export const file: Motif = (pen, { w = 90 }) => {
  pen.rect(-w / 2, -100, w, 100, 1.6, { to: 3.4 });
  pen.line([-w / 2, -56, w / 2, -50], 2, 'chalk');
  pen.line([-4, -100, 2, 0], 2, 'chalk');
  pen.oval(0, -52, 15, 14, 5, { to: 6 });
  pen.circle(0, -52, 8, 1.4, 'chalk');
};

export const stamp: Motif = pen => {
  pen.rect(-34, -16, 68, 16, 4.6, { to: 6 });
  pen.rect(-24, -32, 48, 17, 2, { to: 4 });
  pen.blob([-9, -32, -9, -32, 9, -32, 9, -32, 7, -60, 17, -84, 0, -100, -17, -84, -7, -60], 2.4, {
    to: 4.8,
  });
};

export const doorway: Motif = pen => {
  pen.blob([-40, 0, -40, 0, -40, -70, -20, -98, 20, -98, 40, -70, 40, 0, 40, 0], 5.6, { to: 6 });
  pen.rect(-52, -5, 104, 8, 0.6, { to: 2.4 });
};

export const anvil: Motif = pen => {
  pen.shape([-18, 0, 18, 0, 12, -30, -12, -30], 4, { to: 5.6 });
  pen.blob(
    [-60, -62, -60, -62, 38, -62, 38, -62, 36, -44, 16, -30, 16, -30, -16, -30, -16, -30, -24, -44],
    3,
    { to: 5 },
  );
};

export const drum: Motif = pen => {
  pen.rect(-44, -62, 88, 62, 3, { to: 5 });
  pen.oval(0, -62, 44, 12, 'chalk', { to: 'bone' });
  for (let n = 0; n < 4; n++)
    pen.line([-44 + n * 22, -58, -33 + n * 22, -4, -22 + n * 22, -58], 1.5, 'chalk');
};

/** The chalked drawing of a child: stairs, a woman, a candle. */
export const childDrawing: Motif = pen => {
  pen.rect(-60, -100, 120, 100, 'chalk', { to: 'bone' });
  pen.line([-52, -10, -36, -10, -36, -26, -20, -26, -20, -42, -4, -42, -4, -58, 12, -58], 2.4);
  pen.circle(24, -72, 6, 2);
  pen.line([24, -66, 16, -36, 32, -36, 24, -66], 2);
  pen.rect(40, -86, 9, 54, 'core', { line: 1.8 });
  pen.blob([44, -100, 48, -92, 44, -87, 40, -92], 'warm', { line: 1.2 });
};

export const playbill: Motif = pen => {
  pen.rect(-38, -100, 76, 100, 'chalk', { to: 'bone' });
  pen.oval(0, -64, 20, 22, 2.6, { to: 4.4 });
  pen.at(0, -38, 40, () => pen.blob([-30, -30, 0, -60, 30, -30, 18, 0, -18, 0], 4, { line: 1.4 }));
  for (const y of [-26, -16]) pen.line([-28, y, 28, y], 3, 4.6);
};

export const trap: Motif = (pen, { w = 110 }) => {
  pen.shape([-w / 2, 0, -w * 0.36, -46, w * 0.36, -46, w / 2, 0], 6, { to: 5.4 });
  pen.shape([-w * 0.36, -46, -w * 0.36, -100, w * 0.36, -100, w * 0.36, -46], 1.8, { to: 3.6 });
  for (const x of [-0.16, 0.04, 0.2]) pen.line([w * x, -98, w * x, -48], 1.2);
  for (const x of [-9, 9]) pen.line([x, -2, x * 0.8, -44], 3, 2);
  for (const y of [-12, -24, -36]) pen.line([-9, y, 9, y], 2.4, 2);
};

/** The face of a tower clock from inside: a little hand, and a hole where the big one was. */
export const dialFace: Motif = pen => {
  pen.oval(0, 0, 50, 50, 'chalk', { to: 'bone', line: 3 });
  for (let n = 0; n < 12; n++) {
    const [s, c] = [Math.sin((n * Math.PI) / 6), Math.cos((n * Math.PI) / 6)];
    pen.line([s * 46, -c * 46, s * 36, -c * 36], 3, 'feature');
  }
  pen.line([0, 0, -10, -24], 6, 'feature');
  pen.oval(0, 0, 7, 7, 'feature', { line: 0 });
  pen.oval(0, 0, 3.4, 3.4, 'core', { line: 0 });
};

/** A spring, wound. */
export const spring: Motif = pen => {
  const turns: number[] = [];
  for (let n = 0; n < 44; n++) {
    const [angle, r] = [n * 0.5, 6 + n];
    turns.push(Math.cos(angle) * r, -50 + Math.sin(angle) * r);
  }
  pen.curve(turns, 8, 'line');
  pen.curve(turns, 4, 'warm');
  pen.oval(0, -50, 7, 7, 2, { to: 4 });
};

/** Firewood, stacked. */
export const logs: Motif = pen => {
  for (let row = 0; row < 4; row++)
    for (let n = 0; n < 4 - row; n++) {
      const [x, y] = [-45 + n * 30 + row * 15, -15 - row * 25];
      pen.oval(x, y, 15, 14, 0.6, { to: 2.6, line: 1.8 });
      pen.circle(x, y, 8, 1.1);
      pen.circle(x + 1, y, 3, 1.1);
    }
};

export const chair: Motif = pen => {
  pen.blob(
    [
      -26, -40, -26, -40, -30, -92, -30, -92, -16, -100, 16, -100, 30, -92, 30, -92, 26, -40, 26,
      -40,
    ],
    3,
    { to: 4.8 },
  );
  pen.blob([-18, -46, -20, -86, 0, -92, 20, -86, 18, -46, 18, -46, -18, -46], 1.6, {
    to: 3.2,
    line: 1.5,
  });
  pen.rect(-32, -44, 64, 12, 2.4, { to: 4.2 });
  for (const x of [-29, 22]) pen.rect(x, -32, 7, 32, 4, { to: 5.4, line: 1.7 });
};

/** Somebody lies asleep with the cap over the eyes: 100 long for each 60 of size. */
export const sleeper: Motif = (pen, { warm }) => {
  pen.shade(0, 0, 96, 7);
  pen.blob([-14, -30, 20, -34, 60, -22, 92, -12, 92, -12, 94, 0, 94, 0, 30, 0, -20, 0], 4.6, {
    to: 6,
  });
  pen.blob([90, -26, 90, -26, 102, -26, 104, -2, 104, -2, 88, 0, 88, 0], 5.4, { to: 6, line: 1.6 });
  pen.blob(
    [-56, -8, -52, -34, -30, -42, 6, -40, 30, -30, 36, -4, 36, 0, 36, 0, -54, 0, -54, 0],
    3.4,
    { to: 5 },
  );
  pen.curve([-34, -40, -16, -26, 8, -28, 20, -20], 7, 2.4);
  pen.oval(22, -20, 5, 4.6, 'skin', { line: 1.5 });
  pen.oval(-70, -18, 16, 15, 'skin', { line: 1.8 });
  pen.curve([-62, -12, -58, -10, -56, -12], 1.3, 'feature');
  pen.blob([-84, -16, -86, -34, -72, -40, -58, -32, -54, -20, -66, -22, -76, -18], 5, {
    to: 6,
    line: 1.7,
  });
  pen.line([-82, -20, -58, -22], 2.6, 'warm');
  if (warm) pen.oval(-14, -34, 5, 5, 'warm', { to: 'core', line: 1.6 });
};

export const onionLarge: Motif = pen => onion(pen, 0, 0, 40);

/** Eight eyes in chalk, for the eyes that look at the team. */
export const slateOfEyes: Motif = pen => {
  pen.rect(-84, -100, 168, 100, 2.4, { to: 3.8 });
  pen.rect(-76, -92, 152, 84, 5.6, { to: 6, line: 1.4 });
  for (let n = 0; n < 8; n++) {
    const [x, y] = [-57 + (n % 4) * 38, n < 4 ? -68 : -32];
    pen.curve([x - 14, y, x, y - 9, x + 14, y], 2.4, 'chalk');
    pen.curve([x - 14, y, x, y + 9, x + 14, y], 2.4, 'chalk');
    pen.oval(x, y, 4, 4, 'chalk', { line: 0 });
  }
};

/** Two hands, or two hearts: what is known by heart. */
export const hearts: Motif = pen => {
  pen.blob(
    [0, 0, 0, 0, -46, -44, -40, -82, -14, -86, 0, -64, 0, -64, 14, -86, 40, -82, 46, -44],
    'warm',
    {
      to: 'core',
    },
  );
};
