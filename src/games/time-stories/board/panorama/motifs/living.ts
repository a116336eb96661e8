/** Animals and trees. */
import type { Pen } from '../pen';
import type { Motif } from './motif';

export const gull: Motif = (pen, { kind }) => {
  if (kind === 'flying') {
    pen.curve([-60, -40, -30, -66, 0, -44, 0, -44, 30, -66, 60, -40], 3);
    return;
  }
  for (const x of [-2, 10]) pen.line([x, -34, x + 2, 0], 2);
  pen.blob(
    [
      -78, -40, -40, -62, -6, -76, 12, -90, 30, -100, 44, -92, 44, -74, 36, -50, 14, -32, -20, -28,
      -48, -34,
    ],
    'chalk',
    { to: 'bone', line: 1.8 },
  );
  pen.blob([-80, -38, -40, -62, 0, -66, 14, -52, -8, -38, -44, -36], 2.6, { to: 4, line: 1.4 });
  pen.shape([43, -86, 66, -78, 43, -76], 'warm', { line: 1.3, pool: false });
  pen.oval(32, -86, 3.2, 3.2, 'feature', { line: 0 });
};

/** Birds far up: `many` of them over `w`. */
export const flock: Motif = (pen, { many = 7, w = 120, h = 60 }) => {
  for (let n = 0; n < many; n++) {
    const [x, y, r] = [pen.random() * w, -pen.random() * h, 5 + pen.random() * 6];
    pen.curve(
      [x - r, y, x - r * 0.5, y - r * 0.6, x, y, x, y, x + r * 0.5, y - r * 0.6, x + r, y],
      1.7,
    );
  }
};

/** A mastiff; `kind` growl shows teeth. */
export const dog: Motif = pen => {
  for (const [x, tone] of [
    [-34, 4.6],
    [24, 4.6],
  ] as const)
    pen.blob(
      [
        x - 9,
        -50,
        x - 9,
        -50,
        x + 9,
        -50,
        x + 9,
        -50,
        x + 7,
        -14,
        x + 11,
        -2,
        x + 11,
        -2,
        x - 9,
        -2,
        x - 9,
        -2,
        x - 8,
        -20,
      ],
      tone,
      { to: 5.6 },
    );
  pen.blob([-66, -58, -82, -72, -86, -92, -78, -90, -72, -74, -56, -66], 3, { to: 4.4 });
  pen.blob(
    [-62, -60, -52, -78, -16, -84, 20, -88, 46, -80, 54, -56, 40, -34, 8, -26, -30, -28, -56, -38],
    2.6,
    { to: 4.8 },
  );
  for (const [x, tone] of [
    [-46, 3.4],
    [40, 3.2],
  ] as const)
    pen.blob(
      [
        x - 11,
        -52,
        x - 11,
        -52,
        x + 11,
        -54,
        x + 11,
        -54,
        x + 8,
        -14,
        x + 14,
        0,
        x + 14,
        0,
        x - 11,
        0,
        x - 11,
        0,
        x - 9,
        -22,
      ],
      tone,
      { to: 5 },
    );
  pen.hatch([-56, -38, -30, -28, 8, -26, 8, -40, -50, -50], 60, 6, 1.1, 'line', 0.5);
  pen.blob(
    [
      34, -86, 40, -110, 62, -122, 86, -116, 94, -102, 116, -98, 122, -84, 108, -74, 84, -72, 62,
      -66, 44, -70,
    ],
    2.4,
    { to: 4.2 },
  );
  pen.blob([44, -112, 34, -116, 26, -98, 32, -80, 44, -82, 52, -100], 4.4, { to: 5.8 });
  pen.blob([92, -100, 116, -100, 124, -88, 112, -76, 92, -76, 86, -86], 5, { to: 6 });
  pen.oval(119, -95, 5, 4, 'feature', { line: 0 });
  pen.curve([88, -80, 100, -74, 116, -78], 1.8);
  for (const x of [94, 101, 108]) pen.shape([x, -80, x + 3, -72, x + 6, -80], 'chalk', { line: 1 });
  pen.oval(78, -104, 5, 5, 'warm', { line: 1.6, pool: false });
  pen.oval(79, -104, 2, 2, 'feature', { line: 0 });
  pen.line([70, -112, 84, -110], 2.6);
  collar(pen);
};

