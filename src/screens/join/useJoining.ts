import { useState } from 'react';
import type { Where } from '@/stores/connector';
import type { SessionState } from '@/stores/sessionState';
import type { Session } from '@/stores/session';
import { useOwnFace } from '../settings/useOwnFace';
import { useWorld } from '../world';
import { leadToSameTable } from '@/stores/sameTable';

/** `here`: the link leads to this phone's table; `elsewhere`: the phone is at another table. */
type Stage = 'here' | 'elsewhere' | 'unreadable' | 'invited' | 'form' | 'on-way';
type Asked = { readonly where: Where; readonly watches: boolean };

/**
 * Leads from a request to the search for the table. `resumes`: takes the seat that this phone has
 * kept.
 */
export function useJoining(invite: string | undefined, resumes: boolean) {
  const { session } = useWorld();
  const person = useOwnFace();
  const [first] = useState(() => firstStage(session, invite));
  const [stage, setStage] = useState<Stage>(first);
  const [isByCode, setByCode] = useState(first === 'form');
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (where: Where, watches: boolean) => {
    setAsked({ where, watches });
    setStage('on-way');
    session.join({ where, watches, ...person, ...(resumes && { resumes }) });
  };
  const stop = () => {
    void session.leave();
    setStage('form');
  };
  return {
    stage,
    /** The player scans or types a code, and sees there what becomes of it. */
    isByCode,
    ask,
    move: () => setStage('invited'),
    /** Without a request from this screen, the search is for a table that was left. */
    again: () => (asked ? ask(asked.where, asked.watches) : void session.reopen()),
    stop,
    typeInstead() {
      if (stage === 'on-way') stop();
      setStage('form');
      setByCode(true);
    },
  };
}

function firstStage(session: Session, invite: string | undefined): Stage {
  const now = session.state.getState();
  if (invite === undefined) return now.guest ? 'on-way' : 'form';
  const read = session.readInvite(invite);
  if (!read.ok) return 'unreadable';
  if ((now.guest?.table ?? null) === null) return 'invited';
  return leadToSameTable(read.invite, inviteOf(now)) ? 'here' : 'elsewhere';
}

const inviteOf = ({ hosting, guest }: SessionState): string =>
  (hosting?.door.is === 'open' ? hosting.door.invite : guest?.invite) ?? '';
