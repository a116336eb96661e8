/**
 * Options in the address that started the app: speed and seed of matches dealt here, and whether
 * anything moves. An address reaches a browser and an installed app alike; launch arguments would
 * need a native module.
 */
import { getLinkingURL } from 'expo-linking';
import { type Seed, seedFrom } from '../kit/chance';
import { FASTEST, SLOWEST } from '../table/matchClock';

type Launch = {
  readonly speed: number;
  readonly seed: Seed | undefined;
  /** Overrides the settings, because Detox waits for endless animations. */
  readonly still: boolean;
};

export function readLaunch(url: string | null): Launch {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url ?? '')?.[1] ?? '');
  const speed = numberOf(query.get('speed')) ?? 1;
  const within = Math.min(FASTEST, Math.max(SLOWEST, speed));
  const seed = query.get('seed');
  return {
    speed: within,
    seed: seed ? seedFrom(seed) : undefined,
    still: query.get('still') === '1',
  };
}

export const launch = (): Launch => readLaunch(getLinkingURL());

function numberOf(text: string | null): number | undefined {
  const number = Number(text ?? undefined);
  return Number.isFinite(number) ? number : undefined;
}
