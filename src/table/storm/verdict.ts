/** Everything that must be true after every storm. */
import type { AnyGame } from '../../games/game';
import { delta } from '../../kit/delta';
import type { Seat } from '../../kit/seat';
import { readDownward } from '../../protocol/messages';
import type { ChannelId, Host } from '../hostState';
import { LOG } from '../persist';
import { createLeakCheck } from './leaks';
import { viewOf } from '../match';
import { open } from '../saved';
import { type Aftermath, storm } from './storm';
import type { Tap, StormPlan } from './storming';

/** Returns every broken promise; the list should be empty. */
export function verdict(
  game: AnyGame,
  seed: number,
  weather: StormPlan,
): { faults: string[]; aftermath: Aftermath } {
  const faults: string[] = [];
  const ears = eavesdropper(game, fault => faults.push(fault));
  const aftermath = storm(game, seed, weather, ears);
  faults.push(
    ...oneHistory(game, aftermath),
    ...eachOnce(aftermath),
    ...sameViews(aftermath),
    ...sameSand(aftermath),
    ...samePack(aftermath),
  );
  return { faults, aftermath };
}

/** As a phone gets it; games may have tokens of another kind. */
const TOKEN = /"token":"[0-9a-f]{32}"/;

/** Nothing meant for one seat goes to another, no event reveals a secret, no token goes astray. */
function eavesdropper(game: AnyGame, fault: (what: string) => void): Tap {
  const leaksIn = createLeakCheck(game);
  return (host: Host, to: ChannelId, seats: readonly Seat[], text: string) => {
    const read = readDownward(text);
    if (!read.ok) return fault(`the host says what nobody can read: ${text.slice(0, 80)}`);
    const { message } = read;
    if (message.say === 'view' || message.say === 'delta') {
      const own = seats.includes(message.viewer) || (message.viewer as string) === 'board';
      if (!own) fault(`${to} is told what ${message.viewer} sees`);
    }
    if (message.say === 'delta' && host.match) {
      const leaks = leaksIn(host.match, message.viewer, message.events);
      if (leaks.length > 0) fault(`${message.viewer} is told a secret: ${leaks.join(', ')}`);
    }
    if (message.say === 'seated' && !seats.includes(message.seat)) fault(`${to} got a token`);
    if (message.say !== 'seated' && TOKEN.test(text)) fault('a token in passing');
  };
}

function oneHistory(game: AnyGame, { host, vault }: Aftermath): string[] {
  if (!host.match) return ['no match was dealt'];
  const opened = open((vault.get(LOG) ?? '').split('\n'), () => game);
  if (!opened.ok) return [`the log in the vault is refused: ${JSON.stringify(opened.fault)}`];
  const same = delta(opened.match.state, host.match.state) === 0;
  return same ? [] : ['the log in the vault is another history'];
}

function eachOnce({ host, acknowledged }: Aftermath): string[] {
  const acts = (host.match?.saved.log ?? []).flatMap(entry =>
    entry.do === 'act' && entry.n !== undefined ? [`${entry.seat} ${entry.n}`] : [],
  );
  const times = (name: string) => acts.filter(other => other === name).length;
  const lost = acknowledged.map(({ seat, n }) => `${seat} ${n}`).filter(name => times(name) !== 1);
  const twice = acts.filter(name => times(name) > 1);
  return [
    ...lost.map(name => `acknowledged, and ${times(name)} times in the log: ${name}`),
    ...twice.map(name => `played more than once: ${name}`),
  ];
}

function sameViews({ host, phones }: Aftermath): string[] {
  return phones.flatMap(({ name, seat, guest }) => {
    const viewer = seat ?? 'board';
    const seen = guest?.views.get(viewer);
    if (!host.match || !seen) return [`${name} sees nothing`];
    const change = delta(viewOf(host.match, viewer), seen.view);
    return change === 0
      ? []
      : [`${name} sees another table: ${JSON.stringify(change).slice(0, 200)}`];
  });
}

function samePack({ host, phones }: Aftermath): string[] {
  const { hash } = host.pack?.ref ?? {};
  if (hash === undefined) return [];
  const without = phones.filter(({ packs }) => !packs.has(hash)).map(({ name }) => name);
  const lacks = host.shared?.shared.pack?.lacks.map(({ name }) => name) ?? ['everybody'];
  return [
    ...without.map(name => `${name} never got the pack`),
    ...lacks.map(name => `${name} is said to lack the pack`),
  ];
}

function sameSand({ skew }: Aftermath): string[] {
  const wrong = skew.filter(({ off, within }) => off > within + 1 || off > 10);
  return wrong.map(({ off, within }) => `a clock is ${off} ms off and claims ${within}`);
}
