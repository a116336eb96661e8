/** The seven actions by their pictures, in the order of their hours in every sector. */
export const SIGNS = [
  'octopods',
  'crystals',
  'submarine',
  'time',
  'laboratory',
  'research',
  'programme',
] as const;
export type SignName = (typeof SIGNS)[number];
