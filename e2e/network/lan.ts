/** A network inside this machine: devices in kernel namespaces, plugged into one switch. */
import { spawnSync } from 'node:child_process';
import type { Place } from '../process/phone';

export type Device = {
  address: string;
  /** Programs run behind this have the device's network and no other. */
  readonly place: Place;
  /** The namespace of the switch. */
  readonly hub: Place;
  /** The two ends of its cable: at the device and at the switch. */
  readonly near: string;
  readonly port: string;
  /**
   * Unplugs the cable at the switch to put something in between, and returns the end that it must
   * forward to.
   */
  openLine(): string;
  /** Devices set apart reach all others but not each other, as in many guest Wi-Fis. */
  setApart(): void;
  unplug(): void;
  /** With its old address or a new one. */
  plugIn(address?: string): void;
};

export type Lan = { plug(): Device; remove(): void };

const within = (namespace: string): Place => ['ip', 'netns', 'exec', namespace];

function run(...[program = '', ...args]: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

const ip = (namespace: string, words: string): void =>
  run('ip', '-n', namespace, ...words.split(' '));

/** Undefined if networks can be made. */
export function whyNoLan(): string | undefined {
  try {
    createLan('try').remove();
    return undefined;
  } catch (error) {
    return `there are no network namespaces without root and iproute2: ${(error as Error).message}`;
  }
}

export function createLan(id: string): Lan {
  const namespaces: string[] = [];
  const make = (): string => {
    const namespace = `sandtable-${process.pid}-${id}-${namespaces.length}`;
    run('ip', 'netns', 'add', namespace);
    namespaces.push(namespace);
    ip(namespace, 'link set lo up');
    return namespace;
  };
  const hub = make();
  ip(hub, 'link add br0 type bridge');
  ip(hub, 'link set br0 up');
  return {
    plug: () => createDevice(hub, make(), namespaces.length),
    remove: () => namespaces.splice(0).forEach(it => run('ip', 'netns', 'del', it)),
  };
}

function createDevice(hub: string, namespace: string, n: number): Device {
  const [near, port] = ['eth0', `port${n}`];
  ip(hub, `link add ${port} type veth peer name ${near} netns ${namespace}`);
  ip(hub, `link set ${port} up`);
  ip(hub, `link set ${port} master br0`);
  const device: Device = {
    address: `10.77.0.${n}`,
    place: within(namespace),
    hub: within(hub),
    near,
    port,
    openLine: () => openLine(hub, port),
    setApart: () => run(...within(hub), 'bridge', 'link', 'set', 'dev', port, 'isolated', 'on'),
    unplug: () => ip(namespace, `link set ${near} down`),
    plugIn(address = device.address) {
      device.address = address;
      ip(namespace, `addr flush dev ${near}`);
      ip(namespace, `addr add ${address}/24 dev ${near}`);
      ip(namespace, `link set ${near} up`);
    },
  };
  device.plugIn();
  return device;
}

function openLine(hub: string, port: string): string {
  const [line, plug] = [`line-${port}`, `plug-${port}`];
  ip(hub, `link set ${port} nomaster`);
  ip(hub, `link add ${line} type veth peer name ${plug}`);
  ip(hub, `link set ${line} up`);
  ip(hub, `link set ${plug} up`);
  ip(hub, `link set ${plug} master br0`);
  return line;
}
