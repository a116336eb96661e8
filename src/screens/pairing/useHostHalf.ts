import { useEffect, useRef, useState } from 'react';
import type { HostHalf, MisreadCode, NoWay } from '@/stores/connector';
import { useWorld } from '../world';

export type Failure = NoWay['code'] | 'no-code';
type HostStage =
  | { readonly is: 'making' }
  | { readonly is: 'showing' | 'scanning'; readonly text: string }
  | { readonly is: 'joining' | 'paired' }
  | { readonly is: 'failed'; readonly why: Failure };

/** The host's half shows a code, then reads one, then waits for the guest. */
export function useHostHalf() {
  const { session } = useWorld();
  const half = useRef<HostHalf | undefined>(undefined);
  const [stage, setStage] = useState<HostStage>({ is: 'making' });
  const [misread, setMisread] = useState<MisreadCode | null>(null);

  useEffect(() => {
    const mine = session.pairAsHost();
    half.current = mine;
    let isWanted = true;
    let isOpen = false;
    const to = (next: HostStage) => isWanted && setStage(next);
    if (!mine) to({ is: 'failed', why: 'no-webrtc' });
    void mine?.text.then(text =>
      to(text === undefined ? { is: 'failed', why: 'no-code' } : { is: 'showing', text }),
    );
    void mine?.link.then(found => {
      isOpen = found.ok;
      return to(found.ok ? { is: 'paired' } : { is: 'failed', why: found.why.code });
    });
    return () => {
      isWanted = false;
      if (!isOpen) mine?.giveUp();
    };
  }, [session]);

  return {
    stage,
    misread,
    scan: (text: string) => setStage({ is: 'scanning', text }),
    show(text: string) {
      setMisread(null);
      setStage({ is: 'showing', text });
    },
    heard(answer: string) {
      const wrong = half.current?.heard(answer) ?? null;
      setMisread(wrong);
      if (!wrong) setStage({ is: 'joining' });
    },
  };
}
