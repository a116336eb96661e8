import { createElement, useEffect } from 'react';
import type { WatchProps } from '@/games/board';
import { Fetching } from '@/ui/fetching/Fetching';
import { useFetched } from '@/ui/fetching/parts';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';

const NAME = 'station of aquasphere';
const fetchWatch = async () => (await import('./Watch')).Watch;

/** The station for all to see. A phone that shows a hand opens sooner without it. */
export function LaterWatch(props: WatchProps<Seen, GameEvent>) {
  const Watch = useFetched(NAME, fetchWatch);
  return Watch ? createElement(Watch, props) : <Fetching />;
}

/** Once a hand is shown, the rest follows, so that it is here without a network. */
export function usePrefetchedWatch(): void {
  useEffect(() => {
    // If it fails, it is fetched again when it is shown.
    const prefetch = () => __prefetchImport('./Watch').catch(() => undefined);
    const timer = setTimeout(() => void prefetch(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** By then the hand is drawn. */
const AFTER_MS = 5_000;
