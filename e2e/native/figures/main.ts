/**
 * `npx tsx e2e/native/figures/main.ts`: measures the start of a phone, the speed of the rules in
 * its engine, and for how long serving the app to four browsers blocks it.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { practise } from '../../flows/gather';
import { plainScript } from '../build';
import { compiled } from '../bundle';
import { HERMES } from '../engine';
import { installPhone } from '../phone';
import { type Blocks, whileFourLoad } from './loading';

const say = (what: string, figure: string): void =>
  void process.stdout.write(`${what}: ${figure}\n`);

async function beginning(): Promise<void> {
  const phone = await installPhone({ inRealTime: true });
  const began = performance.now();
  const passed = () => `${Math.round(performance.now() - began)} ms`;
  await phone.open('http://the.table');
  await phone.waitFor('settings');
  say('from the start of the bundle to the first screen', passed());
  await practise(phone, 'http://the.table');
  say('and, the app opened once more, to a match that was dealt and begun', passed());
  phone.putAway();
}

/** Compares processor time, because wall time depends on the other programs of this machine. */
async function serving(): Promise<void> {
  const format = ({ turns, longest, busiest, busyMs }: Blocks) =>
    `${ms(busiest.busyMs)} (${busiest.kind}); by the clock ${ms(longest.wallMs)} (${longest.kind}); ` +
    `in all ${ms(busyMs)} in ${turns} turns`;
  const { loading, comingIn } = await whileFourLoad();
  say('longest block of a host while four browsers load the app from it', format(loading));
  say('and while their players come in', format(comingIn));
}

const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;

async function ruling(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'));
  const script = path.join(folder, 'rules.js');
  fs.writeFileSync(script, await plainScript(path.join(__dirname, 'rulesRun.ts')));
  const node = path.join(folder, 'node.js');
  fs.writeFileSync(node, `globalThis.print = console.log;\n${fs.readFileSync(script, 'utf8')}`);
  const inHermes = Number(execFileSync(HERMES, ['-O', '-w', '-Xmicrotask-queue', script]));
  const inNode = Number(execFileSync(process.execPath, [node]));
  say('acts a second in Hermes', `${inHermes}`);
  say('acts a second in Node', `${inNode}, ${(inNode / inHermes).toFixed(1)} times as many`);
  fs.rmSync(folder, { recursive: true, force: true });
}

function size(): void {
  const bytecode = compiled('android');
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  say(
    'bytecode for Android',
    `${mb(bytecode.length)}, ${mb(gzipSync(bytecode).length)} compressed`,
  );
}

async function main(): Promise<void> {
  size();
  await ruling();
  await beginning();
  await serving();
  process.exit(0);
}

void main();
