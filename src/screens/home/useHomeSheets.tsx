import { useState } from 'react';
import type { Manifest } from '@/games/manifest';
import type { HostWish } from '@/stores/session';
import { useLearning } from '../lesson/useLearning';
import { useOwnFace } from '../settings/useOwnFace';
import type { Go } from './addresses';
import { HostSheet, LearnSheet, PractiseSheet } from './sheets';
import { useOpening } from './useOpening';
import { useWouldClear } from './useWouldClear';

type Asked =
  { readonly what: 'host' | 'learn'; readonly game: Manifest } | { readonly what: 'practise' };

/** The sheets of the home screen, of which one is open at a time. */
export function useHomeSheets(go: Go) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const person = useOwnFace();
  const { open, isOpening } = useOpening(go);
  const wouldClear = useWouldClear();
  const learning = useLearning(go);
  const close = () => setAsked(null);
  const start = (wish: HostWish) => {
    close();
    open(wish);
  };
  /** Players, rules and computers are chosen at the table. */
  const host = ({ id, seats, modes: [usual] }: Manifest) =>
    start({
      ...person,
      game: id,
      places: seats.usual,
      options: usual.options,
      alone: false,
    });
  const ask = (what: Asked) => {
    if (what.what === 'host' && !wouldClear) host(what.game);
    else setAsked(what);
  };
  const of = asked && 'game' in asked ? asked.game : undefined;
  const sheets = (
    <>
      <HostSheet game={of} open={asked?.what === 'host'} onClose={close} onHost={host} />
      <PractiseSheet
        open={asked?.what === 'practise'}
        onClose={close}
        wouldClear={wouldClear}
        onPractise={start}
      />
      <LearnSheet game={of} open={asked?.what === 'learn'} onClose={close} learning={learning} />
    </>
  );
  return { ask, isOpening, sheets };
}
