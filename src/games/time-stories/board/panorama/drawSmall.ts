/** Small pictures: vignettes of cards, items and portraits, on clay or glazed. */
import { chanceOf } from '../../../../kit/random';
import type { MotifCall } from '../../mission/panorama';
import { drawCalls } from './drawPlace';
import { CLAY, GLAZE } from './palette';
import { Pen } from './pen';

export type SmallGround = 'clay' | 'glaze' | 'night';

export const VIGNETTE = { w: 362, h: 186 } as const;

type Frame = readonly [x: number, y: number, w: number, h: number];
type SmallSize = { readonly ground: SmallGround; readonly width: number; readonly height: number };

/** In the units of the data, and how many px a unit has when it is drawn. */
type SmallFrame = { readonly frame: Frame; readonly scale: number };
const ITEM: SmallFrame = { frame: [-60, -108, 120, 120], scale: 1.7 };
const PORTRAIT: SmallFrame = { frame: [-27, -106, 54, 54], scale: 4.4 };
const CARD: SmallFrame = { frame: [0, 0, VIGNETTE.w, VIGNETTE.h], scale: 1 };

/** Tones of the ground behind, from above to below. */
const GROUNDS: Readonly<Record<SmallGround, readonly [top: number, low: number]>> = {
  clay: [0.1, 1.8],
  glaze: [0, 1.3],
  night: [5, 2.6],
};

const frameOf = (id: string): SmallFrame =>
  id.startsWith('item') ? ITEM : id.startsWith('portrait') ? PORTRAIT : CARD;

export function drawAlone(
  id: string,
  calls: readonly MotifCall[],
  size: SmallSize,
  prefix = 'v',
): string {
  const { frame, scale } = frameOf(id);
  const [x = 0, y = 0, w = 0, h = 0] = frame.map(side => side * scale);
  const light = size.ground === 'night' ? 'night' : 'day';
  const palette = size.ground === 'clay' ? CLAY : GLAZE[light];
  const pen = new Pen(palette, Math.floor(chanceOf(id) * 2 ** 31), prefix);
  const [top, low] = GROUNDS[size.ground];
  pen.rect(x - 4, y - 4, w + 8, h + 8, top, { to: low, line: 0, down: true });
  pen.at(0, 0, 100 * scale, () => drawCalls(pen, calls, { light, clock: [12, 0] }));
  const shape = `viewBox="${x} ${y} ${w} ${h}" width="${size.width}" height="${size.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${shape} preserveAspectRatio="xMidYMid slice">${pen.text()}</svg>`;
}
