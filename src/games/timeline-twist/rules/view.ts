import type { State, View } from './state';

/**
 * The one place where secrets are cut out. Facts are public, so everybody sees the same. What was
 * turned is sent by events as it happens, and is in a view only after the end.
 */
export function view({ secret: _, ...open }: State): View {
  if (open.ended) return open;
  const { last: _last, turnedBy: _turnedBy, ...seen } = open;
  return seen;
}
