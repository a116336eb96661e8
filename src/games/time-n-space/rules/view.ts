import type { Viewer } from '../../game';
import type { State, View } from './state';

/** The one place where secrets are cut out. Players see their own secret choice. */
export function view(state: State, viewer: Viewer): View {
  const { secret, ...seen } = state;
  const choice = viewer === 'board' ? undefined : secret.choices[viewer];
  return choice ? { ...seen, choice } : seen;
}
