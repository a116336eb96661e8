/** People, all from one cut: what they wear, how they stand, what they hold. */
import type { MotifOptions } from '../../../mission/panorama';
import type { Pen, Tone } from '../pen';
import { heldThings } from './held';
import type { Motif, PictureScene } from './motif';

type Pose = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

const HANGING: Pose = [3, 14, 4.5, 28];

/** From the shoulder, towards the side where the person looks. */
const POSES: Readonly<Record<string, Pose>> = {
  down: HANGING,
  hip: [12, 12, 2, 20],
  up: [9, -8, 13, -25],
  point: [13, 7, 28, 1],
  hold: [6, 15, 17, 10],
  high: [10, 8, 19, -8],
  wide: [11, 10, 21, 19],
  cross: [7, 14, -9, 15],
  salute: [13, -3, 4, -15],
  ear: [12, 2, 0.5, -11],
  low: [7, 15, 15, 26],
  pray: [6, 14, 13, 1],
};

type Cut = { readonly pen: Pen; readonly options: MotifOptions; readonly tone: number };

export const person: Motif = (pen, options, scene) => {
  const kept = pen.skinTone;
  pen.skinTone = options.skin ?? 0.1;
  const grown = options.child ? 0.72 : 1;
  pen.at(0, 0, 100 * grown, () => stand({ pen, options, tone: options.tone ?? 3.6 }, scene));
  pen.skinTone = kept;
};

function stand(cut: Cut, scene: PictureScene) {
  const { pen, options } = cut;
  const drop = options.kneel ? 27 : 0;
  pen.shade(4, 0, options.coat === 'coat' ? 17 : 22, 3.6);
  pen.at(0, drop, 100, () => arm(cut, -9.5, options.left ?? 'down', -1));
  lower(cut, drop);
  pen.at(0, drop, 100, () => {
    upper(cut);
    head(cut);
    const at = arm(cut, 9, options.right ?? 'down', 1);
    if (options.prop) heldThings(pen, options.prop, at, scene);
  });
}

function arm(
  { pen, options, tone }: Cut,
  x: number,
  pose: string,
  side: 1 | -1,
): readonly [number, number] {
  const [ex, ey, hx, hy] = POSES[pose] ?? HANGING;
  const toFront =
    side === 1 || pose === 'hold' || pose === 'point' || pose === 'cross' || pose === 'pray';
  const turn = toFront ? 1 : -1;
  const [sx, sy] = [x, -72];
  const [mx, my] = [sx + ex * turn, sy + ey];
  const [tx, ty] = [sx + hx * turn, sy + hy];
  const bare = options.coat === 'shirt';
  pen.oval(tx, ty, 2.8, 2.9, 'skin', { line: 1.5 });
  pen.line([tx + 0.6, ty - 1.6, tx + 2.6 * turn, ty - 3.6], 2.2, 'line');
  sleeve(pen, [sx, sy, mx, my, tx, ty], bare ? 0.2 : tone);
  return [tx, ty];
}

function sleeve(
  pen: Pen,
  [sx, sy, mx, my, tx, ty]: readonly [number, number, number, number, number, number],
  tone: Tone,
) {
  const [ux, uy] = across(mx - sx, my - sy);
  const [lx, ly] = across(tx - mx, ty - my);
  const end = 0.86;
  const [cx, cy] = [mx + (tx - mx) * end, my + (ty - my) * end];
  pen.blob(
    [
      sx - ux * 4.3,
      sy - uy * 4.3,
      mx - (ux + lx) * 2,
      my - (uy + ly) * 2,
      cx - lx * 3.1,
      cy - ly * 3.1,
      cx - lx * 3.1,
      cy - ly * 3.1,
      cx + lx * 3.1,
      cy + ly * 3.1,
      cx + lx * 3.1,
      cy + ly * 3.1,
      mx + (ux + lx) * 2,
      my + (uy + ly) * 2,
      sx + ux * 4.3,
      sy + uy * 4.3,
    ],
    tone,
    { to: typeof tone === 'number' ? tone + 1 : tone, line: 1.7 },
  );
  pen.line([cx - lx * 3.6, cy - ly * 3.6, cx + lx * 3.6, cy + ly * 3.6], 3.4, 0.2);
}

