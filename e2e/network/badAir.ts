/**
 * Loss and delay between a device and the switch: by the kernel's netem if it has one, else by our
 * own.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { start } from '../process/programs';
import { createLan, type Device } from './lan';

type Air = { lossPercent: number; delayMs: number; jitterMs: number };

/** Undefined if bad air can be made. */
export const whyNoBadAir = (): string | undefined =>
  hasNetem() || succeeds(['python3', '--version'])
    ? undefined
    : 'bad air needs a kernel with netem, or python3';

export const blow = (device: Device, air: Air): Promise<void> =>
  hasNetem() ? byKernel(device, air) : byHand(device, air);

function hasNetem(): boolean {
  const lan = createLan('netem');
  const { place, near } = lan.plug();
  const found = succeeds([...place, ...netem(near, { lossPercent: 0, delayMs: 0, jitterMs: 0 })]);
  lan.remove();
  return found;
}

const netem = (end: string, { lossPercent, delayMs, jitterMs }: Air): string[] =>
  `tc qdisc add dev ${end} root netem loss ${lossPercent}% delay ${delayMs}ms ${jitterMs}ms`.split(
    ' ',
  );

const succeeds = ([program = '', ...args]: readonly string[]): boolean =>
  spawnSync(program, args).status === 0;

async function byKernel({ place, near, hub, port }: Device, air: Air): Promise<void> {
  const ends = [
    [...place, ...netem(near, air)],
    [...hub, ...netem(port, air)],
  ];
  for (const command of ends) if (!succeeds(command)) throw new Error(command.join(' '));
}

async function byHand(device: Device, { lossPercent, delayMs, jitterMs }: Air): Promise<void> {
  const numbers = [lossPercent / 100, delayMs, jitterMs].map(String);
  const between = [path.join(__dirname, 'badAir.py'), device.port, device.openLine(), ...numbers];
  const child = start([...device.hub, 'python3', ...between]);
  await once(child.stdout, 'data');
}
