/** A small print for each category, in a box from -32 to 32 around the middle. */
import type { Category } from '../../deck/card';

/** Each part prints as a line, in dark ink, or as bare paper. */
export type PicturePart = { readonly as: 'line' | 'dark' | 'bare'; readonly d: string };

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;

export const PICTURES: Readonly<Record<Category, readonly PicturePart[]>> = {
  // Snowy mountains before the sun.
  earth: [
    { as: 'bare', d: dot(9, -11, 8) },
    { as: 'dark', d: 'M-29 17L-10 -15L-3 -4L5 -11L28 17Z' },
    { as: 'bare', d: 'M-10 -15L-16 -5L-12.5 -7L-9.5 -3L-6.5 -6.5L-3 -4Z' },
    { as: 'bare', d: 'M5 -11L0 -6.2L3.2 -4.4L6 -7L9.6 -3.6L11.8 -2.8Z' },
    { as: 'line', d: 'M-30 21H30M-19 25.5H19' },
  ],
  // An ammonite.
  life: [
    { as: 'bare', d: 'M24 0A20 20 0 0 1 -16 0A17 17 0 0 1 18 0L24 0Z' },
    {
      as: 'line',
      d: 'M0 0A2.5 2.5 0 0 1 5 0A5 5 0 0 1 -5 0A8.5 8.5 0 0 1 12 0A12.5 12.5 0 0 1 -13 0A17 17 0 0 1 21 0A20 20 0 0 1 -19 3',
    },
    {
      as: 'line',
      d: 'M-5.9 -3.4L-10.6 -5.3M-3.6 -7.1L-7.0 -11.0M0.1 -9.4L-1.3 -14.6M4.4 -10.0L5.4 -15.4M8.5 -8.7L11.8 -13.4M11.7 -5.7L16.7 -8.9M13.3 -1.7L19.3 -2.7M13.0 3.6L18.9 4.8M10.2 9.0L15.2 11.9M5.4 12.7L8.8 16.8M-0.5 14.0L1.0 18.5M-6.4 12.7L-6.8 16.8M-11.2 9.0L-13.2 11.9',
    },
  ],
  // A planet with its ring.
  space: [
    { as: 'bare', d: dot(0, 0, 14) },
    { as: 'dark', d: 'M-13.4 4A14 14 0 0 0 13.4 4A20 9 0 0 1 -13.4 4Z' },
    {
      as: 'line',
      d: 'M-12.8 -4.6C-22 0 -28 6.4 -26.4 9.6C-24.4 13.4 -8.6 9.4 6.6 1.6S30.2 -16 28 -19.6C26.4 -22.2 18 -20 8.6 -11',
    },
    { as: 'dark', d: `${dot(-19, -17, 1.8)}${dot(-9, -24, 1.2)}${dot(20, 17, 1.8)}` },
    { as: 'dark', d: 'M10 22l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z' },
  ],
  // A compass rose.
  discovery: [
    { as: 'line', d: dot(0, 0, 20) },
    { as: 'bare', d: 'M0 -29L5 -5L29 0L5 5L0 29L-5 5L-29 0L-5 -5Z' },
    { as: 'dark', d: 'M0 -29V0L-5 -5ZM29 0H0L5 -5ZM0 29V0L5 5ZM-29 0H0L-5 5Z' },
    { as: 'line', d: 'M11 -11L15 -15M11 11L15 15M-11 11L-15 15M-11 -11L-15 -15' },
  ],
  // A light bulb.
  invention: [
    { as: 'line', d: 'M0 -30V-25M-20 -23L-16.5 -19.5M20 -23L16.5 -19.5M-28 -4H-23M28 -4H23' },
    {
      as: 'bare',
      d: 'M0 -20A15.4 15.4 0 0 1 9.6 7.4C7.4 9.6 7 11 7 13H-7C-7 11 -7.4 9.6 -9.6 7.4A15.4 15.4 0 0 1 0 -20Z',
    },
    { as: 'line', d: 'M-3.4 13L-5 -2L0 2L5 -2L3.4 13' },
    { as: 'dark', d: 'M-7 15H7V19H-7ZM-7 21H7L4.6 27H-4.6Z' },
  ],
  // A palette and a brush.
  art: [
    {
      as: 'bare',
      d: 'M0 -20C16 -20 26 -11 26 0C26 9 18 10 12 9.6C6 9.2 4 13 6.4 17C8.4 20.6 5 22.6 -2 22.4C-16 22 -26 12.6 -26 1C-26 -11 -16 -20 0 -20Z',
    },
    { as: 'dark', d: `${dot(-13, -5, 4)}${dot(-1, -11.6, 4)}${dot(12.6, -6, 4)}${dot(-13, 8, 4)}` },
    { as: 'dark', d: 'M29 -27L31 -25L12 8C10 11 6 12 2 13C4 10 4.4 6 7 3.6Z' },
  ],
  // A temple.
  society: [
    { as: 'dark', d: 'M0 -25L28 -10V-6H-28V-10Z' },
    { as: 'bare', d: 'M0 -19.6L13 -12.4H-13Z' },
    { as: 'bare', d: 'M-23 -4H-15V15H-23ZM-11 -4H-3V15H-11ZM3 -4H11V15H3ZM15 -4H23V15H15Z' },
    { as: 'dark', d: 'M-27 16.6H27V20.4H-27ZM-31 22H31V26H-31Z' },
  ],
  // A steaming cup.
  everyday: [
    {
      as: 'line',
      d: 'M-9 -25C-14 -20 -4 -17 -9 -11M1 -28C-4 -22 6 -18 1 -11M11 -25C6 -20 16 -17 11 -11',
    },
    { as: 'line', d: 'M18 -2C30 -5 30 13 14 11' },
    { as: 'bare', d: 'M-20 -6H20C20 8 14 18 6 19H-6C-14 18 -20 8 -20 -6Z' },
    { as: 'dark', d: 'M-19.6 -1C-13 4 13 -5 19.4 1L20 -6H-20Z' },
    { as: 'dark', d: 'M-28 22H28C24 27 14 28 0 28S-24 27 -28 22Z' },
  ],
};

/** Patterns behind the print, so that two cards of one category look different. */
export const GROUNDS: readonly string[] = [
  // Rays, rings, waves and a weave.
  'M0 -31V31M-31 0H31M-22 -22L22 22M-22 22L22 -22M-12 -29L12 29M12 -29L-12 29M-29 -12L29 12M-29 12L29 -12',
  `${dot(0, 0, 30)}${dot(0, 0, 25)}${dot(0, 0, 20)}${dot(0, 0, 15)}`,
  [-22, -13, -4, 5, 14, 23].map(y => `M-31 ${y}q7.75 -5 15.5 0t15.5 0t15.5 0t15.5 0`).join(''),
  [-24, -16, -8, 0, 8, 16, 24].map(at => `M${at - 10} -31L${at + 10} 31`).join(''),
];

/** Picks one of `count` variants; the same card always gets the same one. */
export function variantOf(card: string, count: number): number {
  let sum = 7;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % count;
}
