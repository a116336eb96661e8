import { useEvening, useWorld } from '../world';
import type { Go } from './addresses';

/** Back to where a lesson was left; undefined: none is under way. */
export function useLearning(go: Go): (() => void) | undefined {
  const { evening } = useWorld();
  const isHere = useEvening(it => it.lesson !== null);
  const isLeft = useEvening(it => it.left?.lesson === true);
  const reopen = async () => {
    if (await evening.reopen()) go('/table');
  };
  if (isHere) return () => go('/table');
  return isLeft ? () => void reopen() : undefined;
}
