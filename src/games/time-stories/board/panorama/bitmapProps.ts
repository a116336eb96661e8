export type BitmapProps = {
  /** Equal ids are equal pictures: they are drawn once. */
  readonly id: string;
  /** Plain: one path for each shape, half of the text, which is enough for small native screens. */
  readonly draw: (isPlain: boolean) => string;
  readonly width: number;
  readonly height: number;
  /** Pixels for each point of the screen, for looking closer; 1 is as sharp as the screen. */
  readonly sharpness?: number;
};
