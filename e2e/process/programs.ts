/** Programs that a test has started and that end with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const running = new Set<ChildProcess>();

export function start(command: readonly string[], options: { cwd?: string; env?: object } = {}) {
  const [program = '', ...args] = command;
  const env = { ...process.env, ...options.env };
  const child = spawn(program, args, { ...options, env });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

export const endAll = (): Promise<unknown> =>
  Promise.all([...running].map(child => end(child, 'SIGKILL')));

/** Finds a program; some distributions keep servers outside the PATH. */
export function whereIs(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return folders.map(folder => path.join(folder, program)).find(file => fs.existsSync(file));
}
