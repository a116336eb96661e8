/** What a screen may measure. A scene is acted on a phone, and looked at on all of them. */
export type Size = { readonly width: number; readonly height: number };

export const PHONE: Size = { width: 390, height: 844 };
const SMALL: Size = { width: 320, height: 568 };
const TABLET: Size = { width: 1024, height: 768 };
const WALL: Size = { width: 1920, height: 1080 };

export const SIZES: readonly Size[] = [SMALL, PHONE, TABLET, WALL];
/** In one hand there is one page at a time. */
export const IN_ONE_HAND: readonly Size[] = [SMALL, PHONE];
export const FROM_AFAR: readonly Size[] = [TABLET, WALL];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;

export function sizeCalled(name: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  if (!width || !height) throw new Error(`“${name}” is no size like 390x844`);
  return { width: Number(width), height: Number(height) };
}
