/** The databases of one phone, for calls that come as lines. */
import Connection from 'better-sqlite3';
import path from 'node:path';
import { createSqlite } from './sqlite';

type Native = Record<string, (...words: unknown[]) => Promise<unknown>>;
type Module = {
  NativeDatabase: new (file: string, options: object) => Native;
  NativeStatement: new () => Native;
};
type Call = { readonly id: number; readonly name: string; readonly words: unknown[] };

export function vault(folder: string, chance: () => number) {
  const sqlite = createSqlite({ folder, Connection, chance });
  const module = sqlite.module as Module;
  const objects = new Map<number, Native>();

  return {
    open: ({ id, path: file, options }: { id: number; path: string; options: object }) =>
      void objects.set(
        id,
        new module.NativeDatabase(path.join(folder, path.basename(file)), options),
      ),
    statement: (id: number) => void objects.set(id, new module.NativeStatement()),
    async call({ id, name, words }: Call): Promise<unknown> {
      const object = objects.get(id);
      if (!object?.[name]) throw new Error(`expo-sqlite has no ${name} here`);
      const value = await object[name](...words.map(given));
      return name === 'prepareAsync' ? undefined : value;
    },
    stop() {
      sqlite.stop();
      for (const connection of sqlite.connections) connection.close();
    },
  };

  function given(word: unknown): unknown {
    const isRef = typeof word === 'object' && word !== null && 'ref' in word;
    return isRef ? objects.get(Number((word as { ref: number }).ref)) : word;
  }
}

/** Changes what the storage has under this name, and returns it as it was. */
export function rewrite(folder: string, name: string, change: (text: string) => string): string {
  const base = new Connection(path.join(folder, 'sandtable.db'));
  const pieces = base.prepare('SELECT text FROM pieces WHERE name = ? ORDER BY id').pluck();
  const text = pieces.all(name).join('');
  base.prepare('DELETE FROM pieces WHERE name = ?').run(name);
  base.prepare('INSERT INTO pieces (name, text) VALUES (?, ?)').run(name, change(text));
  base.close();
  return text;
}

/** Makes the storage lose what was written last under this name. */
export function loseLastPiece(folder: string, name: string): void {
  const base = new Connection(path.join(folder, 'sandtable.db'));
  base
    .prepare('DELETE FROM pieces WHERE id = (SELECT max(id) FROM pieces WHERE name = ?)')
    .run(name);
  base.close();
}
