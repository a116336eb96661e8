/** A phone in its own process that reports facts, one JSON a line. */
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { end, start } from './programs';

export type Fact = Record<string, unknown>;
export type Phone = {
  facts: Fact[];
  until(name: string, count?: number): Promise<Fact>;
  /** Writes a line to its standard input. */
  tell(line: string): void;
  /** Suspends the process, as the system does with an app. */
  sleep(): void;
  wake(): void;
  /** Resolves when its process has ended, by itself or by a signal. */
  gone: Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

type Kind = { readonly program: string; readonly more: readonly string[] };
const USUAL: Kind = { program: 'src/cli/phone/main.ts', more: [] };
/** A command to run the phone behind, such as one that enters a network; empty for none. */
export type Place = readonly string[];

const ROOT = path.join(__dirname, '..', '..');
export const NODE = [process.execPath, '--import', 'tsx'];
const vaults = fs.mkdtempSync(path.join(os.tmpdir(), 'phones-'));

export const forgetVaults = (): void => fs.rmSync(vaults, { recursive: true, force: true });

/** A phone's vault belongs to its name and survives restarts. */
export function phone(name: string, config: Fact, place: Place = [], kind = USUAL): Phone {
  const vault = path.join(vaults, name);
  fs.mkdirSync(vault, { recursive: true });
  const argument = JSON.stringify({ vault, speed: 60, ...config });
  const command = [...place, ...NODE, kind.program, argument, ...kind.more];
  const child = start(command, { cwd: ROOT });
  const facts: Fact[] = [];
  const news = new EventEmitter();
  createInterface({ input: child.stdout }).on('line', line => {
    facts.push(JSON.parse(line));
    news.emit('news');
  });
  let complaint = '';
  child.stderr.on('data', piece => (complaint += piece));
  child.once('exit', () => news.emit('news'));
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  async function until(fact: string, count = 1): Promise<Fact> {
    const all = () => facts.filter(said => fact in said);
    while (all().length < count) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${name} is gone: ${complaint}`);
      await once(news, 'news');
    }
    return all()[count - 1] ?? {};
  }
  const tell = (line: string) => void child.stdin.write(`${line}\n`);
  return {
    facts,
    until,
    tell,
    sleep: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    gone,
    end: signal => end(child, signal),
  };
}
