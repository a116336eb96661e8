import { memo } from 'react';
import { View } from 'react-native';
import { Panorama } from '../panorama/Panorama';
import type { Scenery } from './scenery';

type Props = {
  readonly scenery: Scenery;
  readonly width: number;
  /** Twice as sharp, and without joints. */
  readonly closer?: boolean;
};

/** A wall that is silent for screen readers; the pictures in front of it have names. */
export const WallPicture = memo(
  function WallPicture({ scenery, width, closer = false }: Props) {
    const { mission, place, marker, facts, beaten } = scenery;
    return (
      <View aria-hidden pointerEvents="none">
        <Panorama {...{ mission, place, marker, facts, beaten, width, closer }} label="" />
      </View>
    );
  },
  (before, after) =>
    before.width === after.width &&
    before.closer === after.closer &&
    JSON.stringify(before.scenery) === JSON.stringify(after.scenery),
);
