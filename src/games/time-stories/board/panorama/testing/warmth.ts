/** How much of a picture is of the warm colour, from the areas of its shapes. */
import { WALL_HEIGHT, WALL_WIDTH } from '../wall';

const WARM = ['#EFA93C', '#FFDF95', '#FFB547', '#FFE3A0'];
/** Light thins out: over its circle a glow has this share of the strength of its middle. */
const SPREAD = 0.22;

export function warmShare(svg: string): number {
  const warm = new Set([...WARM, ...warmGradients(svg)]);
  const shapes = [...svg.matchAll(/<path d="M([^"]*?)Z?" fill="([^"]*)"/g)];
  const filled = shapes.filter(([, , fill = '']) => warm.has(fill));
  const areas = filled.map(([, d = '']) => areaOf(d));
  const strengths = strengthOfGlows(svg);
  const glows = [...svg.matchAll(/<circle [^>]*r="([^"]*)" fill="url\(#([^)]*)\)"/g)];
  const lit = glows.map(
    ([, r, id = '']) => Number(r) ** 2 * Math.PI * SPREAD * (strengths[id] ?? 1),
  );
  return sum([...areas, ...lit]) / (WALL_WIDTH * WALL_HEIGHT);
}

const warmGradients = (svg: string): string[] =>
  [...svg.matchAll(/<linearGradient id="([^"]*)".*?<\/linearGradient>/g)]
    .filter(([tag]) => WARM.some(colour => tag.includes(colour)))
    .map(([, id]) => `url(#${id})`);

const strengthOfGlows = (svg: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...svg.matchAll(/<radialGradient id="([^"]*)"><stop [^>]*stop-opacity="([^"]*)"/g)].map(
      ([, id, strength]) => [id, Number(strength)],
    ),
  );

function areaOf(d: string): number {
  const numbers = d.split(/[ L]+/).map(Number);
  let twice = 0;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const next = (at + 2) % numbers.length;
    twice +=
      (numbers[at] ?? 0) * (numbers[next + 1] ?? 0) - (numbers[next] ?? 0) * (numbers[at + 1] ?? 0);
  }
  return Math.abs(twice) / 2;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
