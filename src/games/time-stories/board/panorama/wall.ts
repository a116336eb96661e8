/** The wall of tiles: borders, joints, seams between pictures, chips and plaster. */
import type { LightOfDay } from './palette';
import type { Pen } from './pen';

export const WALL_WIDTH = 1920;
export const WALL_HEIGHT = 600;
const ROWS = 15;

export const tileOf = (slots: number) =>
  WALL_WIDTH / (slots * Math.floor(48 / slots + (48 % slots ? 0.2 : 0)));

/** Left and right of a picture on the wall. */
export function pictureBounds(
  slots: readonly string[],
  slot: string,
): readonly [left: number, right: number] {
  const index = slots.indexOf(slot);
  const wide = WALL_WIDTH / slots.length;
  return [index * wide, (index + 1) * wide];
}

/** 38 of 100 tiles came out of the kiln a little lighter or darker. */
export function glazeTiles(pen: Pen, light: LightOfDay, size: number) {
  const isNight = light === 'night';
  let pale = '';
  let dark = '';
  for (let row = 0; row < ROWS; row++)
    for (let x = 0; x < WALL_WIDTH; x += size) {
      const chance = pen.random();
      const d = `M${x.toFixed(1)} ${row * 40}h${size.toFixed(1)}v40h-${size.toFixed(1)}z`;
      if (chance < 0.19) pale += d;
      else if (chance < 0.38) dark += d;
    }
  pen.put(
    `<path d="${pale}" fill="${isNight ? '#7FA5E6' : '#fff'}" opacity="${isNight ? 0.1 : 0.17}"/>`,
  );
  pen.put(
    `<path d="${dark}" fill="${isNight ? '#020A24' : '#1B4B97'}" opacity="${isNight ? 0.16 : 0.055}"/>`,
  );
}

/** Joints between tiles: a dark groove with a bright lip, and a sheen in the corner of each glaze. */
export function joints(pen: Pen, light: LightOfDay, size: number) {
  let lines = '';
  let lips = '';
  for (let x = size; x < WALL_WIDTH - 1; x += size) {
    lines += `M${x.toFixed(1)} 0V${WALL_HEIGHT}`;
    lips += `M${(x + 1.2).toFixed(1)} 0V${WALL_HEIGHT}`;
  }
  for (let y = 40; y < WALL_HEIGHT; y += 40) {
    lines += `M0 ${y}H${WALL_WIDTH}`;
    lips += `M0 ${y + 1.2}H${WALL_WIDTH}`;
  }
  const isNight = light === 'night';
  pen.put(
    `<path d="${lines}" stroke="${isNight ? '#030B26' : '#3D5E92'}" stroke-width="1" opacity="${isNight ? 0.55 : 0.24}"/>`,
  );
  pen.put(
    `<path d="${lips}" stroke="#fff" stroke-width="1.2" opacity="${isNight ? 0.07 : 0.42}"/>`,
  );
  let sheen = '';
  for (let row = 0; row < ROWS; row++)
    for (let x = 0; x < WALL_WIDTH; x += size)
      if (pen.random() < 0.24) sheen += `M${(x + 4).toFixed(1)} ${row * 40 + 15}q1 -9 11 -10`;
  pen.put(
    `<path d="${sheen}" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" opacity="${isNight ? 0.06 : 0.26}"/>`,
  );
}

export function seams(pen: Pen, light: LightOfDay, slots: number) {
  const isNight = light === 'night';
  for (let at = 1; at < slots; at++) {
    const x = (WALL_WIDTH * at) / slots;
    pen.put(
      `<path d="M${x - 4} 0v${WALL_HEIGHT}M${x + 4} 0v${WALL_HEIGHT}" stroke="#0B1D45" stroke-width="4" opacity="${isNight ? 0.35 : 0.13}"/>`,
    );
    pen.put(
      `<path d="M${x} 0v${WALL_HEIGHT}" stroke="${isNight ? '#050D26' : '#EFE6D2'}" stroke-width="4"/>`,
    );
  }
}

