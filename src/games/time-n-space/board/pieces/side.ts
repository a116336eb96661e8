import type { GlassId } from '../../rules/state';

export const sideOf = (glass: GlassId) => (glass === 0 ? 'left' : 'right');
