/** How much room the board has: a wall, a tablet, or half of one and phones. */
export type StageKind = 'far' | 'near' | 'slim';

export type StagePlan = {
  readonly kind: StageKind;
  /** Pixels for one dot of the stage. */
  readonly unit: number;
  /** Dots across. */
  readonly width: number;
  /** Dots down; what does not fit is scrolled. */
  readonly height: number;
};

const WIDTHS: Readonly<Record<StageKind, number>> = { far: 1920, near: 1240, slim: 640 };
const TV = { width: 1920, height: 1080 };
/** Less wide than this is no television. */
const FAR_SHAPE = 1.5;
/** Half of a tablet is narrower than it is high. */
const NEAR_SHAPE = 1.05;

export function stagePlan(width: number, height: number): StagePlan {
  const shape = width / Math.max(1, height);
  if (shape >= FAR_SHAPE) {
    const unit = Math.min(width / TV.width, height / TV.height);
    return { kind: 'far', unit, ...TV };
  }
  const kind = shape >= NEAR_SHAPE ? 'near' : 'slim';
  const unit = width / WIDTHS[kind];
  return { kind, unit, width: WIDTHS[kind], height: height / unit };
}

/** Sizes that differ between the stages, in dots. The first are those of the picture of the TV. */
export type StageSizes = {
  readonly edge: number;
  readonly title: number;
  readonly clock: number;
  readonly words: number;
  readonly small: number;
  readonly bar: number;
  readonly numerals: number;
  readonly medallion: number;
  readonly plate: number;
  readonly figure: number;
  readonly chipWidth: number;
  readonly chipHeight: number;
  readonly map: readonly [width: number, height: number];
};

export const STAGE_SIZES: Readonly<Record<StageKind, StageSizes>> = {
  far: {
    edge: 40,
    title: 58,
    clock: 60,
    words: 40,
    small: 32,
    bar: 58,
    numerals: 32,
    medallion: 68,
    plate: 62,
    figure: 188,
    chipWidth: 228,
    chipHeight: 110,
    map: [330, 192],
  },
  near: {
    edge: 28,
    title: 44,
    clock: 46,
    words: 32,
    small: 25,
    bar: 46,
    numerals: 24,
    medallion: 52,
    plate: 52,
    figure: 128,
    chipWidth: 194,
    chipHeight: 92,
    map: [300, 175],
  },
  slim: {
    edge: 18,
    title: 34,
    clock: 36,
    words: 27,
    small: 22,
    bar: 34,
    numerals: 19,
    medallion: 38,
    plate: 40,
    figure: 72,
    chipWidth: 286,
    chipHeight: 84,
    map: [286, 168],
  },
};
