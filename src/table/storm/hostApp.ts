/** The app around the host: its disk is slow, it freezes, dies, and reopens its vault. */
import { pick } from '../../kit/random';
import { createHost, stepHost, hostWakeAt } from '../host';
import { changesOf, LOG, RECORD, SNAPSHOT } from '../persist';
import { applyTo } from '../memoryVault';
import type { Effect, Host, HostEvent } from '../hostState';
import { restored } from '../reopening';
import { carryLetters, drop, breakLine } from './lines';
import { anyBetween, count, newHost, type Storm } from './storming';

export function tellHost(storm: Storm, event: HostEvent): void {
  const { host, hostFrozenUntil, next, life } = storm;
  const now = storm.now();
  if (!host) return;
  if (now < hostFrozenUntil)
    return storm.after(hostFrozenUntil - now, () => tellHost(storm, event));
  const [stepped, effects] = stepHost(host, event, { now, fresh: fresh(next) });
  storm.host = stepped;
  for (const effect of effects) perform(storm, effect, stepped, life);
}

const fresh = (next: Storm['next']): string =>
  Array.from({ length: 8 }, () => pick(next(), 0x10000).toString(16).padStart(4, '0')).join('');

/** Keeping takes the disk a while, and every later effect waits for it. */
function perform(storm: Storm, effect: Effect, self: Host, life: number): void {
  const inThisLife = (run: () => void) =>
    storm.after(Math.max(0, storm.diskFree - storm.now()), () => life === storm.life && run());
  switch (effect.do) {
    case 'keep':
      storm.diskFree = Math.max(storm.now(), storm.diskFree) + anyBetween(storm, 0, 15);
      return inThisLife(() => keep(storm, effect));
    case 'send':
      storm.tap(self, effect.to, self.channels.get(effect.to)?.seats ?? [], effect.text);
      return inThisLife(() => send(storm, effect));
    case 'close':
      return inThisLife(() => {
        const line = storm.lines.get(effect.channel);
        if (line) breakLine(storm, line);
      });
  }
}

function keep({ vault }: Storm, effect: Extract<Effect, { do: 'keep' }>): void {
  for (const change of changesOf(effect)) applyTo(vault, change);
}

function send(storm: Storm, { to, text }: Extract<Effect, { do: 'send' }>): void {
  const line = storm.lines.get(to);
  if (line) carryLetters(storm, line, () => line.tell({ type: 'heard', text }));
}

export function hostBeats(storm: Storm): void {
  storm.after(25, () => hostBeats(storm));
  if (storm.host && hostWakeAt(storm.host) <= storm.now()) tellHost(storm, { type: 'ticked' });
}

/** Freezes the host for longer than a match runs on; any later event wakes it. */
export function sleepHost(storm: Storm): void {
  count(storm, 'host asleep');
  storm.hostFrozenUntil = storm.now() + anyBetween(storm, 3_100, 9_000);
  storm.after(anyBetween(storm, 9_100, 10_500), () => resumeHost(storm));
}

/** The player leaves the app; sometimes the phone falls asleep meanwhile. */
export function leaveHost(storm: Storm): void {
  count(storm, 'host left');
  tellHost(storm, { type: 'left' });
  const away = anyBetween(storm, 100, 7_000);
  if (storm.next() < 0.5) storm.hostFrozenUntil = storm.now() + away;
  storm.after(away, () => tellHost(storm, { type: 'returned' }));
  storm.after(away + anyBetween(storm, 100, 1_500), () => resumeHost(storm));
}

export function killHost(storm: Storm): void {
  if (!storm.host) return;
  count(storm, 'host killed');
  storm.host = null;
  storm.life++;
  for (const line of storm.lines.values()) {
    // Some phones see the channel break, others only hear nothing more.
    if (storm.next() < 0.5) storm.after(anyBetween(storm, 0, 500), () => drop(line));
  }
  storm.lines.clear();
  if (logIn(storm).split('\n').length > 2 && storm.next() < 0.3) tear(storm);
  storm.after(anyBetween(storm, 200, 4_000), () => raiseHost(storm));
}

/** The battery dies in the middle of a line that nobody has been sent yet. */
function tear(storm: Storm): void {
  count(storm, 'log torn');
  storm.vault.set(LOG, `${logIn(storm)}0123456789abcdef {"do":"act","at":12`);
}

const logIn = ({ vault }: Storm): string => vault.get(LOG) ?? '';

function raiseHost(storm: Storm): void {
  const { game, seed, weather, vault } = storm;
  const record = vault.get(RECORD);
  if (record === undefined) {
    storm.host = newHost(game, seed, weather);
    return;
  }
  const opened = restored(
    like => createHost('', like),
    { record, log: logIn(storm), snapshot: vault.get(SNAPSHOT) },
    () => game,
  );
  if (!opened.ok) throw new Error(`the vault does not open: ${JSON.stringify(opened.why)}`);
  if (opened.dropped) throw new Error(`the vault has lost ${JSON.stringify(opened.dropped)}`);
  storm.host = { ...opened.host, pack: storm.pack };
  storm.after(anyBetween(storm, 100, 1_500), () => resumeHost(storm));
}

export const resumeHost = (storm: Storm): void =>
  tellHost(storm, { type: 'ordered', order: { order: 'resume' } });
