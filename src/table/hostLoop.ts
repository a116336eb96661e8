/** The thin shell of a host: brings it what is heard, and carries out what it says, in order. */
import { oneAtATime } from '../kit/oneAtATime';
import type { Millis } from '../kit/millis';
import { stepHost, hostWakeAt } from './host';
import type { Seat } from '../kit/seat';
import { channelOf } from './draft';
import type { ChannelId, Effect, Host, HostEvent, HostCommand } from './hostState';
import { changesOf, LOG, RECORD } from './persist';
import type { Change, Link, Vault, Way } from './ports';

type HostLoopDeps = {
  readonly vault: Vault;
  now(): Millis;
  /** 128 bits nobody can guess, as hexadecimal digits. */
  fresh(): string;
  after(ms: Millis, run: () => void): () => void;
  /** The host has changed. */
  changed(host: Host): void;
  /** Whether the vault takes what is to be kept. If not, somebody must be told, with the problem. */
  kept(works: boolean, problem?: unknown): void;
};

export type HostLoop = {
  host(): Host;
  join(link: Link): void;
  order(order: HostCommand): void;
  /** How the device is linked on which a seat plays; undefined: not at all. */
  wayOf(seat: Seat): Way | undefined;
  /** Whether the host's screen can be seen: told at every change. */
  seen(isHere: boolean): void;
  /** Lets all guests go; the table stays in the vault. */
  stop(): Promise<void>;
  /** Ends the table for good: all are told, and nothing of it stays in the vault. */
  close(): Promise<void>;
};

const AGAIN_MS = 1_000;

export function createHostLoop(first: Host, world: HostLoopDeps): HostLoop {
  let host = first;
  let stopped = false;
  let named = 0;
  let callOff = () => {};
  let wakes = Infinity;
  const turn = oneAtATime();
  const links = new Map<ChannelId, Link>();
  const due: Effect[] = [];
  /** What the vault has refused so far, and all that came after it. */
  const unkept: Change[] = [];
  let working: Promise<void> | undefined;

  function tell(event: HostEvent): void {
    if (stopped) return;
    const moment = {
      now: world.now(),
      // Drawn when it is needed, which is seldom: a phone asks its system for every one.
      get fresh() {
        return world.fresh();
      },
    };
    const [next, effects] = stepHost(host, event, moment);
    const isNew = next !== host;
    host = next;
    due.push(...effects);
    working ??= work();
    if (isNew) world.changed(host);
    sleep();
  }

  /** A timer that is right already stays: armed again for the rest, it would look like a short one. */
  function sleep(): void {
    const wake = hostWakeAt(host);
    if (wake === wakes && wake > world.now()) return;
    callOff();
    wakes = stopped ? Infinity : wake;
    if (wakes === Infinity) return;
    callOff = world.after(Math.max(0, Math.ceil(wakes - world.now())), () => {
      wakes = Infinity;
      tell({ type: 'ticked' });
    });
  }

  /** Letters go out at once, as long as nothing before them has to be kept first. */
  function work(): Promise<void> | undefined {
    for (let effect = due[0]; effect; effect = due[0]) {
      if (effect.do !== 'keep') {
        due.shift();
        post(effect);
      } else if (unkept.length > 0) {
        due.shift();
        unkept.push(...changesOf(effect));
      } else return keepThenWork(effect);
    }
    return undefined;
  }

  /** Where nothing can be kept the match goes on, and what happens meanwhile is kept later. */
  async function keepThenWork(effect: Extract<Effect, { do: 'keep' }>): Promise<void> {
    unkept.push(...changesOf(effect));
    if (!(await keepAll())) world.after(AGAIN_MS, () => void keepLater());
    due.shift();
    working = work();
    await working;
  }

  /** One try at a time, or a line could be added twice. */
  const keepAll = (): Promise<boolean> =>
    turn(async () => {
      const changes = [...unkept];
      const works = await change(changes);
      if (works) unkept.splice(0, changes.length);
      return works;
    });

  async function change(changes: readonly Change[]): Promise<boolean> {
    try {
      await world.vault.change(changes);
      world.kept(true);
      return true;
    } catch (problem) {
      world.kept(false, problem);
      return false;
    }
  }

  async function keepLater(): Promise<void> {
    if (stopped || unkept.length === 0) return;
    await keepAll();
    if (unkept.length > 0) world.after(AGAIN_MS, () => void keepLater());
  }

  function post(effect: Exclude<Effect, { do: 'keep' }>): void {
    const channel = effect.do === 'send' ? effect.to : effect.channel;
    const link = links.get(channel);
    if (effect.do === 'send') return link?.send(effect.text);
    links.delete(channel);
    link?.close();
  }

  function join(link: Link): void {
    const channel = `channel-${++named}` as ChannelId;
    links.set(channel, link);
    tell({ type: 'opened', channel, isOwn: link.way === 'loopback' });
    link.listen({
      heard: text => tell({ type: 'heard', channel, text }),
      closed: () => {
        links.delete(channel);
        tell({ type: 'closed', channel });
      },
    });
  }

  async function stop(): Promise<void> {
    stopped = true;
    callOff();
    await working;
    if (unkept.length > 0) await keepAll();
    for (const link of links.values()) link.close();
  }

  async function close(): Promise<void> {
    tell({ type: 'ordered', order: { order: 'close' } });
    // A vault that takes nothing any more keeps nobody waiting.
    await Promise.race([working, new Promise<void>(resolve => world.after(AGAIN_MS, resolve))]);
    await stop();
    await change([RECORD, LOG].map(name => ({ do: 'forget', name })));
  }

  function wayOf(seat: Seat): Way | undefined {
    const channel = channelOf(host, seat);
    return channel && links.get(channel)?.way;
  }

  const order = (wanted: HostCommand) => tell({ type: 'ordered', order: wanted });

  const seen = (isHere: boolean) => tell({ type: isHere ? 'returned' : 'left' });

  return { host: () => host, join, order, wayOf, seen, stop, close };
}
