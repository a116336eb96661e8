/** Lists the games. A new game is a folder beside this file and a line here. */
import { manifest as aquaSphere } from './aquasphere/manifest';
import type { Manifest } from './manifest';
import { manifest as timeNSpace } from './time-n-space/manifest';
import { manifest as timeStories } from './time-stories/manifest';
import { manifest as timelineTwist } from './timeline-twist/manifest';

export const MANIFESTS: readonly [Manifest, ...Manifest[]] = [
  timeNSpace,
  timelineTwist,
  aquaSphere,
  timeStories,
];