/** A running scroll with leaves above and below. */
export function borders(pen: Pen, light: LightOfDay, size: number) {
  const isNight = light === 'night';
  const [ground, ink, edge] = isNight
    ? ['#0A1E55', '#7FA6E4', '#A9C3EC']
    : ['#2256A6', '#F5F1E4', '#F7F4E9'];
  const wide = size * 2;
  const wave = `M0 27c8 8 20 8 ${wide * 0.28} -3c6 -10 20 -14 ${wide * 0.26} -4c4 7 -4 14 -11 10c-5 -3 -4 -9 1 -9M${wide * 0.5} 14c10 -8 22 -8 ${wide * 0.28} 3c4 8 14 12 ${wide * 0.22} 9`;
  const leaves = `M${wide * 0.2} 27q4 -10 13 -10q-2 10 -13 10M${wide * 0.72} 14q3 11 13 11q-3 -11 -13 -11M${wide * 0.9} 13a2.4 2.4 0 1 0 .1 0M${wide * 0.42} 29a2.2 2.2 0 1 0 .1 0`;
  const id = pen.gradient(
    'border',
    made =>
      `<pattern id="${made}" patternUnits="userSpaceOnUse" width="${wide}" height="40"><path d="M0 0h${wide}v40h-${wide}z" fill="${ground}"/><path d="${wave}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/><path d="${leaves}" fill="${ink}"/></pattern>`,
  );
  for (const y of [0, WALL_HEIGHT - 40]) {
    pen.put(
      `<g transform="translate(0 ${y})"><path d="M0 0h${WALL_WIDTH}v40h-${WALL_WIDTH}z" fill="url(#${id})"/>`,
    );
    pen.put(
      `<path d="M0 3.5h${WALL_WIDTH}M0 36.5h${WALL_WIDTH}" stroke="${edge}" stroke-width="2.4"/></g>`,
    );
  }
}

/** The tiles of a beaten opponent are gone: plaster with the marks of a trowel. */
export function plaster(
  pen: Pen,
  [left, right]: readonly [number, number],
  light: LightOfDay,
  size: number,
) {
  const [pale, deep] =
    light === 'night'
      ? ['#56627F', '#3B4765']
      : light === 'dusk'
        ? ['#CBBFA8', '#A3957B']
        : ['#DCD2BC', '#B9AB8E'];
  for (let y = 80; y < WALL_HEIGHT - 80; y += 40)
    for (let x = left; x < right - 1; x += size) {
      const isEdge = x === left || x + size > right - 1 || y === 80 || y + 80 >= WALL_HEIGHT - 40;
      if (isEdge && pen.random() < 0.242) continue;
      bareTile(pen, x, y, size, pale, deep);
    }
}

function bareTile(pen: Pen, x: number, y: number, size: number, pale: string, deep: string) {
  const s = size.toFixed(1);
  pen.put(`<path d="M${x.toFixed(1)} ${y}h${s}v40h-${s}z" fill="${pale}"/>`);
  pen.put(
    `<path d="M${(x + 1).toFixed(1)} ${y + 39}v-38h${(size - 2).toFixed(1)}" fill="none" stroke="${deep}" stroke-width="2.4" opacity=".7"/>`,
  );
  for (let n = 0; n < 3; n++) {
    const lift = y + 10 + n * 10 + pen.random() * 3;
    pen.put(
      `<path d="M${(x + 5).toFixed(1)} ${lift.toFixed(1)}q${(size * 0.4).toFixed(1)} ${(pen.random() * 8 - 4).toFixed(1)} ${(size - 11).toFixed(1)} 0" stroke="${deep}" stroke-width="1.5" fill="none" opacity=".6"/>`,
    );
  }
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** Three corners are chipped, away from everything that is to be found. */
export function chips(pen: Pen, light: LightOfDay, size: number, keptOff: readonly Box[]) {
  const fill = light === 'night' ? '#5C6A87' : '#DCD2BC';
  for (let n = 0; n < 3; n++) {
    const column = 2 + Math.floor(pen.random() * (WALL_WIDTH / size - 4));
    const [x, y] = [column * size, 80 + 40 * Math.floor(pen.random() * 3)];
    if (keptOff.some(box => isWithin(box, x, y))) continue;
    pen.put(`<path d="M${x.toFixed(1)} ${y}l9 1l-2 5l-6 4z" fill="${fill}"/>`);
  }
}

const isWithin = ([left, top, width, height]: Box, x: number, y: number) =>
  x > left - 12 && x < left + width + 4 && y > top - 12 && y < top + height + 4;
