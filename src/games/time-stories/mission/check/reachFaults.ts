/** Locks without a key, and parties that cannot win. */
import type { Mission } from '../mission';
import type { LenderId } from '../names';
import { type MissionFault, fault } from './fault';
import { reachedBy } from './reach';

const SIZES = [2, 3, 4];

export function reachFaults(mission: Mission): readonly MissionFault[] {
  const all = reachedBy(mission, Object.keys(mission.lenders));
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
    ...codeFaults(mission, all),
    ...endFaults(mission, all),
    ...partyFaults(mission),
  ];
}

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

function partyFaults(mission: Mission): readonly MissionFault[] {
  return SIZES.flatMap(size => parties(Object.keys(mission.lenders), size))
    .filter(party => !canSucceed(mission, party))
    .map(party => fault(['lenders'], `${party.join(', ')} together cannot reach a success`));
}

function canSucceed(mission: Mission, party: readonly LenderId[]): boolean {
  const reached = reachedBy(mission, party);
  return Object.entries(mission.ends).some(
    ([id, { kind }]) => kind === 'success' && reached.has(`end ${id}`),
  );
}

/** Every choice of so many lenders. */
function parties(lenders: readonly LenderId[], size: number): readonly (readonly LenderId[])[] {
  const [first, ...rest] = lenders;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...parties(rest, size - 1).map(party => [first, ...party]), ...parties(rest, size)];
}
