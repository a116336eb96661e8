import { chances } from '@/kit/random';

const next = chances(60);
const GRAINS = Array.from({ length: 70 }, () => ({
  x: next(),
  late: 0.55 * next(),
  fast: 1.6 + 1.2 * next(),
}));

/** All grains in the air as one path; `passed` goes from 0 to 1. */
export function rainPath(passed: number, width: number, height: number): string {
  'worklet';
  let path = 'M0 -9';
  for (const { x, late, fast } of GRAINS) {
    const fallen = ((passed - late) * fast) ** 2 * 1.4;
    if (passed > late && fallen < 1) {
      const length = 2 + 9 * fallen;
      path += `M${(x * width).toFixed(1)} ${(fallen * height - length).toFixed(1)}v${length.toFixed(1)}`;
    }
  }
  return path;
}
