/** What the app was started with: how fast a match goes that is dealt here, and with which luck. */
import { getLinkingURL } from 'expo-linking';

export type Launch = { readonly speed: number; readonly seed: number | undefined };

export function readLaunch(url: string | null): Launch {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url ?? '')?.[1] ?? '');
  const speed = numberOf(query.get('speed')) ?? 1;
  return { speed: within(PACE, speed), seed: numberOf(query.get('seed')) };
}

/** No table goes slower or faster than this. */
const PACE = { least: 0.25, most: 120 } as const;
const within = ({ least, most }: typeof PACE, wished: number) =>
  Math.min(most, Math.max(least, wished));

export const launch = (): Launch => readLaunch(getLinkingURL());

function numberOf(text: string | null): number | undefined {
  const number = Number(text ?? undefined);
  return Number.isFinite(number) ? number : undefined;
}
