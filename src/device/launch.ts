/** What the app was started with: how fast a match goes that is dealt here, and with which luck. */
import { getLinkingURL } from 'expo-linking';
import { FASTEST, SLOWEST } from '../table/matchClock';

export type Launch = { readonly speed: number; readonly seed: number | undefined };

export function readLaunch(url: string | null): Launch {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url ?? '')?.[1] ?? '');
  const speed = numberOf(query.get('speed')) ?? 1;
  const within = Math.min(FASTEST, Math.max(SLOWEST, speed));
  return { speed: within, seed: numberOf(query.get('seed')) };
}

export const launch = (): Launch => readLaunch(getLinkingURL());

function numberOf(text: string | null): number | undefined {
  const number = Number(text ?? undefined);
  return Number.isFinite(number) ? number : undefined;
}
