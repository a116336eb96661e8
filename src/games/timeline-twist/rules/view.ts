import type { State, View } from './state';

/**
 * The one place where secrets are cut out. Facts lie open, so everybody sees the same. What was
 * turned is told by events as it happens, and by the view only for the ending.
 */
export function view({ secret: _, ...open }: State): View {
  if (open.ended) return open;
  const { last: _last, turnedBy: _turnedBy, ...seen } = open;
  return seen;
}
