/** Screen sizes. A scene is acted on a phone and photographed at all of them. */
export type Size = { readonly width: number; readonly height: number };

export const PHONE: Size = { width: 390, height: 844 };
const SMALL: Size = { width: 320, height: 568 };
const TABLET: Size = { width: 1024, height: 768 };
export const WALL: Size = { width: 1920, height: 1080 };

export const SIZES: readonly Size[] = [SMALL, PHONE, TABLET, WALL];

/** True for sizes that show one page at a time. */
export const inOneHand = ({ width }: Size): boolean => width < TABLET.width;
export const fromAfar = (size: Size): boolean => !inOneHand(size);

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;

const [LEAST, MOST] = [200, 4096];

export function sizeCalled(name: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const isOne = Object.values(size).every(side => side >= LEAST && side <= MOST);
  if (!isOne) throw new Error(`“${name}” is not a size: use one like 390x844, from ${LEAST} to ${MOST}`);
  return size;
}
