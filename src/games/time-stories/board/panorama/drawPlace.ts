/** A place as SVG text: pure, and the same for the same place, time and tokens. */
import { chanceOf } from '../../../../kit/random';
import type { DayLight, MotifCall, MotifOptions, PlaceArt } from '../../mission/panorama';
import { MOTIFS } from './motifs/motifs';
import type { PictureScene } from './motifs/motif';
import { GLAZE, type LightOfDay } from './palette';
import { Pen } from './pen';
import {
  borders,
  chips,
  glazeTiles,
  joints,
  pictureBounds,
  plaster,
  seams,
  tileOf,
  WALL_HEIGHT,
  WALL_WIDTH,
} from './wall';

export interface PlaceMoment {
  readonly light: DayLight;
  /** Units left. */
  readonly marker: number;
  /** Tokens that lie there, and the ids of the cards that were laid out. */
  readonly facts: readonly string[];
  /** Slots whose opponents were beaten. */
  readonly beaten?: readonly string[];
  /** One path for each shape, without the pressure of the brush. */
  readonly plain?: boolean;
  /** Without joints and seams, for looking closer. */
  readonly bare?: boolean;
}

export function clockAt(
  { units, from, minutes }: DayLight,
  marker: number,
): readonly [number, number] {
  const now = from + (units - Math.max(0, Math.min(units, marker))) * minutes;
  return [Math.floor(now / 60) % 24, now % 60];
}

export function daylightAt({ dusk, night }: DayLight, marker: number): LightOfDay {
  if (marker <= night) return 'night';
  return marker <= dusk ? 'dusk' : 'day';
}

const allOf = (names: string | readonly string[] | undefined): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names;

export function isCalledFor(
  { if: wanted, unless }: MotifOptions,
  facts: readonly string[],
): boolean {
  const isWanted = wanted === undefined || allOf(wanted).some(name => facts.includes(name));
  return isWanted && !allOf(unless).some(name => facts.includes(name));
}

export function drawCalls(
  pen: Pen,
  calls: readonly MotifCall[],
  scene: PictureScene,
  facts: readonly string[] = [],
) {
  for (const [name, x, y, size, options = {}] of calls) {
    const motif = MOTIFS[name];
    if (!motif) throw new Error(`no motif is called ${name}`);
    if (!isCalledFor(options, facts)) continue;
    pen.depth = options.depth ?? 0;
    const turn = name === 'scale' ? 0 : options.turn;
    pen.at(x, y, size, () => motif(pen, options, scene), options.flip, turn);
    pen.depth = 0;
  }
}

const isNightPiece = ({ night }: PlaceArt, facts: readonly string[]) =>
  night === 'always' || (night !== undefined && facts.includes(night));

export function sceneOf(place: PlaceArt, { light, marker, facts }: PlaceMoment): PictureScene {
  return {
    light: isNightPiece(place, facts) ? 'night' : daylightAt(light, marker),
    clock: clockAt(light, marker),
  };
}

/** The SVG of the whole wall, 1920 by 600. */
export function drawPlace(
  name: string,
  place: PlaceArt,
  moment: PlaceMoment,
  prefix = 'p',
): string {
  const scene = sceneOf(place, moment);
  const pen = new Pen(GLAZE[scene.light], Math.floor(chanceOf(name) * 2 ** 31), prefix);
  pen.plain = moment.plain ?? false;
  pen.rect(-4, -4, WALL_WIDTH + 8, WALL_HEIGHT + 8, 1.6, { line: 0 });
  for (const layer of place.layers) drawCalls(pen, layer, scene, moment.facts);
  finish(pen, place, moment, scene.light);
  return svg(pen, WALL_WIDTH, WALL_HEIGHT);
}

function finish(
  pen: Pen,
  { slots, sights }: PlaceArt,
  { beaten = [], bare }: PlaceMoment,
  light: LightOfDay,
) {
  const size = tileOf(slots.length);
  glazeTiles(pen, light, size);
  for (const slot of beaten) plaster(pen, pictureBounds(slots, slot), light, size);
  borders(pen, light, size);
  if (bare) return;
  joints(pen, light, size);
  chips(
    pen,
    light,
    size,
    Object.values(sights).map(({ box }) => box),
  );
  seams(pen, light, slots.length);
}

const svg = (pen: Pen, w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${pen.text()}</svg>`;
