import type { State, View } from './state';

/** The one place where secrets are cut out. Facts lie open, so everybody sees the same. */
export function view({ secret: _, ...seen }: State): View {
  return seen;
}
