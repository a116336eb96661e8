/** Runs a host: hands it events, and keeps and sends what it decides, in order. */
import { oneAtATime } from '../kit/oneAtATime';
import { stepHost, hostWakeAt } from './host';
import type { Seat } from '../kit/seat';
import { channelOf } from './draft';
import type { ChannelId, Effect, Host, HostEvent, HostCommand } from './hostState';
import { changesOf, TABLE_FILES } from './persist';
import { type LoopClock, createLoop } from './loop';
import type { VaultChange, Link, Vault, Way } from './ports';

type HostLoopDeps = LoopClock & {
  readonly vault: Vault;
  /** 128 random bits, as hexadecimal digits. */
  fresh(): string;
  /** The host has changed. */
  changed(host: Host): void;
  /**
   * Called after every try to keep something: whether it worked, and otherwise the problem, which
   * the player has to see.
   */
  kept(works: boolean, problem?: unknown): void;
};

export type HostLoop = {
  host(): Host;
  join(link: Link): void;
  order(order: HostCommand): void;
  /** How the device that holds the seat is connected; undefined: it is not. */
  wayOf(seat: Seat): Way | undefined;
  /** Call it whenever the host's screen becomes visible or hidden. */
  seen(isHere: boolean): void;
  /** Ends all channels; the table stays in the vault. */
  stop(): Promise<void>;
  /** Ends the table for good: everybody hears of it, and the vault forgets it. */
  close(): Promise<void>;
};

const AGAIN_MS = 1_000;

export function createHostLoop(first: Host, deps: HostLoopDeps): HostLoop {
  let named = 0;
  const turn = oneAtATime();
  const links = new Map<ChannelId, Link>();
  /** What the vault has refused, and everything after it. */
  const unkept: VaultChange[] = [];
  const loop = createLoop<Host, HostEvent, Effect>(first, {
    ...deps,
    step: (host, event) => stepHost(host, event, inputs()),
    wakeAt: hostWakeAt,
    tick: { type: 'ticked' },
    perform: effect => (effect.do === 'keep' ? keep(effect) : post(effect)),
  });
  const inputs = () => ({
    now: deps.now(),
    // Computed only when needed, which is seldom: asking the system for random bits takes time.
    get fresh() {
      return deps.fresh();
    },
  });

  /** If the vault refuses, the match goes on, and everything since is kept later. */
  function keep(effect: Extract<Effect, { do: 'keep' }>): Promise<void> | undefined {
    const isRefusing = unkept.length > 0;
    unkept.push(...changesOf(effect));
    return isRefusing ? undefined : keepOrRetry();
  }

  async function keepOrRetry(): Promise<void> {
    if (!(await keepAll())) deps.after(AGAIN_MS, () => void keepLater());
  }

  /** One try at a time, or a line could be added twice. */
  const keepAll = (): Promise<boolean> =>
    turn(async () => {
      const changes = [...unkept];
      const works = await change(changes);
      if (works) unkept.splice(0, changes.length);
      return works;
    });

  async function change(changes: readonly VaultChange[]): Promise<boolean> {
    try {
      await deps.vault.change(changes);
      deps.kept(true);
      return true;
    } catch (problem) {
      deps.kept(false, problem);
      return false;
    }
  }

  async function keepLater(): Promise<void> {
    if (loop.isStopped || unkept.length === 0) return;
    await keepAll();
    if (unkept.length > 0) deps.after(AGAIN_MS, () => void keepLater());
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
    const { way, mustProve = false } = link;
    loop.tell({ type: 'opened', channel, isOwn: way === 'loopback', mustProve });
    link.listen({
      heard: text => loop.tell({ type: 'heard', channel, text }),
      closed: () => {
        links.delete(channel);
        loop.tell({ type: 'closed', channel });
      },
    });
  }

  async function stop(): Promise<void> {
    loop.stop();
    await loop.settled();
    if (unkept.length > 0) await keepAll();
    for (const link of links.values()) link.close();
  }

  async function close(): Promise<void> {
    loop.tell({ type: 'ordered', order: { order: 'close' } });
    // A vault that no longer answers must not block the closing.
    await Promise.race([
      loop.settled(),
      new Promise<void>(resolve => deps.after(AGAIN_MS, resolve)),
    ]);
    await stop();
    await change(TABLE_FILES.map(name => ({ do: 'forget', name })));
  }

  function wayOf(seat: Seat): Way | undefined {
    const channel = channelOf(loop.self(), seat);
    return channel && links.get(channel)?.way;
  }

  const order = (wanted: HostCommand) => loop.tell({ type: 'ordered', order: wanted });

  const seen = (isHere: boolean) => loop.tell({ type: isHere ? 'returned' : 'left' });

  return { host: loop.self, join, order, wayOf, seen, stop, close };
}
