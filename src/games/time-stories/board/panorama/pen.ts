/** The brush: turns points into SVG text with a wobble, pressure, gradient light and pooled edges. */
import { chances, type Chances } from '../../../../kit/random';
import type { InkPalette } from './palette';
import { mixed } from './palette';

/** A tone of the ramp, or a named colour of the palette. */
export type Tone =
  number | 'warm' | 'core' | 'chalk' | 'bone' | 'line' | 'wall' | 'skin' | 'feature' | 'air';
/** x and y by turns. In a curve, a point given twice is a corner. */
export type Points = readonly number[];

export interface Stroke {
  /** Width of the line; 0 for none. */
  readonly line?: number;
  /** The far end of the gradient. */
  readonly to?: Tone;
  readonly opacity?: number;
  readonly pool?: boolean;
  /** The gradient runs straight down. */
  readonly down?: boolean;
  readonly ink?: Tone;
}

const AIR = 0.62;
const THIN = 0.42;
const WOBBLE = 0.8;
const STEP = 13;
const CURVE_STEP = 6;

const fixed = (value: number) => `${Math.round(value * 10) / 10}`;
export class Pen {
  private readonly out: string[] = [];
  private readonly gradients = new Map<string, string>();
  private readonly spots: [number, number, number, number, string][] = [];
  readonly random: Chances;
  depth = 0;
  skinTone = 0;
  /** Everything is drawn as one white shape, wider by this: the edge of a figure that was cut out. */
  cut = 0;
  /** One path for each shape, without pressure and pools: for pictures that are kept as paths. */
  plain = false;
  /** For signs, whose lines grow with them. */
  thickness = 1;
  private x = 0;
  private y = 0;
  private sx = 1;
  private sy = 1;
  private cos = 1;
  private sin = 0;
  private clips = 0;

  constructor(
    readonly palette: InkPalette,
    seed: number,
    readonly prefix = 'a',
  ) {
    this.random = chances(seed);
  }

