/** Draws a wormhole as strands that wind around its curve, wide at both mouths. */
import { type Curve, distance, poseOn } from './curve';

const SAMPLES = 36;
const WAIST = 0.34; // share of the mouth

const width = (share: number): number => WAIST + (1 - WAIST) * Math.abs(2 * share - 1) ** 1.8;

/** One strand; `phase`, in turns, is where it begins to wind. */
export function strand(curve: Curve, mouth: number, phase: number): string {
  const turns = Math.max(1, Math.round(distance(curve[0], curve[3]) / (mouth * 3.4)));
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const share = n / SAMPLES;
    const aside = mouth * width(share) * Math.sin(2 * Math.PI * (turns * share + phase));
    return asideOf(curve, share, aside);
  });
  return `M${points.join('L')}`;
}

/** Both rims of the tube, one line each. */
export function rims(curve: Curve, mouth: number): string {
  const rim = (side: 1 | -1) =>
    Array.from({ length: SAMPLES / 2 + 1 }, (_, n) => {
      const share = (2 * n) / SAMPLES;
      return asideOf(curve, share, side * mouth * width(share));
    }).join('L');
  return `M${rim(1)}M${rim(-1)}`;
}

function asideOf(curve: Curve, share: number, aside: number): string {
  const { x, y, degrees } = poseOn(curve, share);
  const angle = (degrees * Math.PI) / 180;
  return `${(x + aside * Math.cos(angle)).toFixed(1)} ${(y + aside * Math.sin(angle)).toFixed(1)}`;
}

export const spine = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
const at = ({ x, y }: Curve[0]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
