/** Runs a script line by line in the Hermes of npm's hermes-engine-cli. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export type Engine = {
  /** The id of its process. */
  readonly pid: number;
  /** Evaluates one line, then all microtasks. */
  run(line: string): void;
  stop(): void;
};
export type Heard = {
  /** Called for every line that `print` writes. */
  line(text: string): void;
  /** Called for an uncaught exception. */
  uncaught(words: string): void;
};

export const HERMES = path.join(
  __dirname,
  'node_modules/hermes-engine-cli',
  process.platform === 'darwin' ? 'osx-bin' : 'linux64-bin',
  'hermes',
);
/** The prompt of the command line, and the form in which it shows a value. */
const PROMPT = new RegExp(`^(${String.fromCharCode(27)}\\[\\d*m|>> )+`);

export function hermes(heard: Heard, optimized: '-O0' | '-O' = '-O0'): Engine {
  const child = spawn(HERMES, [optimized, '-Xmicrotask-queue'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  readLines(child, heard);
  // Messages to an app that has ended are lost, as on a phone.
  child.stdin.on('error', () => undefined);
  return {
    pid: child.pid ?? 0,
    run: line => void child.stdin.write(`${line}\n`),
    stop: () => void child.kill('SIGKILL'),
  };
}

function readLines(child: ChildProcess, { line, uncaught }: Heard): void {
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const it of lines) {
      const bare = withoutPrompt(it);
      if (bare.startsWith('Uncaught')) uncaught(bare);
      else line(bare);
    }
  });
}

const withoutPrompt = (line: string): string => line.replace(PROMPT, '');