function across(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

function lower(cut: Cut, drop: number) {
  const { pen, options, tone } = cut;
  if (options.kneel) return kneeling(cut, drop);
  if (options.coat === 'coat' || options.coat === 'shirt') return legs(cut);
  const wide = options.coat === 'cloak' ? 21 : 18.5;
  pen.blob(
    [
      -8,
      -56,
      -8,
      -56,
      8,
      -56,
      8,
      -56,
      12.5,
      -36,
      wide,
      -2,
      wide,
      -2,
      9,
      0.6,
      -4,
      -0.6,
      -wide,
      -1.4,
      -wide,
      -1.4,
      -12.5,
      -36,
    ],
    tone,
    { to: tone + 1.5 },
  );
  for (const [x, foot] of [
    [-4.5, -11],
    [3.4, 4],
    [6, 13],
  ] as const)
    pen.curve([x, -52, (x + foot) / 2 + 0.6, -28, foot, -3], 1.1);
  if (options.apron) apron(pen);
}

function apron(pen: Pen) {
  pen.blob(
    [-5, -55, -5, -55, 7, -55, 7, -55, 9, -30, 10, -9, 10, -9, 1, -7, -8, -9, -8, -9, -7, -30],
    0,
    { to: 1.4, line: 1.6 },
  );
  pen.curve([-1, -50, -2, -30, -3, -12], 1, 3.4);
  pen.curve([4, -50, 5, -30, 6, -12], 1, 3.4);
}

function kneeling({ pen, options, tone }: Cut, drop: number) {
  const top = drop - 56;
  pen.blob(
    [
      -8,
      top,
      -8,
      top,
      8,
      top,
      8,
      top,
      16,
      top + 12,
      27,
      -4,
      27,
      -4,
      14,
      0,
      -14,
      0,
      -25,
      -2,
      -25,
      -2,
      -22,
      -10,
      -12,
      top + 14,
    ],
    tone,
    { to: tone + 1.5 },
  );
  for (const [x, foot] of [
    [-3, -13],
    [4, 7],
    [7, 18],
  ] as const)
    pen.curve([x, top + 4, (x + foot) / 2, top + 18, foot, -3], 1.1);
  if (options.apron)
    pen.blob([-2, top, -2, top, 8, top, 8, top, 18, -6, 18, -6, 4, -4], 0, { to: 1.4, line: 1.5 });
}

function legs({ pen, options, tone }: Cut) {
  for (const [x, lean] of [
    [-5, -1],
    [5.4, 1],
  ] as const) {
    pen.blob(
      [
        x - 3.2,
        -28,
        x - 3.2,
        -28,
        x + 3.2,
        -28,
        x + 3.2,
        -28,
        x + 2.8 + lean * 0.3,
        -14,
        x + 2 + lean,
        -3,
        x + 2 + lean,
        -3,
        x - 2 + lean,
        -3,
        x - 2 + lean,
        -3,
        x - 2.9 + lean * 0.3,
        -14,
      ],
      options.coat === 'shirt' ? 'skin' : 0,
      { to: options.coat === 'shirt' ? 'skin' : 1.4, line: 1.6 },
    );
    pen.blob(
      [
        x - 2.6 + lean,
        -3.6,
        x - 2.6 + lean,
        -3.6,
        x + 2.6 + lean,
        -3.6,
        x + 6.4 + lean,
        -1.4,
        x + 6.8 + lean,
        0.6,
        x + 6.8 + lean,
        0.6,
        x - 3 + lean,
        0.6,
        x - 3 + lean,
        0.6,
      ],
      5.4,
      { to: 6, line: 1.4 },
    );
  }
  pen.blob(
    [
      -9, -50, -9, -50, 9, -50, 9, -50, 10, -36, 9.6, -24, 9.6, -24, 1.6, -24, 1.6, -24, 0, -36,
      -1.6, -24, -1.6, -24, -9.6, -24, -9.6, -24, -10, -36,
    ],
    options.coat === 'shirt' ? tone : tone + 1.4,
    { to: Math.min(6, tone + 2.2), line: 1.7 },
  );
}

function upper(cut: Cut) {
  const { pen, options, tone } = cut;
  if (options.coat === 'coat') coat(cut);
  else if (options.coat === 'shirt') shirtOn(pen, options.sash ?? false);
  else if (options.coat === 'cloak')
    pen.blob(
      [-5, -79, 5, -79, 13, -74, 16, -56, 15, -44, 0, -40, -15, -44, -16, -56, -13, -74],
      tone,
      { to: tone + 1.4 },
    );
  else bodice(cut);
  if (options.sash) sash(pen);
}

function coat({ pen, options, tone }: Cut) {
  const back = options.back;
  pen.blob(
    [
      -4, -79, -11, -77, -13, -71, -9.5, -62, -8.6, -52, -12, -38, -16.5, -25, -16.5, -25, -6, -23,
      -2, -24, -2, -24, -1, -44, 1, -44, 3, -24, 3, -24, 9, -23, 16.5, -25, 16.5, -25, 12, -38, 8.8,
      -52, 9.6, -62, 12.6, -71, 10.6, -77, 4, -79,
    ],
    tone,
    { to: tone + 1.5 },
  );
  if (back) return pen.line([0, -74, 0, -26], 1.4);
  pen.blob(
    [
      -1, -76, -1, -76, 6, -76, 6, -76, 5, -58, 6.6, -42, 6.6, -42, 2, -45, -1.6, -42, -1.6, -42,
      -1.8, -58,
    ],
    0.2,
    { to: 1.4, line: 1.4 },
  );
  for (const y of [-69, -63, -57, -51]) pen.oval(2, y, 0.8, 0.8, 'line', { line: 0 });
  pen.blob([-0.6, -78, 5, -78, 6, -73, 3, -70, 0, -73], 0, { line: 1.2 });
  for (const x of [-12.6, 12]) pen.line([x - 2.6, -35, x + 2.4, -35.4], 1.5);
  pen.hatch([-16, -25, -12, -38, -9, -52, -5.4, -50, -8, -25], 64, 3.4, 0.9, 'line', 0.5);
}

function shirtOn(pen: Pen, isSashed: boolean) {
  pen.blob(
    [
      -4, -79, -11, -77, -13, -71, -10, -60, -10, -48, -10, -48, 10, -48, 10, -48, 10, -60, 12.6,
      -71, 10.6, -77, 4, -79,
    ],
    0.2,
    { to: 1.8 },
  );
  pen.line([2, -77, 2.4, -66], 1.4);
  pen.hatch([-10, -49, -11, -70, -6, -70, -6, -49], 66, 3.4, 0.9, 'line', 0.45);
  if (!isSashed) pen.rect(-10.4, -51, 20.8, 4, 4.6, { line: 1.4 });
}

function bodice({ pen, options, tone }: Cut) {
  pen.blob(
    [
      -4, -79, -11, -77, -12.6, -70, -9, -60, -8.4, -53, -8.4, -53, 8.4, -53, 8.4, -53, 9, -60,
      12.2, -70, 10.6, -77, 4, -79,
    ],
    options.coat === 'robe' ? tone : tone + 0.6,
    { to: tone + 1.8 },
  );
  if (options.coat === 'robe') return robeBelt(pen);
  if (options.back) return;
  pen.blob([-5, -78, 1, -68, 7, -78, 7, -78, 4, -80, -2, -80], 0, { to: 1, line: 1.4 });
  pen.line([1, -68, 1, -55], 1.2, 0.6);
}

function robeBelt(pen: Pen) {
  pen.line([-8.4, -55, 8.4, -54], 2.6, 0.4);
  pen.curve([5, -54, 7, -40, 6, -30], 2, 0.4);
}

function sash(pen: Pen) {
  pen.blob(
    [-9.4, -53, -9.4, -53, 9.4, -53, 9.4, -53, 10, -46.5, 10, -46.5, -10, -46.5, -10, -46.5],
    'warm',
    { to: 'core', line: 1.5 },
  );
  pen.blob([-8, -47, -8, -47, -4, -47, -4, -47, -6, -34, -9, -28, -14, -30, -11, -36], 'warm', {
    to: 'core',
    line: 1.5,
  });
}

function head(cut: Cut) {
  const { pen, options } = cut;
  const big = options.child ? 1.22 : 1;
  pen.at(0.6, -78, 100 * big, () => {
    if (options.hat === 'hood' || options.hat === 'veil') hoodBehind(cut);
    pen.blob([-2.6, 1.4, -2.6, 1.4, 3, 1.4, 3, 1.4, 2.8, -4, -2.4, -4], 'skin', { line: 1.4 });
    if (options.back) return backOfHead(cut);
    hairBehind(cut);
    pen.blob(
      [
        -7.2, -11, -6.6, -16, -1, -19, 5, -17.6, 7.2, -12.4, 6.8, -7, 4.2, -2.6, 1, -1.4, -3.4,
        -3.4, -6.4, -7,
      ],
      'skin',
      { line: 1.7 },
    );
    face(pen, options);
    hat(cut);
  });
}

function face(pen: Pen, options: MotifOptions) {
  const ink = pen.skinTone > 0.7 ? 'feature' : 'feature';
  for (const x of [0.6, 4.8]) {
    pen.oval(x, -10.4, 0.85, 1.1, ink, { line: 0 });
    pen.curve([x - 1.5, -13.1, x, -13.9, x + 1.5, -13.2], 1.1, ink);
  }
  pen.curve([3, -10.6, 4.4, -7.6, 2.6, -7.2], 1, ink);
  pen.curve([0.6, -4.8, 2.4, -4.2, 4.4, -5], 1.2, ink);
  pen.curve([-6.4, -11, -7.6, -9.6, -6.2, -7.6], 1.1, ink);
  if (options.beard)
    pen.blob([-6, -8, -4, -6, 0, -6.4, 2.4, -6, 5, -6.4, 6.6, -8, 5, -1.6, 1.6, 2.4, -3, 0], 0.4, {
      to: 1.8,
      line: 1.3,
    });
  if (options.beard) pen.curve([0.6, -4.4, 2.4, -3.8, 4.4, -4.6], 1.2, ink);
}

function hairBehind({ pen, options }: Cut) {
  const { hat: worn } = options;
  if (worn === 'tricorn' || worn === 'wig') {
    pen.blob([-8, -14, -10.4, -8, -9, -2, -6, 0, -3, -5, -4, -13], 0.2, { to: 1.6, line: 1.4 });
    pen.blob([-7.4, -2, -11, 0, -12, 6, -9.4, 9, -7, 4], 0.4, { to: 1.8, line: 1.4 });
  }
  if (worn === 'long') {
    pen.blob([-6, -16, -10, -10, -9, -2, -5, 2, -4, -8], 5.4, { to: 6, line: 1.5 });
    pen.blob([-8, -3, -11, 4, -9, 12, -7, 8, -6, 0], 5.4, { to: 6, line: 1.3 });
  }
  if (worn === 'bun') pen.oval(-7.6, -18, 4.6, 4.4, 5, { to: 6, line: 1.5 });
}

function backOfHead(cut: Cut) {
  const { pen, options } = cut;
  pen.blob(
    [-7.2, -11, -6.4, -16.6, 0, -19, 6.4, -16.6, 7.2, -11, 6, -4, 2.4, -0.6, -2.4, -0.6, -6, -4],
    options.hat === 'veil' ? 5 : 4.6,
    { to: 6, line: 1.7 },
  );
  hat(cut);
}

const HATS: Readonly<Record<string, (pen: Pen, tone: number) => void>> = {
  tricorn(pen) {
    pen.blob(
      [
        -13, -14, -13, -14, -7, -23, 0, -26, 7, -23.4, 13.6, -15, 13.6, -15, 6, -16.6, 0, -15, -6,
        -16.4,
      ],
      5.4,
      { to: 6, line: 1.7 },
    );
    pen.curve([-11, -15.4, -5, -19.4, 0, -18.4, 6, -20, 11, -16], 1.3, 0.6);
  },
  wide(pen) {
    pen.blob([-15, -15, -8, -17.6, 8, -17.6, 15.6, -15, 8, -13, -8, -13], 4.6, {
      to: 6,
      line: 1.7,
    });
    pen.blob([-7, -16.6, -7, -16.6, -6, -24, 0, -26, 6, -24, 7, -16.6, 7, -16.6], 4, {
      to: 5.6,
      line: 1.7,
    });
    pen.line([-7, -17.6, 7, -17.6], 2.4, 0.8);
  },
  cap(pen) {
    pen.blob([-8, -13, -8, -13, -7.4, -20, -1, -24.6, 6, -21, 8, -14.4, 8, -14.4, 0, -15.6], 4.4, {
      to: 5.8,
      line: 1.7,
    });
    pen.curve([-8, -13.4, 0, -16, 8, -14.6], 2.2, 1);
  },
  hair(pen) {
    for (const [x, y, r] of [
      [-6.4, -14, 3.6],
      [-4, -18, 4],
      [0.6, -20, 4],
      [5, -18, 3.6],
      [7, -14.4, 2.4],
      [-7.4, -9, 2.4],
    ] as const)
      pen.oval(x, y, r, r, 5, { to: 6, line: 1.2 });
  },
  bun(pen) {
    pen.blob([-8, -8, -8.4, -16, -2, -20.4, 5, -19, 8, -12.6, 4, -15.4, -2, -15, -5.4, -10], 5, {
      to: 6,
      line: 1.5,
    });
  },
  long(pen) {
    pen.blob([-8, -6, -8.6, -15, -2, -20.4, 5, -19, 8, -11, 3, -15.4, -3, -14.6, -6, -9], 5, {
      to: 6,
      line: 1.5,
    });
  },
  wig(pen) {
    pen.blob([-8.6, -6, -9, -15, -3, -21, 5, -20, 8.2, -13, 3, -16, -3, -15.4, -5.4, -10], 0.2, {
      to: 1.8,
      line: 1.5,
    });
    for (const y of [-8, -5]) pen.oval(-7.6, y, 2.4, 1.6, 0.6, { line: 1.2 });
  },
  bald(pen) {
    pen.blob([-7.6, -7, -8.6, -11, -7, -14, -5.6, -10], 3.4, { to: 5, line: 1.2 });
  },
  tonsure(pen) {
    pen.blob(
      [
        -7.6, -8, -8.4, -14, -5, -17.6, -2, -16, 4, -16.4, 7.6, -13, 4, -14.6, -3, -13.6, -5.6,
        -9.6,
      ],
      4.6,
      { to: 6, line: 1.3 },
    );
  },
  scarf(pen) {
    pen.blob(
      [-8, -7, -9, -15, -4, -21, 4, -20.4, 8.4, -13.4, 8.4, -13.4, 3, -15.4, -3, -14.4, -6, -9],
      0.2,
      { to: 1.8, line: 1.7 },
    );
    pen.blob([-7.4, -12, -13, -15, -15, -9, -9, -8.4], 0.3, { to: 1.8, line: 1.4 });
    pen.blob([-7.6, -9, -13, -6, -11, -1, -7, -6], 0.3, { to: 1.8, line: 1.4 });
    pen.curve([-5, -18.6, 1, -17.4, 6, -16], 1.1, 3.6);
  },
  veil(pen, tone) {
    pen.blob(
      [
        -7, -3, -8.6, -14, -3, -21.4, 5, -20.4, 8.6, -13, 8.6, -13, 4, -16, -2, -15.4, -5.4, -10,
        -5.4, -3,
      ],
      Math.min(6, tone + 1),
      { to: 6, line: 1.7 },
    );
    pen.curve([-5, -9, -2.4, -15, 4, -15.8, 8, -12.6], 2.6, 0);
  },
  hood(pen, tone) {
    pen.blob(
      [
        -6, 0, -9.6, -10, -6.4, -20, 1, -24, 7, -20, 9, -11, 9, -11, 5, -17, -1, -17.4, -5, -11,
        -4.6, -2,
      ],
      tone,
      { to: tone + 1.4, line: 1.7 },
    );
  },
  bonnet(pen) {
    pen.blob(
      [-8, -6, -9.4, -14, -5, -22, 3, -22.6, 8.6, -16, 8.6, -13, 3, -15.6, -3, -14.6, -6, -8],
      0,
      { to: 1.4, line: 1.6 },
    );
    pen.curve([-6, -9, -3, -15, 3, -16, 8.4, -13.2], 2, 2.4);
  },
  stationCap(pen) {
    pen.blob([-8.6, -14, -8.6, -14, -9, -21, 0, -23.4, 9, -21, 8.6, -14.6, 8.6, -14.6], 5, {
      to: 6,
      line: 1.7,
    });
    pen.line([-8, -16, 8.4, -16], 2.6, 'warm');
    pen.blob([4, -14.6, 10, -14.4, 13, -12.4, 6, -12.6], 5.6, { line: 1.3 });
  },
};

function hat({ pen, options, tone }: Cut) {
  HATS[options.hat ?? 'hair']?.(pen, tone);
}

function hoodBehind({ pen, options, tone }: Cut) {
  const deep = options.hat === 'veil' ? Math.min(6, tone + 1) : tone;
  pen.blob([-8.4, -16, -13, -4, -14, 10, -8, 14, 4, 12, 9, 6, 9, -10, 2, -20], deep, {
    to: Math.min(6, deep + 1.4),
    line: 1.7,
  });
}

/** A woman in a wide cloak, seen from behind, on a mooring stone. */
export const guest: Motif = pen => {
  pen.blob([-18, 0, -18, 0, -17, -22, 17, -22, 18, 0, 18, 0], 1.4, { to: 3.4 });
  pen.blob(
    [
      -10, -76, -24, -66, -30, -46, -33, -18, -26, -13, 0, -10, 26, -13, 33, -18, 30, -46, 24, -66,
      10, -76,
    ],
    3.4,
    { to: 5.4 },
  );
  for (const [x, foot] of [
    [-9, -17],
    [0, 1],
    [10, 18],
  ] as const)
    pen.curve([x, -70, (x + foot) / 2 + 1, -40, foot, -14], 1.3);
  pen.blob([-12, -72, -14, -86, -9, -97, 0, -101, 9, -97, 14, -86, 12, -72, 0, -67], 4, {
    to: 5.6,
  });
  pen.curve([-11, -73, 0, -69, 11, -73], 2.4);
  pen.curve([-5, -96, -7, -86, -5, -76], 1.1);
  pen.curve([-22, -62, -12, -54, 0, -52, 12, -54, 22, -62], 1.4);
};