function collar(pen: Pen) {
  pen.blob([38, -84, 44, -74, 58, -64, 66, -64, 66, -64, 62, -56, 50, -60, 36, -74], 'warm', {
    to: 'core',
    line: 1.6,
  });
  for (const [x, y] of [
    [43, -74],
    [52, -66],
    [60, -61],
  ] as const)
    pen.shape([x - 2, y + 2, x + 1, y + 8, x + 4, y + 1], 1, { line: 1 });
}

/** A horse that lifts one hoof. */
export const horse: Motif = (pen, { tone = 2.4, kind }) => {
  pen.shade(0, 0, 62, 7);
  for (const x of [-40, -24, 30])
    pen.blob(
      [
        x - 7,
        -52,
        x - 7,
        -52,
        x + 7,
        -52,
        x + 7,
        -52,
        x + 3.6,
        -26,
        x + 4,
        -6,
        x + 8,
        0,
        x + 8,
        0,
        x - 5,
        0,
        x - 5,
        0,
        x - 3.6,
        -26,
      ],
      tone + 0.8,
      { to: tone + 2.2, line: 1.9 },
    );
  if (kind !== 'rearing')
    pen.blob(
      [40, -56, 52, -54, 64, -34, 52, -18, 58, -12, 52, -6, 44, -14, 54, -32, 38, -42],
      tone + 0.2,
      { to: tone + 2, line: 1.9 },
    );
  pen.blob([-58, -64, -74, -60, -78, -36, -72, -14, -66, -34, -58, -50], 5, { to: 6 });
  pen.blob(
    [
      -62, -62, -50, -76, -14, -76, 20, -78, 36, -88, 44, -78, 46, -58, 34, -44, -6, -42, -34, -40,
      -56, -46,
    ],
    tone,
    { to: tone + 2 },
  );
  pen.blob([22, -76, 34, -98, 44, -112, 56, -112, 62, -104, 60, -92, 50, -72, 40, -60], tone, {
    to: tone + 1.6,
  });
  pen.blob(
    [46, -114, 58, -120, 68, -112, 88, -92, 88, -84, 78, -82, 62, -92, 50, -98],
    tone - 0.2,
    { to: tone + 1.4 },
  );
  pen.shape([48, -116, 47, -128, 56, -119], tone + 0.6, { line: 1.5 });
  pen.blob([24, -84, 26, -104, 40, -120, 50, -118, 42, -104, 34, -86], 5, { to: 6 });
  pen.oval(63, -107, 2.4, 2.6, 'feature', { line: 0 });
  pen.oval(84, -87, 1.6, 1.6, 'feature', { line: 0 });
  pen.line([78, -84, 86, -88], 1.2);
  pen.curve([62, -113, 74, -100, 70, -90], 1.8);
  pen.curve([70, -90, 46, -82, 30, -80], 1.6);
};

export const goose: Motif = pen => {
  for (const x of [-6, 12]) pen.line([x, -16, x, 0], 3, 'warm');
  pen.blob([-62, -44, -36, -58, 0, -54, 26, -44, 34, -26, 16, -10, -20, -8, -48, -22], 'chalk', {
    to: 'bone',
  });
  pen.blob(
    [16, -42, 22, -64, 18, -84, 26, -98, 42, -96, 44, -84, 36, -78, 38, -58, 36, -36],
    'chalk',
    { to: 'bone' },
  );
  pen.blob([-58, -42, -30, -50, 4, -42, -10, -24, -40, -24], 1.4, { to: 3, line: 1.6 });
  pen.shape([43, -94, 62, -86, 58, -80, 42, -82], 'warm', { to: 'core', line: 1.6 });
  pen.oval(35, -90, 2.4, 2.6, 'feature', { line: 0 });
};

export const cat: Motif = (pen, { tone = 5 }) => {
  pen.blob([-24, 0, -30, -24, -16, -48, 6, -52, 18, -30, 20, 0, 20, 0], tone, { to: 6 });
  pen.oval(8, -66, 18, 16, tone, { to: 6 });
  pen.shape([-6, -74, -8, -94, 6, -80], tone, { line: 1.6 });
  pen.shape([12, -80, 24, -94, 24, -74], tone, { line: 1.6 });
  for (const x of [2, 15]) pen.oval(x, -67, 3, 3.6, 'core', { line: 1 });
  pen.curve([-24, -4, -48, -6, -50, -26, -40, -34], 5, tone);
};

