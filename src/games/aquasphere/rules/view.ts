import type { State, View } from './state';

/** The one place where secrets are cut out: piles, later programmes, and turns of later tiles. */
export const view = ({ secret: _, ...open }: State): View => open;
