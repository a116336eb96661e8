/** Hosts for tests: open channels, send messages, and see the answers. */
import type { AnyGame } from '../../games/game';
import { seedOf } from '../../kit/chance';
import type { Millis } from '../../kit/millis';
import type { Seat } from '../../kit/seat';
import { type Downward, readDownward, VERSION } from '../../protocol/messages';
import type { Token } from '../../protocol/token';
import { createHost, stepHost } from '../host';
import type { ChannelId, Effect, Host, HostEvent, HostCommand } from '../hostState';
import { nim } from '../nim';
import { type Left, type OwnPlayers, restored } from '../reopening';

export type Word = { to: string } & (Downward | { say: 'closed' });
export type Hall = ReturnType<typeof openHall>;
type Vault = { record: string; lines: string[]; snapshot?: string | null };

/** A host in memory, with a clock and a vault. Every step returns the messages it sent. */
export function openHall(game: AnyGame = nim, count?: number, again?: { host: Host; left: Left }) {
  const vault: Vault = { record: again?.left.record ?? '', lines: [] };
  if (again) vault.lines = again.left.log.trimEnd().split('\n');
  if (again?.left.snapshot !== undefined) vault.snapshot = again.left.snapshot;
  return hallOf(again?.host ?? createHost('table-1', game, count), vault, 10_000, 0);
}

function hallOf(first: Host, vault: Vault, start: Millis, steps: number) {
  let [host, now, count] = [first, start, steps];
  let effects: readonly Effect[] = [];

  function happens(event: HostEvent): Word[] {
    [host, effects] = stepHost(host, event, { now, fresh: freshOf(count++) });
    effects.forEach(effect => keep(vault, effect));
    return effects.flatMap(wordOf);
  }
  const channel = (id: string) => id as ChannelId;
  const hears = (from: string, text: string) =>
    happens({ type: 'heard', channel: channel(from), text });
  const says = (from: string, message: object) => hears(from, JSON.stringify(message));
  const opens = (id: string) => happens({ type: 'opened', channel: channel(id) });
  const orders = (order: HostCommand) => happens({ type: 'ordered', order });

  return {
    host: () => host,
    now: () => now,
    effects: () => effects,
    vault,
    /** Time passes, and the host is awake all along. */
    waits(ms: Millis) {
      now += ms;
      const { isAway } = host.presence;
      if (!isAway) host = { ...host, presence: { ...host.presence, seen: now } };
    },
    /** Time passes, and nothing wakes the host. */
    sleeps: (ms: Millis) => void (now += ms),
    leaves: () => happens({ type: 'left' }),
    returns: () => happens({ type: 'returned' }),
    happens,
    hears,
    says,
    opens,
    orders,
    ticks: () => happens({ type: 'ticked' }),
    closes: (id: string) => happens({ type: 'closed', channel: channel(id) }),
    deals: (seed = 7) => orders({ order: 'deal', seed: seedOf(seed) }),
    /** Opens a channel and sends hello on it. */
    meets: (id: string, hello: object = {}) => [
      ...opens(id),
      ...says(id, {
        say: 'hello',
        v: VERSION,
        name: id,
        packs: host.game.packs ?? [],
        ...hello,
      }),
    ],
    /** Takes the seat, and confirms the token. */
    sits(id: string, seat: Seat): Token {
      const token = tokenIn(says(id, { say: 'sit', seat }));
      says(id, { say: 'kept', seat, token });
      return token;
    },
    /** The app dies and is reopened from its vault. */
    dies(own?: OwnPlayers) {
      const opened = restored(
        like => createHost('', like),
        leftIn(vault),
        () => host.game,
        own,
      );
      if (!opened.ok) throw new Error(JSON.stringify(opened.why));
      return hallOf(opened.host, vault, now + 5_000, count);
    },
  };
}

/** Differs at every step, and is the same in every run. */
const freshOf = (count: number): string => (count * 0x9e3779b9).toString(16).padStart(32, '0');

/** The files an app leaves when it dies. */
export const leftIn = ({ record, lines }: Vault): Left => ({ record, log: lines.join('\n') });

function keep(vault: Vault, effect: Effect): void {
  if (effect.do !== 'keep') return;
  const { log, record, snapshot } = effect;
  if (snapshot !== undefined) vault.snapshot = snapshot;
  const added = record.lines.map(line => `${line}\n`).join('');
  vault.record = record.replaces ? added : `${vault.record}${added}`;
  vault.lines = [...(log.replaces ? [] : vault.lines), ...log.lines];
}

function wordOf(effect: Effect): Word[] {
  if (effect.do === 'keep') return [];
  if (effect.do === 'close') return [{ to: effect.channel, say: 'closed' }];
  const read = readDownward(effect.text);
  if (!read.ok) throw new Error(`nobody can read ${effect.text}: ${JSON.stringify(read.why)}`);
  return [{ to: effect.to, ...read.message }];
}

export const tokenIn = (words: readonly Word[]): Token => {
  const [seated] = words.filter(word => word.say === 'seated');
  if (!seated) throw new Error(`nobody was seated: ${JSON.stringify(words)}`);
  return seated.token;
};

/** The codes of all refusals, in order. */
export const whysIn = (words: readonly Word[]): string[] =>
  words.flatMap(word =>
    (word.say === 'no' || word.say === 'unseated' || word.say === 'answer') && word.why
      ? [word.why.code]
      : [],
  );

export const saidTo = (id: string, words: readonly Word[]): Word[] =>
  words.filter(({ to }) => to === id);

/** Red, green and blue play nim, each on a phone of that name. */
export function playing(game: AnyGame = nim, count = 3): Hall {
  const hall = openHall(game, count);
  for (const seat of hall.host().places) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.deals();
  return hall;
}

/** An act as an honest phone would propose it. */
export const proposal = (
  hall: Hall,
  seat: Seat,
  n: number,
  action: unknown,
  more: object = {},
) => ({
  say: 'propose',
  seat,
  n,
  rev: hall.host().lastSent.get(seat)?.rev ?? 0,
  finger: hall.now(),
  action,
  ...more,
});

export const REDRAW = { type: 'redraw' };
export const take = (stones: number) => ({ type: 'take', stones });
