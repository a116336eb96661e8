import type { Rect } from '../../watch/layout';

/** Where something lies, as a style. */
export const boxOf = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });
