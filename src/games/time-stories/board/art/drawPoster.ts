/** The picture by which the game is known, drawn with the pen of the places and kept as paths. */
import type { MotifCall } from '../../mission/panorama';
import { drawCalls } from '../panorama/drawPlace';
import { GLAZE, seatPalette } from '../panorama/palette';
import { Pen } from '../panorama/pen';

export const POSTER = { w: 400, h: 440 } as const;
const TILE = 50;

export interface PosterPaths {
  readonly gradients: readonly (readonly [
    id: string,
    x: number,
    y: number,
    from: string,
    to: string,
  ])[];
  readonly paths: readonly (readonly [
    d: string,
    fill: string,
    opacity: number,
    stroke: string,
    width: number,
  ])[];
}

const WALL: readonly MotifCall[] = [
  ['sky', 0, 0, 100, { w: 400, h: 300 }],
  [
    'hills',
    0,
    222,
    100,
    { points: [0, 30, 110, 6, 210, -34, 320, -60, 400, -40], h: 130, tone: 2, depth: 0.4 },
  ],
  ['cedar', 330, 164, 66, { tone: 4.6 }],
  ['roofs', -14, 262, 60, { w: 150, depth: 0.4, lit: true }],
  ['roofs', 252, 262, 56, { w: 180, depth: 0.4, lit: true }],
  ['water', 0, 256, 100, { w: 400, h: 60, tone: 2.4, to: 3.6 }],
  ['ship', 78, 292, 96, { depth: 0.1 }],
  ['tower', 208, 320, 296, { at: [9, 29] }],
  ['quay', 0, 312, 100, { w: 400, h: 130, points: [200, -160], many: 4 }],
  ['swallow', 92, 112, 62, { turn: -16 }],
  ['swallow', 322, 84, 50, { turn: 22, warm: true }],
  ['swallow', 136, 46, 30, { turn: 8 }],
];

type Standing = readonly [colour: string, line: string, x: number, y: number, call: MotifCall];

const FIGURES: readonly Standing[] = [
  [
    '#3FA66B',
    '#134A2C',
    132,
    410,
    [
      'person',
      0,
      0,
      148,
      { coat: 'coat', hat: 'hair', skin: 0.55, left: 'hip', right: 'hold', prop: 'violin' },
    ],
  ],
  [
    '#E0679F',
    '#7A1F4C',
    282,
    408,
    [
      'person',
      0,
      0,
      146,
      {
        coat: 'skirt',
        hat: 'bun',
        skin: 0.2,
        apron: true,
        left: 'hold',
        right: 'high',
        prop: 'brush',
      },
    ],
  ],
  [
    '#3E86E0',
    '#123A78',
    58,
    426,
    [
      'person',
      0,
      0,
      158,
      {
        coat: 'shirt',
        hat: 'cap',
        skin: 0.2,
        child: true,
        sash: true,
        left: 'hip',
        right: 'up',
        prop: 'keg',
      },
    ],
  ],
  [
    '#E5B02E',
    '#7A4F08',
    356,
    428,
    [
      'person',
      0,
      0,
      152,
      {
        coat: 'skirt',
        hat: 'scarf',
        skin: 0.85,
        apron: true,
        flip: true,
        left: 'up',
        right: 'low',
        prop: 'pail',
      },
    ],
  ],
];

export function drawPoster(): PosterPaths {
  const wall = new Pen(GLAZE.day, 1755, 'w');
  wall.plain = true;
  drawCalls(wall, WALL, { light: 'day', clock: [9, 29] });
  joints(wall);
  const figures = FIGURES.map(([colour, line, x, y, call], at) => {
    const pen = new Pen(seatPalette(colour, line), 31 + at, `s${at}`);
    pen.plain = true;
    for (const cut of [2.4, 0]) {
      pen.cut = cut;
      pen.at(x, y, 100, () => drawCalls(pen, [call], { light: 'day', clock: [9, 29] }));
    }
    return pen.text();
  });
  return pathsOf([wall.text(), ...figures].join(''));
}

function joints(pen: Pen) {
  let lines = '';
  for (let at = TILE; at < POSTER.h; at += TILE)
    lines += `M0 ${at}H${POSTER.w}M${at} 0V${POSTER.h}`;
  pen.put(`<path d="${lines}" fill="none" stroke="#ffffff" stroke-width="1.4" opacity=".45"/>`);
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The pen writes few kinds of tags; what spreads light is left to larger pictures. */
function pathsOf(svg: string): PosterPaths {
  const gradients = [...svg.matchAll(/<linearGradient[^>]*>.*?<\/linearGradient>/g)].map(
    ([tag]) => {
      const [from = '', to = ''] = [...tag.matchAll(/stop-color="([^"]*)"/g)].map(
        ([, colour]) => colour ?? '',
      );
      return [
        attribute(tag, 'id') ?? '',
        Number(attribute(tag, 'x2')),
        Number(attribute(tag, 'y2')),
        from,
        to,
      ] as const;
    },
  );
  const bare = svg.replace(/<clipPath[^>]*>.*?<\/clipPath>/g, '');
  const paths = [...bare.matchAll(/<path [^>]*>/g)].map(([tag]) => pathOf(tag));
  return { gradients, paths };
}

function pathOf(tag: string): PosterPaths['paths'][number] {
  const [opacity, stroke, width] = ['opacity', 'stroke', 'stroke-width'].map(name =>
    attribute(tag, name),
  );
  const d = relative(attribute(tag, 'd') ?? '');
  return [
    d,
    attribute(tag, 'fill') ?? 'none',
    Number(opacity ?? 1),
    stroke ?? 'none',
    Number(width ?? 0),
  ];
}

/** Whole steps from point to point, which are shorter than points. */
function relative(d: string): string {
  const line = /^M([\d. -]+)L([\d. -]+)(Z?)$/.exec(d);
  if (!line) return d.replace(/\d+\.\d+/g, number => `${Math.round(Number(number))}`);
  const numbers = `${line[1]} ${line[2]}`
    .trim()
    .split(/\s+/)
    .map(number => Math.round(Number(number)));
  let steps = '';
  for (let at = 2; at < numbers.length; at += 2) {
    const [x, y] = [
      (numbers[at] ?? 0) - (numbers[at - 2] ?? 0),
      (numbers[at + 1] ?? 0) - (numbers[at - 1] ?? 0),
    ];
    if (x || y) steps += `${x < 0 || !steps ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
  }
  return `M${numbers[0]} ${numbers[1]}l${steps}${line[3]}`;
}

/** The file that keeps the paths. */
export const posterSource = ({ gradients, paths: strokes }: PosterPaths): string =>
  [
    '// Made by assets/stories/poster.ts; do not edit by hand.',
    "import type { PosterPaths } from './drawPoster';",
    '// prettier-ignore',
    'export const PATHS: PosterPaths = {',
    ' gradients: [',
    ...gradients.map(it => `  ${JSON.stringify(it)},`),
    ' ],',
    ' paths: [',
    ...strokes.map(it => `  ${JSON.stringify(it)},`),
    ' ],',
    '};',
    '',
  ].join('\n');
