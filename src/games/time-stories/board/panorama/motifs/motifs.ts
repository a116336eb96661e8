/** Every motif by the name that data calls it. */
import type { Motif } from './motif';
import * as built from './built';
import * as craft from './craft';
import * as ground from './ground';
import * as living from './living';
import * as marks from './marks';
import * as people from './person';
import * as things from './things';

const { clockFace: _face, hand: _hand, pane: _pane, onion: _onion, ...buildings } = built;
const { SWALLOW: _bird, quarterArcs: _arcs, ...signs } = marks;
const { fish: _fish, ...wares } = things;

export const MOTIFS: Readonly<Record<string, Motif>> = {
  ...ground,
  ...buildings,
  ...signs,
  ...wares,
  ...living,
  ...people,
  ...craft,
};
