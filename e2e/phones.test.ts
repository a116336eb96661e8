/**
 * Whole matches among phones that are processes of their own, by real data channels and a real
 * broker, at sixty times the speed of life.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

jest.setTimeout(120_000);

const ROOT = path.join(__dirname, '..');
type Fact = Record<string, unknown>;
type Phone = {
  facts: Fact[];
  until(name: string, count?: number): Promise<Fact>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'phones-'));
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach(child => child.kill('SIGKILL')));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function tableServer(): Promise<string> {
  const flags = ['--no-build', '--host', '127.0.0.1', '--port', '0'];
  const child = start(['src/beacon/main.ts', ...flags]);
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(line);
    if (found) return `ws://127.0.0.1:${found[1]}/mqtt`;
  }
  throw new Error('the table server does not come up');
}

function start(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: ROOT });
  running.push(child);
  return child;
}

/** A phone keeps its vault by its name, however often it is switched off and on. */
function phone(name: string, config: Fact): Phone {
  const vault = path.join(folder, name);
  fs.mkdirSync(vault, { recursive: true });
  const child = start(['src/cli/phone/main.ts', JSON.stringify({ vault, speed: 60, ...config })]);
  const facts: Fact[] = [];
  let news = () => {};
  createInterface({ input: child.stdout! }).on('line', line => {
    facts.push(JSON.parse(line));
    news();
  });
  let complaint = '';
  child.stderr!.on('data', piece => (complaint += piece));
  async function until(fact: string, count = 1): Promise<Fact> {
    const all = () => facts.filter(said => fact in said);
    while (all().length < count) {
      if (child.exitCode !== null) throw new Error(`${name} is gone: ${complaint}`);
      await new Promise<void>(resolve => (news = resolve));
    }
    return all()[count - 1]!;
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return { facts, until, end };
}

const HOST = {
  role: 'host',
  places: 4,
  players: 3,
  seed: 5,
  options: { level: 'beginner' },
};
const SEATS = ['red', 'green', 'blue'];

async function evening(name: string, own: Fact = {}) {
  const brokers = [await tableServer()];
  const hosting = { ...HOST, ...own, brokers };
  const host = phone(`${name}-host`, hosting);
  const { invite } = await host.until('invite');
  const guests = SEATS.map(seat => phone(`${name}-${seat}`, { role: 'guest', seat, invite }));
  const tv = phone(`${name}-tv`, { role: 'watch', invite });
  return { name, hosting, invite, host, guests, tv };
}

/** All have come to the end, and see there what the host sees. */
async function allSeeTheSame(host: Phone, phones: readonly Phone[]): Promise<void> {
  const { over } = (await host.until('over')) as { over: Record<string, string> };
  const seen = await Promise.all(phones.map(one => one.until('over')));
  expect(seen.map(fact => fact.over)).toEqual(seen.map(fact => over[fact.viewer as string]));
}

const waysOf = (phones: readonly Phone[]) =>
  phones.flatMap(({ facts }) => facts.flatMap(({ met }) => (met ? [met] : [])));

test('three phones, a bot, their host and a screen play a whole beginners’ match', async () => {
  const { host, guests, tv } = await evening('whole');
  await allSeeTheSame(host, [...guests, tv]);
  expect(waysOf([...guests, tv])).toEqual(['direct', 'direct', 'direct', 'direct']);
  const { plies } = await host.until('over');
  expect(plies).toBeGreaterThan(100);
});

test('a phone is killed in the middle, and comes back to its seat', async () => {
  const { name, invite, host, guests, tv } = await evening('killed');
  const [red, ...others] = guests as [Phone, ...Phone[]];
  await red.until('accepted', 8);
  await red.end('SIGKILL');
  await others[0]!.until('accepted', 20);
  const back = phone(`${name}-red`, { role: 'guest', seat: 'red', invite });
  await back.until('accepted', 3);
  await allSeeTheSame(host, [back, ...others, tv]);
});

test('the host’s app is killed in the middle, and its table opens again', async () => {
  const { name, hosting, host, guests, tv } = await evening('host');
  await guests[0]!.until('accepted', 15);
  await host.end('SIGKILL');
  const again = phone(`${name}-host`, hosting);
  await guests[0]!.until('met', 2);
  await allSeeTheSame(again, [...guests, tv]);
});

test('where there is no way from phone to phone, the match goes on through the broker', async () => {
  const brokers = [await tableServer()];
  const host = phone('relay-host', { ...HOST, players: 1, brokers, direct: false });
  const { invite } = await host.until('invite');
  const guest = phone('relay-red', { role: 'guest', seat: 'red', invite, direct: false });
  await allSeeTheSame(host, [guest]);
  expect(waysOf([guest])).toEqual(['relay']);
});
