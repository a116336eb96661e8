import { memo, useEffect, useState } from 'react';
import { View } from 'react-native';
import { SvgXml } from 'react-native-svg';
import type { BitmapProps } from './bitmapProps';

const drawn = new Map<string, string>();
const MOST = 24;
/** On narrower pictures the pressure of the brush cannot be seen. */
const BRUSHED = 900;

/** Draws after the screen has been shown, and keeps the texts of the last pictures. */
export const Bitmap = memo(
  function Bitmap({ id, draw, width, height }: BitmapProps) {
    const isPlain = width < BRUSHED;
    const xml = useDrawn(`${id} ${isPlain}`, () => draw(isPlain));
    return (
      <View
        style={{ width, height }}
        shouldRasterizeIOS
        renderToHardwareTextureAndroid
        pointerEvents="none"
      >
        {xml ? <SvgXml xml={xml} width={width} height={height} /> : null}
      </View>
    );
  },
  (before, after) =>
    before.id === after.id && before.width === after.width && before.height === after.height,
);

function useDrawn(id: string, draw: () => string): string | undefined {
  const [xml, setXml] = useState(drawn.get(id));
  useEffect(() => {
    const timer = setTimeout(() => setXml(drawOnce(id, draw)), 0);
    return () => clearTimeout(timer);
    // The id says what is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return xml;
}

function drawOnce(id: string, draw: () => string): string {
  const xml = drawn.get(id) ?? draw();
  drawn.set(id, xml);
  for (const oldest of drawn.keys()) if (drawn.size > MOST) drawn.delete(oldest);
  return xml;
}
