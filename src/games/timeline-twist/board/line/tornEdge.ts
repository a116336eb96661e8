/** Outlines a strip of paper whose long edges are torn, not cut. */
const STEP = 26;
const ROUGH = 1.6;

/** The edge at one place always looks the same. */
const roughness = (at: number, side: number): number =>
  Math.sin(at * 12.9898 + side * 78.233) * ROUGH * Math.cos(at * 3.7 + side);

export function tornEdge(width: number, height: number): string {
  const steps = Math.max(1, Math.ceil(width / STEP));
  const xs = Array.from({ length: steps + 1 }, (_, n) => Math.min(width, n * STEP));
  const top = xs.map((x, n) => `${x} ${(ROUGH + roughness(n, 1)).toFixed(1)}`);
  const bottom = xs.map((x, n) => `${x} ${(height - ROUGH + roughness(n, 2)).toFixed(1)}`);
  return `M${[...top, ...bottom.reverse()].join('L')}Z`;
}
