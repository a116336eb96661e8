import { useId } from 'react';

/**
 * Names for the gradients and clips of one drawing. A web page has one set of names for all: were
 * they shared, all would lose their colours as soon as the first owner is hidden.
 */
export function useSvgIds<const T extends readonly string[]>(
  ...names: T
): { [K in keyof T]: string } {
  const own = useId().replace(/\W/g, '');
  return names.map(name => `${name}-${own}`) as { [K in keyof T]: string };
}