  /** Runs `draw` with its nought at x, y, and `size` px to 100 units. */
  at(x: number, y: number, size: number, draw: () => void, flip = false, turn = 0) {
    const kept = [this.x, this.y, this.sx, this.sy, this.cos, this.sin] as const;
    const [px, py] = this.place(x, y);
    this.x = px;
    this.y = py;
    const mirrored = this.sx * this.sy < 0;
    const angle = ((mirrored ? -turn : turn) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    [this.cos, this.sin] = [this.cos * c - this.sin * s, this.sin * c + this.cos * s];
    this.sx *= (flip ? -1 : 1) * (size / 100);
    this.sy *= size / 100;
    draw();
    [this.x, this.y, this.sx, this.sy, this.cos, this.sin] = kept;
  }

  place(x: number, y: number): [number, number] {
    const [a, b] = [x * this.sx, y * this.sy];
    return [this.x + a * this.cos - b * this.sin, this.y + a * this.sin + b * this.cos];
  }

  /** How many px a unit has here. */
  get scale() {
    return Math.abs(this.sy);
  }

  colour(tone: Tone): string {
    const plain = this.unhazed(tone);
    const isLight = tone === 'warm' || tone === 'core';
    return this.depth && !isLight ? mixed(plain, this.palette.air, this.depth * AIR) : plain;
  }

  private unhazed(tone: Tone): string {
    const { palette } = this;
    if (typeof tone === 'number') return rampColour(palette.ramp, tone);
    if (tone === 'wall') return palette.wall[0];
    if (tone === 'skin') return mixed(palette.skin[0], palette.skin[1], this.skinTone);
    return palette[tone];
  }

  /** A closed shape with straight sides. */
  shape(points: Points, tone: Tone, stroke: Stroke = {}) {
    this.filled(this.straight(points, true), tone, stroke);
  }

  /** A closed shape with round sides. */
  blob(points: Points, tone: Tone, stroke: Stroke = {}) {
    this.filled(this.curved(points, true), tone, stroke);
  }

  rect(x: number, y: number, w: number, h: number, tone: Tone, stroke: Stroke = {}) {
    this.shape([x, y, x + w, y, x + w, y + h, x, y + h], tone, stroke);
  }

  oval(x: number, y: number, rx: number, ry: number, tone: Tone, stroke: Stroke = {}) {
    this.filled(this.ring(x, y, rx, ry), tone, stroke);
  }

  line(points: Points, width = 1.4, ink: Tone = 'line') {
    this.stroked(this.straight(points, false), width, ink);
  }

  curve(points: Points, width = 1.4, ink: Tone = 'line') {
    this.stroked(this.curved(points, false), width, ink);
  }

  circle(x: number, y: number, r: number, width = 1.4, ink: Tone = 'line') {
    const ring = this.ring(x, y, r, r);
    this.stroked([...ring, ...ring.slice(0, 4)], width, ink);
  }

  /** Parallel strokes within a shape; the angle is in degrees. */
  hatch(points: Points, angle = 62, gap = 6, width = 1.1, ink: Tone = 'line', opacity = 0.55) {
    if (this.cut) return;
    const outline = this.placed(points);
    const strokes = hatching(outline, angle, gap, this.random);
    const d = strokes.map(
      ([x1, y1, x2, y2]) => `M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`,
    );
    if (!d.length) return;
    this.put(
      `<path d="${d.join('')}" stroke="${this.colour(ink)}" stroke-width="${fixed(this.thin(width))}" stroke-linecap="round" opacity="${opacity * (1 - this.depth * 0.5)}" fill="none"/>`,
    );
  }

  /** Light that spreads from a point. */
  glow(x: number, y: number, r: number, strength = 0.75) {
    if (this.cut) return;
    const [px, py] = this.place(x, y);
    const id = this.gradient(
      `g${strength}`,
      made =>
        `<radialGradient id="${made}"><stop offset="0" stop-color="${this.palette.core}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${this.palette.warm}" stop-opacity="${fixed(strength * 4.5) === '0' ? 0 : strength * 0.45}"/><stop offset="1" stop-color="${this.palette.warm}" stop-opacity="0"/></radialGradient>`,
    );
    const size = r * this.scale;
    this.put(`<circle cx="${fixed(px)}" cy="${fixed(py)}" r="${fixed(size)}" fill="url(#${id})"/>`);
    this.spots.push([px, py, size, strength, this.palette.warm]);
  }

  /** A soft shade under something that stands. */
  shade(x: number, y: number, rx: number, ry: number) {
    if (this.cut) return;
    this.filled(this.ring(x, y, rx, ry), 5, { line: 0, opacity: 0.22, pool: false });
  }

  /** Draws only inside this shape. */
  within(points: Points, smooth: boolean, draw: () => void) {
    if (this.cut) return;
    const id = `${this.prefix}-c${this.clips++}`;
    const outline = smooth ? this.curved(points, true) : this.straight(points, true);
    this.put(
      `<clipPath id="${id}"><path d="${path(outline)}Z"/></clipPath><g clip-path="url(#${id})">`,
    );
    draw();
    this.put('</g>');
  }

  put(svg: string) {
    this.out.push(svg);
  }

  /** Defines a gradient once, and returns its id. */
  gradient(key: string, make: (id: string) => string): string {
    const known = this.gradients.get(key);
    if (known) return known;
    const id = `${this.prefix}-${this.gradients.size}`;
    this.gradients.set(key, id);
    this.put(`<defs>${make(id)}</defs>`);
    return id;
  }

  text(): string {
    return this.out.join('');
  }

  private thin(width: number) {
    return width * this.thickness * (1 - this.depth * THIN);
  }

  private filled(outline: number[], tone: Tone, stroke: Stroke) {
    const d = `${path(outline)}Z`;
    if (this.cut) return this.cutOut(d);
    if (this.plain) return this.outlined(d, tone, stroke);
    const opacity = stroke.opacity === undefined ? '' : ` opacity="${stroke.opacity}"`;
    this.put(`<path d="${d}" fill="${this.paint(tone, stroke)}"${opacity}/>`);
    const width = stroke.line ?? 2.2;
    if (width && stroke.pool !== false) this.pool(d, stroke.to ?? tone);
    if (width) this.contour(outline, width, stroke.ink ?? 'line');
  }

  private outlined(d: string, tone: Tone, stroke: Stroke) {
    const width = stroke.line ?? 2.2;
    const line = width
      ? ` stroke="${this.colour(stroke.ink ?? 'line')}" stroke-width="${fixed(this.thin(width))}"`
      : '';
    this.put(
      `<path d="${d}" fill="${this.paint(tone, stroke)}"${line} opacity="${stroke.opacity ?? 1}"/>`,
    );
  }

  private cutOut(d: string) {
    this.put(
      `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="${fixed(this.cut * 2)}" stroke-linejoin="round"/>`,
    );
  }

  private pool(d: string, tone: Tone) {
    const deep = typeof tone === 'number' ? Math.min(6, tone + 1.4) : tone;
    this.put(
      `<path d="${d}" fill="none" stroke="${this.colour(deep)}" stroke-width="${fixed(this.thin(4.5))}" opacity=".3" stroke-linejoin="round"/>`,
    );
  }

  private paint(tone: Tone, { to, down }: Stroke): string {
    if (to === undefined) return this.colour(tone);
    const [from, end] = [this.colour(tone), this.colour(to)];
    const axis = down ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="1"';
    const id = this.gradient(
      `${from}${end}${down ? 'd' : ''}`,
      made =>
        `<linearGradient id="${made}" ${axis}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${end}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A closed line that is heavier on the side away from the light. */
  private contour(outline: number[], width: number, ink: Tone) {
    const inner: number[] = [];
    const outer: number[] = [];
    const phase = this.random() * 40;
    const many = outline.length / 2;
    const turn = area(outline) < 0 ? -1 : 1;
    for (let at = 0; at < many; at++) {
      const [nx, ny] = normal(outline, at, many, true);
      const shade = (nx * turn + ny * turn) * 0.7;
      const thick = (this.thin(width) / 2) * (0.86 + 0.3 * shade + 0.22 * wave(phase + at / 5));
      const [x, y] = [outline[at * 2] ?? 0, outline[at * 2 + 1] ?? 0];
      outer.push(x + nx * thick, y + ny * thick);
      inner.push(x - nx * thick, y - ny * thick);
    }
    this.put(
      `<path fill-rule="evenodd" d="${path(outer)}Z${path(inner)}Z" fill="${this.colour(ink)}"/>`,
    );
  }

  /** An open line that begins and ends fine. */
  private stroked(points: number[], width: number, ink: Tone) {
    if (this.cut) return;
    if (this.plain) {
      this.put(
        `<path d="${path(points)}" fill="none" stroke="${this.colour(ink)}" stroke-width="${fixed(this.thin(width))}"/>`,
      );
      return;
    }
    const many = points.length / 2;
    const left: number[] = [];
    const right: number[] = [];
    const phase = this.random() * 40;
    for (let at = 0; at < many; at++) {
      const [nx, ny] = normal(points, at, many, false);
      const along = at / (many - 1);
      const press =
        0.42 + 0.58 * Math.sqrt(Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, along))));
      const thick = (this.thin(width) / 2) * press * (1 + 0.25 * wave(phase + at / 4));
      const [x, y] = [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0];
      left.push(x + nx * thick, y + ny * thick);
      right.unshift(x - nx * thick, y - ny * thick);
    }
    this.put(`<path d="${path([...left, ...right])}Z" fill="${this.colour(ink)}"/>`);
  }

  private placed(points: Points): number[] {
    const placed: number[] = [];
    for (let at = 0; at < points.length; at += 2)
      placed.push(...this.place(points[at] ?? 0, points[at + 1] ?? 0));
    return placed;
  }

  private straight(points: Points, closed: boolean): number[] {
    const corners = this.placed(points);
    const many = corners.length / 2;
    const line: number[] = [];
    for (let at = 0; at < many - (closed ? 0 : 1); at++) {
      const [x, y] = [corners[at * 2] ?? 0, corners[at * 2 + 1] ?? 0];
      const next = (at + 1) % many;
      const [toX, toY] = [corners[next * 2] ?? 0, corners[next * 2 + 1] ?? 0];
      const steps = Math.min(60, Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / STEP)));
      for (let step = 0; step < steps; step++)
        line.push(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps);
    }
    if (!closed) line.push(...corners.slice(-2));
    return this.wobbled(line);
  }

  private curved(points: Points, closed: boolean): number[] {
    return this.wobbled(smooth(this.placed(points), closed));
  }

  private ring(x: number, y: number, rx: number, ry: number): number[] {
    const ring: number[] = [];
    const size = Math.max(rx, ry) * this.scale;
    const many = Math.max(14, Math.min(72, Math.round((size * 6.3) / 5)));
    for (let at = 0; at < many; at++) {
      const angle = (at / many) * 2 * Math.PI;
      ring.push(...this.place(x + rx * Math.cos(angle), y + ry * Math.sin(angle)));
    }
    return this.wobbled(ring, size < 5 ? 0.25 : 1);
  }

  private wobbled(points: number[], share = 1): number[] {
    const phase = this.random() * 100;
    const reach = WOBBLE * share * (1 - this.depth * 0.3);
    let along = 0;
    return points.map((value, index) => {
      if (index > 1 && index % 2 === 0)
        along += Math.hypot(
          value - (points[index - 2] ?? 0),
          (points[index + 1] ?? 0) - (points[index - 1] ?? 0),
        );
      return value + reach * wave(phase + along / 24 + (index % 2) * 31);
    });
  }
}

const wave = (at: number) => (Math.sin(at * 1.31) + 0.6 * Math.sin(at * 2.93 + 1.7)) / 1.2;

function rampColour(ramp: readonly string[], tone: number): string {
  const at = Math.max(0, Math.min(ramp.length - 1, tone));
  const low = Math.floor(at);
  return at === low
    ? (ramp[low] ?? '#000000')
    : mixed(ramp[low] ?? '#000000', ramp[low + 1] ?? '#000000', at - low);
}

function path(points: readonly number[]): string {
  let d = `M${fixed(points[0] ?? 0)} ${fixed(points[1] ?? 0)}L`;
  for (let at = 2; at < points.length; at += 2)
    d += `${fixed(points[at] ?? 0)} ${fixed(points[at + 1] ?? 0)} `;
  return d.trimEnd();
}

function area(points: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    sum +=
      (points[at] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[at + 1] ?? 0);
  }
  return sum;
}

function normal(
  points: readonly number[],
  at: number,
  many: number,
  closed: boolean,
): [number, number] {
  const before = closed ? (at + many - 1) % many : Math.max(0, at - 1);
  const after = closed ? (at + 1) % many : Math.min(many - 1, at + 1);
  const dx = (points[after * 2] ?? 0) - (points[before * 2] ?? 0);
  const dy = (points[after * 2 + 1] ?? 0) - (points[before * 2 + 1] ?? 0);
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

/** Catmull-Rom. */
function smooth(points: readonly number[], closed: boolean): number[] {
  const many = points.length / 2;
  const point = (at: number): [number, number] => {
    const index = closed ? (at + many) % many : Math.max(0, Math.min(many - 1, at));
    return [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
  };
  const line: number[] = [];
  for (let at = 0; at < many - (closed ? 0 : 1); at++) {
    const [p0, p1, p2, p3] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    const length = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    if (!length) continue;
    const steps = Math.min(40, Math.max(2, Math.round(length / CURVE_STEP)));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push(spline(p0[0], p1[0], p2[0], p3[0], t), spline(p0[1], p1[1], p2[1], p3[1], t));
    }
  }
  if (!closed) line.push(...point(many - 1));
  return line;
}

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

function hatching(outline: readonly number[], angle: number, gap: number, random: () => number) {
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned: [number, number][] = [];
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    turned.push([x * cos - y * sin, x * sin + y * cos]);
  }
  const ys = turned.map(([, y]) => y);
  const strokes: [number, number, number, number][] = [];
  const end = Math.max(...ys);
  for (let y = Math.min(...ys) + gap / 2; y < end; y += gap * (0.8 + 0.4 * random())) {
    const cuts = crossings(turned, y);
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      const [from, to] = [
        (cuts[at] ?? 0) + random() * gap,
        (cuts[at + 1] ?? 0) - random() * gap * 1.5,
      ];
      if (to - from < 3) continue;
      strokes.push([
        from * cos + y * sin,
        y * cos - from * sin,
        to * cos + y * sin,
        y * cos - to * sin,
      ]);
    }
  }
  return strokes;
}

function crossings(outline: readonly (readonly [number, number])[], y: number): number[] {
  const cuts: number[] = [];
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y) cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return cuts.sort((a, b) => a - b);
}
