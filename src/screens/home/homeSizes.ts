type Screen = { readonly width: number; readonly height: number };

/** The emblem is as large as it can be while all that can be begun stays in sight. */
export function homeSizes({ width, height }: Screen, hasNews: boolean) {
  const isBeside = width > height;
  if (isBeside) {
    return {
      isBeside,
      emblem: Math.min(height * 0.78, width * 0.42),
      words: Math.min(height, width * 0.48, 700),
    };
  }
  const share = hasNews ? 0.2 : height < 640 ? 0.26 : 0.36;
  return {
    isBeside,
    emblem: Math.min(width, height * share, 420),
    words: Math.min(width, height * (hasNews ? 0.4 : 0.52), 520),
  };
}
