/** Ships, boats and coaches. */
import type { Pen } from '../pen';
import type { Motif } from './motif';

export const ship: Motif = (pen, { open }) => {
  for (const [x, high] of [
    [-30, 84],
    [0, 100],
    [30, 80],
  ] as const) {
    pen.line([x, -20, x, -high], 2.4);
    for (let sail = 0; sail < 3; sail++)
      canvas(pen, x, -high + 6 + sail * high * 0.25, 12 + sail * 3.4, high * 0.2, open ?? false);
  }
  pen.line([-62, -34, -30, -80], 1.1);
  pen.line([62, -30, 30, -78], 1.1);
  pen.blob(
    [-64, -36, -64, -36, -40, -28, 20, -26, 56, -34, 56, -34, 46, -6, 30, 0, -36, 0, -50, -10],
    3.6,
    { to: 5.4 },
  );
  pen.curve([-58, -24, 0, -16, 50, -24], 1.6, 0.4);
  for (let n = 0; n < 5; n++) pen.rect(-36 + n * 16, -14, 5, 5, 6, { line: 0 });
  pen.line([56, -34, 84, -46], 2.2);
};

function canvas(pen: Pen, x: number, y: number, w: number, h: number, isFurled: boolean) {
  if (isFurled) {
    pen.line([x - w, y, x + w, y], 2.2);
    return;
  }
  pen.blob(
    [
      x - w,
      y,
      x - w,
      y,
      x + w,
      y,
      x + w,
      y,
      x + w * 0.86,
      y + h * 0.5,
      x + w * 1.06,
      y + h,
      x + w * 1.06,
      y + h,
      x,
      y + h * 0.8,
      x - w * 1.06,
      y + h,
      x - w * 1.06,
      y + h,
      x - w * 0.86,
      y + h * 0.5,
    ],
    'chalk',
    { to: 'bone', line: 1.5 },
  );
}

export const boat: Motif = (pen, { tone = 3, kind }) => {
  pen.blob(
    [
      -100, -62, -100, -62, -50, -46, 0, -40, 50, -46, 100, -62, 100, -62, 82, -20, 54, 0, -54, 0,
      -82, -20,
    ],
    tone,
    { to: tone + 1.8 },
  );
  pen.curve([-94, -50, 0, -28, 94, -50], 1.7, 0.4);
  pen.curve([-84, -30, 0, -14, 84, -30], 1.3);
  pen.line([-30, -44, -30, -36], 2);
  pen.line([30, -44, 30, -36], 2);
  if (kind === 'oars')
    for (const [x, y] of [
      [-40, -92],
      [34, -96],
    ] as const)
      pen.line([x, -36, x + 70, y], 3);
  if (kind === 'light') {
    pen.glow(0, -74, 60, 0.5);
    pen.oval(0, -74, 8, 9, 'warm', { to: 'core', line: 1.4 });
  }
};

/** A boat on the slip, seen from below its bow. */
export const hull: Motif = pen => {
  pen.line([0, -60, 0, -150], 5);
  pen.line([0, -148, -96, -70], 1.4);
  pen.line([0, -148, 98, -76], 1.4);
  for (const x of [-78, 82]) pen.line([x * 1.08, 0, x * 0.7, -38], 5);
  pen.blob(
    [
      -102, -84, -102, -84, -50, -66, 0, -62, 56, -70, 104, -92, 104, -92, 92, -44, 62, -12, 26, 0,
      -28, 0, -62, -14, -92, -46,
    ],
    4,
    { to: 5.8 },
  );
  for (const [y, w] of [
    [-56, 96],
    [-40, 88],
    [-24, 70],
  ] as const)
    pen.curve([-w, y - 8, -w * 0.5, y + 4, 0, y + 8, w * 0.5, y + 3, w, y - 12], 1.5, 0.4);
  pen.line([-14, -62, -14, -92], 4);
  pen.rect(-6, -8, 12, 8, 3, { line: 1.4 });
};

export const coach: Motif = pen => {
  pen.blob(
    [-56, -34, -56, -34, -60, -80, -40, -94, 36, -94, 56, -80, 50, -34, 50, -34, 20, -24, -30, -24],
    4,
    { to: 5.8 },
  );
  pen.blob([-34, -52, -34, -52, -34, -82, -34, -82, -4, -82, -4, -82, -4, -52, -4, -52], 1, {
    to: 2.6,
  });
  pen.blob([4, -30, 4, -30, 4, -84, 4, -84, 34, -84, 34, -84, 34, -30, 34, -30], 3.4, { to: 5 });
  for (const [x, r] of [
    [-50, 22],
    [50, 18],
  ] as const) {
    pen.circle(x, -r, r, 4.4);
    for (let n = 0; n < 8; n++)
      pen.line([x, -r, x + Math.cos(n * 0.785) * r, -r + Math.sin(n * 0.785) * r], 1.5);
  }
  pen.line([60, -40, 110, -44], 4);
};

/** A steam engine, far. */
export const train: Motif = pen => {
  pen.rect(-96, -58, 80, 42, 3.4, { to: 5 });
  for (const x of [-86, -62, -38]) pen.rect(x, -50, 14, 16, 'core', { to: 'warm', line: 1.4 });
  pen.rect(-8, -70, 34, 54, 4, { to: 5.6 });
  pen.rect(26, -52, 50, 34, 4.6, { to: 6 });
  pen.shape([60, -52, 58, -82, 74, -82, 70, -52], 5, { to: 6 });
  for (const x of [-80, -34, 4, 38, 64]) pen.circle(x, -9, 9, 4);
};
