/** Locks without a key, and parties that cannot win. */
import type { Mission } from '../mission';
import type { LenderId } from '../names';
import { type MissionFault, fault } from './fault';
import { partiesOf } from './parties';
import { canSucceed, endless, reachedBy, type Steps } from './reach';

const SIZES = [2, 3, 4];

type Trial = {
  readonly steps: Steps;
  /** Each party by itself, and not only all lenders together. */
  readonly triesParties: boolean;
};

export function reachFaults(
  mission: Mission,
  { steps, triesParties }: Trial = { steps: endless(), triesParties: true },
): readonly MissionFault[] {
  const all = reachedBy(mission, Object.keys(mission.lenders), steps);
  if (steps.left <= 0)
    return [fault(['cards'], 'so many things depend on each other that it cannot be tried')];
  const lost = (kind: string, names: readonly string[], says: string) =>
    names.filter(name => !all.has(`${kind} ${name}`)).map(name => [name, says] as const);
  return [
    ...lost('card', Object.keys(mission.cards), 'no agent can ever stand on this card').map(
      ([name, says]) => fault(['cards', name], says),
    ),
    ...lost('place', Object.keys(mission.places), 'nothing opens this place').map(([name, says]) =>
      fault(['places', name], says),
    ),
    ...lost('item', Object.keys(mission.items), 'nothing gives this item').map(([name, says]) =>
      fault(['items', name], says),
    ),
    ...lost('token', mission.tokens, 'nothing gives this token').map(([name, says]) =>
      fault(['tokens'], `${name}: ${says}`),
    ),
    ...lateFaults(mission),
    ...codeFaults(mission, all),
    ...endFaults(mission, all),
    ...(triesParties ? partyFaults(mission, steps) : []),
  ];
}

const lateFaults = ({ places, units }: Mission): readonly MissionFault[] =>
  Object.entries(places)
    .filter(([, { notBefore }]) => notBefore !== null && notBefore >= units)
    .map(([id]) =>
      fault(['places', id, 'notBefore'], `a run has ${units} units, so nobody waits there`),
    );

/** What a code can be worked out from has to be found somewhere. */
const codeFaults = ({ cards }: Mission, all: ReadonlySet<string>): readonly MissionFault[] =>
  Object.entries(cards).flatMap(([id, { acts }]) =>
    Object.entries(acts)
      .filter(([name, act]) => act.kind === 'code' && !all.has(`won ${id} ${name}`))
      .map(([name]) => fault(['cards', id, 'acts', name], 'nobody can ever work this code out')),
  );

/** Ends by time and by death come by the rules; the others need a card or a threshold. */
function endFaults({ ends }: Mission, all: ReadonlySet<string>): readonly MissionFault[] {
  const byRules = ['time', 'death'];
  const missing = Object.entries(ends)
    .filter(([id, { kind }]) => !byRules.includes(kind) && !all.has(`end ${id}`))
    .map(([id]) => fault(['ends', id], 'nothing leads to this end'));
  const hasTime = Object.values(ends).some(({ kind }) => kind === 'time');
  return hasTime ? missing : [...missing, fault(['ends'], 'there is no end by time')];
}

const partyFaults = (mission: Mission, steps: Steps): readonly MissionFault[] =>
  SIZES.flatMap(size => partiesOf(Object.keys(mission.lenders), size))
    .filter(party => isLost(mission, party, steps))
    .map(party => fault(['lenders'], `${party.join(', ')} together cannot reach a success`));

/** Not known, and so false, of a party for which no steps are left. */
function isLost(mission: Mission, party: readonly LenderId[], steps: Steps): boolean {
  if (steps.left <= 0) return false;
  const isWon = canSucceed(mission, party, steps);
  return !isWon && steps.left > 0;
}
