import { useEffect, useRef, useState } from 'react';
import type { MisreadCode } from '@/stores/connector';
import { useOwnFace } from '../settings/useOwnFace';
import { useWorld } from '../world';
import type { Failure } from './useHostHalf';

type GuestStage =
  | { readonly is: 'scanning' | 'making' | 'through' }
  | { readonly is: 'showing'; readonly text: string }
  | { readonly is: 'failed'; readonly why: Failure };

/** The guest's half reads a code, then shows one until the host has read it. */
export function useGuestHalf() {
  const { session } = useWorld();
  const { name, face } = useOwnFace();
  const drop = useRef<() => void>(() => undefined);
  const [stage, setStage] = useState<GuestStage>({ is: 'scanning' });
  const [misread, setMisread] = useState<MisreadCode | null>(null);
  useEffect(() => () => drop.current(), []);

  function read(offer: string): void {
    const half = session.pairAsGuest(offer, name, face);
    if (!half.ok) {
      if (half.why === 'no-webrtc') setStage({ is: 'failed', why: 'no-webrtc' });
      else setMisread(half.why);
      return;
    }
    let [isWanted, isOpen] = [true, false];
    const to = (next: GuestStage) => isWanted && setStage(next);
    drop.current = () => {
      isWanted = false;
      if (!isOpen) half.giveUp();
    };
    setMisread(null);
    to({ is: 'making' });
    void half.text.then(text =>
      to(text === undefined ? { is: 'failed', why: 'no-code' } : { is: 'showing', text }),
    );
    void half.link.then(found => {
      isOpen = found.ok;
      return to(found.ok ? { is: 'through' } : { is: 'failed', why: found.why.code });
    });
  }

  return {
    stage,
    misread,
    read,
    anew() {
      drop.current();
      setMisread(null);
      setStage({ is: 'scanning' });
    },
  };
}
