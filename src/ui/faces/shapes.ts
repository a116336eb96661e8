/** The few kinds of shapes from which all faces are drawn, on a square from -50 to 50. */
export type Shape = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Drawn again on the other side, as ears and eyes are. */
  readonly twice?: true;
};

export type FaceDrawing = {
  /** Ears, antlers, a shell. */
  readonly behind?: readonly Shape[];
  readonly head: { readonly d: string; readonly fill: string };
  /** Patches of colour, cut off at the outline of the head. */
  readonly patches?: readonly Shape[];
  readonly features: readonly Shape[];
};

export const INK = '#0B0E1C';
export const CREAM = '#FFF3DF';
export const PINK = '#F29AA8';
const OUTLINE = 4.4;

/** A flat area inside an outlined one. */
export const flat = (d: string, fill: string): Shape => ({ d, fill });

/** An area with the dark outline that all faces share. */
export const inked = (d: string, fill: string): Shape => ({
  d,
  fill,
  stroke: INK,
  width: OUTLINE,
});

export const line = (d: string, stroke = INK, width = 3): Shape => ({ d, stroke, width });

export const twice = (shape: Shape): Shape => ({ ...shape, twice: true });

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Dark eyes; the light comes from the upper left in both, so the glints are not mirrored. */
export const eyes = (x: number, y: number, r = 4.6): readonly Shape[] => [
  twice(flat(oval(x, y, r, r * 1.12), INK)),
  ...glints(x, y, r),
];

/** Round eyes with a coloured or white eyeball. */
export const wideEyes = (x: number, y: number, r: number, ball = CREAM): readonly Shape[] => [
  twice(inked(oval(x, y, r), ball)),
  twice(flat(oval(x - r * 0.12, y, r * 0.52), INK)),
  ...glints(x, y, r * 0.55),
];

const glints = (x: number, y: number, r: number): readonly Shape[] =>
  [-x, x].map(at => flat(oval(at - r * 0.3, y - r * 0.38, r * 0.36), '#FFFFFF'));

/** A nose with the smile below it. */
export const nose = (y: number, fill = INK, r = 5): readonly Shape[] => [
  flat(oval(0, y, r * 1.15, r * 0.85), fill),
  line(
    `M0 ${y + 2}v${r}M-8 ${y + r + 2}Q-4 ${y + r + 7} 0 ${y + r + 2}Q4 ${y + r + 7} 8 ${y + r + 2}`,
    INK,
    2.6,
  ),
];

/** Straight spikes or tufts round a centre, from one angle to another in degrees (0 is up). */
export function spiky(
  y: number,
  from: number,
  to: number,
  [inner, outer]: readonly [number, number],
  count: number,
) {
  const step = (to - from) / (count * 2);
  const points = Array.from({ length: count * 2 + 1 }, (_, n) => {
    const angle = ((from + n * step) * Math.PI) / 180;
    const r = n % 2 === 0 ? inner : outer;
    return `${(Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
