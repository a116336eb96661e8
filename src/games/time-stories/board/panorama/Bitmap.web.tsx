import { memo, useEffect, useState } from 'react';
import { Image, PixelRatio, View } from 'react-native';
import type { BitmapProps } from './bitmapProps';
import { holdBitmap, type Pixels, releaseBitmap, shownBitmap, takeBitmap } from './bitmaps';

/** A canvas has limits on old phones. */
const MOST_PIXELS = 4096;

/** Draws the SVG once into a bitmap of the size that is shown, so no page holds its thousands of paths. */
export const Bitmap = memo(
  function Bitmap({ id, draw, width, height, sharpness = 1 }: BitmapProps) {
    const uri = useBitmap(id, () => draw(false), pixels(width, height, sharpness));
    return (
      <View style={{ width, height }} pointerEvents="none">
        {uri ? <Image source={{ uri }} style={{ width, height }} resizeMode="stretch" /> : null}
      </View>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.width === after.width &&
    before.height === after.height &&
    before.sharpness === after.sharpness,
);

function pixels(width: number, height: number, sharpness: number): Pixels {
  const most = MOST_PIXELS / Math.max(width, height, 1);
  const factor = Math.min(most, PixelRatio.get() * sharpness);
  return [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
}

/** Until a new picture is ready, the one before stays. */
function useBitmap(id: string, draw: () => string, [w, h]: Pixels): string | undefined {
  const key = `${id}@${w}x${h}`;
  const [shown, setShown] = useState(() => ({ key, uri: shownBitmap(key) }));
  useEffect(() => {
    let isWanted = true;
    takeBitmap(key, draw, [w, h]).then(
      uri => isWanted && setShown({ key, uri }),
      () => undefined,
    );
    return () => {
      isWanted = false;
      releaseBitmap(key);
    };
    // The key says what is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  // Its address would lead nowhere once others have taken its place.
  useEffect(() => holdBitmap(shown.key), [shown.key]);
  return shown.uri;
}
