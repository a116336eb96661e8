import type { LenderId } from '../names';

/** Every choice of so many lenders. */
export function partiesOf(
  lenders: readonly LenderId[],
  size: number,
): readonly (readonly LenderId[])[] {
  const [first, ...rest] = lenders;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...partiesOf(rest, size - 1).map(it => [first, ...it]), ...partiesOf(rest, size)];
}
