import { useId } from 'react';

/**
 * Unique ids for the gradients and clips of one drawing. All drawings of a web page share one set
 * of ids: with equal ids all lose their colours as soon as the first drawing is hidden.
 */
export function useSvgIds<const T extends readonly string[]>(
  ...names: T
): { [K in keyof T]: string } {
  const own = useId().replace(/\W/g, '');
  return names.map(name => `${name}-${own}`) as { [K in keyof T]: string };
}
