import { useState } from 'react';
import type { Manifest } from '@/games/manifest';
import type { HostWish } from '@/stores/session';
import { useLearning } from '../lesson/useLearning';
import type { Go } from './addresses';
import { HostSheet, LearnSheet, PractiseSheet } from './sheets';
import { useOpening } from './useOpening';
import { useWouldClear } from './useWouldClear';

type Asked =
  { readonly what: 'host' | 'learn'; readonly game: Manifest } | { readonly what: 'practise' };

/** The sheets of the home screen, of which one is open at a time. */
export function useHomeSheets(go: Go) {
  const [asked, ask] = useState<Asked | null>(null);
  const { open, isOpening } = useOpening(go);
  const wouldClear = useWouldClear();
  const learning = useLearning(go);
  const close = () => ask(null);
  const start = (wish: HostWish) => {
    close();
    open(wish);
  };
  const of = asked && 'game' in asked ? asked.game : undefined;
  const shared = { onClose: close, wouldClear };
  const sheets = (
    <>
      <HostSheet {...shared} game={of} open={asked?.what === 'host'} onHost={start} />
      <PractiseSheet {...shared} open={asked?.what === 'practise'} onPractise={start} />
      <LearnSheet game={of} open={asked?.what === 'learn'} onClose={close} learning={learning} />
    </>
  );
  return { ask, isOpening, sheets };
}
