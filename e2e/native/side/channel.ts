/** Messages to the world and back: one line each, with a kind. */
import { print } from './prelude';

/** No line of the app begins like this. */
const MARK = '\u0001';

type Answer = { readonly id: number; readonly error?: string; readonly value?: unknown };

const waiting = new Map<number, (answer: Answer) => void>();
const ears = new Map<string, (told: never) => void>();
let calls = 0;

/** Sends a message without an answer. */
export const tell = (kind: string, told?: unknown): void =>
  print(MARK + JSON.stringify({ kind, told }));

/** Sends a message and resolves to the world's answer. */
export function ask(kind: string, told?: unknown): Promise<unknown> {
  const id = ++calls;
  print(MARK + JSON.stringify({ kind, told, id }));
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ error, value }) => {
      if (error === undefined) resolve(value);
      else reject(new Error(error));
    });
  });
}

/** Handles a message that the world sends unasked. */
export function on<Told>(kind: string, hear: (told: Told) => void): void {
  ears.set(kind, hear);
}

export function fromWorld(kind: string, told: unknown): void {
  if (kind === 'answer') {
    const answer = told as Answer;
    const heard = waiting.get(answer.id);
    waiting.delete(answer.id);
    heard?.(answer);
    return;
  }
  const hear = ears.get(kind) as ((told: unknown) => void) | undefined;
  if (!hear) throw new Error(`the phone does not hear “${kind}”`);
  hear(told);
}
