/** Measures the parts between which pieces travel, on the surface on which they fly. */
import type { RefObject } from 'react';
import type { View } from 'react-native';
import { keysOf } from '@/kit/keys';

export type PartBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type Refs<K extends string> = Readonly<Record<K, RefObject<View | null>>>;

/** Undefined for what is not shown. */
export const boxOf = (ref: RefObject<View | null>): Promise<PartBox | undefined> =>
  new Promise(resolve => {
    const { current } = ref;
    if (!current) return resolve(undefined);
    return current.measureInWindow((x, y, width, height) =>
      resolve(width > 0 ? { x, y, width, height } : undefined),
    );
  });

export async function boxesOf<K extends string>(
  refs: Refs<K>,
  under: Pick<PartBox, 'x' | 'y'>,
): Promise<ReadonlyMap<K, PartBox>> {
  const names = keysOf(refs);
  const boxes = await Promise.all(names.map(name => boxOf(refs[name])));
  const found = new Map<K, PartBox>();
  names.forEach((name, n) => {
    const box = boxes[n];
    if (box) found.set(name, { ...box, x: box.x - under.x, y: box.y - under.y });
  });
  return found;
}
