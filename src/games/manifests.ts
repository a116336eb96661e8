/** The games there are. A new one is a folder beside them and a line here. */
import type { Manifest } from './manifest';
import { manifest as timeNSpace } from './time-n-space/manifest';
import { manifest as timelineTwist } from './timeline-twist/manifest';

export const MANIFESTS: readonly [Manifest, ...Manifest[]] = [timeNSpace, timelineTwist];
