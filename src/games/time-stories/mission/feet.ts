/** Where figures stand: by picture, the x of four pairs of feet, by turns nearer and farther. */
export const feet = (
  byPicture: Readonly<Record<string, readonly [number, number, number, number]>>,
): Readonly<Record<string, readonly (readonly [number, number])[]>> =>
  Object.fromEntries(
    Object.entries(byPicture).map(([slot, xs]) => [
      slot,
      xs.map((x, at) => [x, at % 2 ? 583 : 591] as const),
    ]),
  );