export const cedar: Motif = (pen, { tone = 4.8 }) => {
  pen.blob([-6, 0, -6, 0, -4, -60, 4, -60, 7, 0, 7, 0], 5, { to: 6 });
  for (const [y, w] of [
    [-30, 48],
    [-46, 44],
    [-62, 35],
    [-77, 25],
    [-90, 15],
  ] as const)
    pen.blob(
      [
        -w,
        y + 6,
        -w * 0.6,
        y - 5,
        0,
        y - 9,
        w * 0.6,
        y - 5,
        w,
        y + 6,
        w * 0.4,
        y + 9,
        -w * 0.4,
        y + 9,
      ],
      tone,
      { to: tone + 1.2, line: 1.9 },
    );
};

export const palm: Motif = (pen, { tone = 4.2 }) => {
  pen.blob([-5, 0, -5, 0, -1, -60, 2, -84, 6, -84, 5, -60, 6, 0, 6, 0], 3.4, { to: 5 });
  for (const [x, y] of [
    [-52, -70],
    [-40, -92],
    [-14, -104],
    [22, -104],
    [46, -90],
    [54, -66],
  ] as const)
    pen.blob([3, -84, x * 0.5, y - 12, x, y, x, y, x * 0.5, y + 2], tone, {
      to: tone + 1.4,
      line: 1.5,
    });
};

/** A round tree. */
export const tree: Motif = (pen, { tone = 3.4 }) => {
  pen.blob([-5, 0, -5, 0, -3, -50, 4, -50, 6, 0, 6, 0], 4.6, { to: 6 });
  pen.blob(
    [-34, -50, -42, -68, -28, -86, -6, -100, 20, -96, 38, -78, 40, -56, 22, -44, -14, -42],
    tone,
    { to: tone + 1.8 },
  );
  pen.curve([-22, -66, -10, -74, 2, -68], 1.3);
  pen.curve([4, -82, 16, -86, 24, -76], 1.3);
};

export const crab: Motif = pen => {
  for (const side of [-1, 1]) {
    for (const x of [26, 36])
      pen.curve([side * x, -30, side * (x + 20), -24, side * (x + 24), -2], 2);
    pen.blob(
      [
        side * 40,
        -50,
        side * 58,
        -70,
        side * 50,
        -88,
        side * 70,
        -80,
        side * 72,
        -60,
        side * 52,
        -44,
      ],
      2.6,
      { to: 4, line: 1.6 },
    );
  }
  pen.blob([-42, -34, -30, -56, 0, -60, 30, -56, 42, -34, 20, -18, -20, -18], 2.6, { to: 4.4 });
  for (const x of [-9, 9]) pen.oval(x, -60, 3, 4, 'feature', { line: 0 });
};

/** People far away: `many` heads over `w`. */
export const crowd: Motif = (pen, { many = 8, w = 200, tone = 3, back }) => {
  const kept = pen.skinTone;
  for (let n = 0; n < many; n++) {
    const [x, high] = [(w * (n + 0.3 + pen.random() * 0.4)) / many, 84 + pen.random() * 18];
    const deep = tone + pen.random() * 1.4;
    pen.blob(
      [
        x - 16,
        0,
        x - 16,
        0,
        x - 17,
        -high * 0.5,
        x - 10,
        -high * 0.74,
        x + 10,
        -high * 0.74,
        x + 17,
        -high * 0.5,
        x + 16,
        0,
        x + 16,
        0,
      ],
      deep,
      { to: deep + 1.2, line: 1.6 },
    );
    pen.skinTone = n % 3 === 1 ? 0.7 : 0.1;
    pen.oval(x, -high * 0.86, 9, 10.5, back ? 5 : 'skin', { line: 1.4 });
    if (!back)
      for (const eye of [-1, 4]) pen.oval(x + eye, -high * 0.86, 1.1, 1.3, 'feature', { line: 0 });
    if (n % 2)
      pen.blob(
        [
          x - 14,
          -high * 0.9,
          x - 14,
          -high * 0.9,
          x - 7,
          -high * 1.0,
          x,
          -high * 1.06,
          x + 7,
          -high * 1.0,
          x + 14,
          -high * 0.9,
          x + 14,
          -high * 0.9,
          x,
          -high * 0.95,
        ],
        5,
        { to: 6, line: 1.4 },
      );
    else
      pen.blob(
        [
          x - 10,
          -high * 0.84,
          x - 10,
          -high * 0.98,
          x,
          -high * 1.02,
          x + 10,
          -high * 0.98,
          x + 9,
          -high * 0.84,
          x,
          -high * 0.92,
        ],
        n % 4 ? 0.4 : 5,
        { to: n % 4 ? 1.8 : 6, line: 1.3 },
      );
  }
  pen.skinTone = kept;
};
