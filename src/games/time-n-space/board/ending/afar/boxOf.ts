import type { WatchRect } from '../../watch/layout';

/** Where something lies, as a style. */
export const boxOf = ({ x, y, width, height }: WatchRect) => ({ left: x, top: y, width, height });
