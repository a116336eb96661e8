import { useState } from 'react';
import type { Where } from '@/stores/doors';
import { useNamed } from '../home/useNamed';
import { useWorld } from '../world';

type Stage = 'invited' | 'form' | 'on-way';
type Asked = { readonly where: Where; readonly watches: boolean };

/** From the wish to join to the way there. */
export function useJoining(invite: Where | undefined) {
  const { evening } = useWorld();
  const name = useNamed();
  const first = invite ? 'invited' : evening.state.getState().guest ? 'on-way' : 'form';
  const [stage, setStage] = useState<Stage>(first);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (where: Where, watches: boolean) => {
    setAsked({ where, watches });
    setStage('on-way');
    evening.join({ where, watches, name });
  };
  return {
    stage,
    ask,
    /** Without a wish of this screen it is the way back to a table that was left. */
    again: () => (asked ? ask(asked.where, asked.watches) : void evening.reopen()),
    /** Back to the form, for who came by it. */
    giveUp(leave: () => void) {
      void evening.leave();
      if (first === 'form') setStage('form');
      else leave();
    },
    typeInstead() {
      void evening.leave();
      setStage('form');
    },
  };
}
