/** The games there are. */
import type { Manifest } from './manifest';
import { manifest as timeNSpace } from './time-n-space/manifest';
import { manifest as timelineTwist } from './timeline-twist/manifest';

export const MANIFESTS: readonly Manifest[] = [timeNSpace, timelineTwist];

/** A game of a newer version is called by its id. */
export const titleOf = (game: string, language: string): string =>
  manifestFor(game)?.title(language) ?? game;

export const manifestFor = (game: string): Manifest | undefined =>
  MANIFESTS.find(({ id }) => id === game);
