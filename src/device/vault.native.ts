/** The vault of a phone: SQLite, told to be sure of every word before it says so. */
import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';
import type { Vault } from '../table/ports';

const SHELVES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS pieces (id INTEGER PRIMARY KEY, name TEXT NOT NULL, text TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS by_name ON pieces (name, id);
`;
const ADD = 'INSERT INTO pieces (name, text) VALUES (?, ?)';
const CLEAR = 'DELETE FROM pieces WHERE name = ?';
const READ = 'SELECT text FROM pieces WHERE name = ? ORDER BY id';

/** A text is kept in pieces, in the order in which they were added, so that adding one is cheap. */
export function openVault(name = 'sandtable'): Vault {
  const base = opened(`${name}.db`);
  return {
    async read(file) {
      const found = await (await base).getAllAsync<{ text: string }>(READ, file);
      return found.length === 0 ? undefined : found.map(({ text }) => text).join('');
    },
    async write(file, text) {
      await (
        await base
      ).withExclusiveTransactionAsync(async deal => {
        await deal.runAsync(CLEAR, file);
        await deal.runAsync(ADD, file, text);
      });
    },
    append: async (file, text) => void (await (await base).runAsync(ADD, file, text)),
    forget: async file => void (await (await base).runAsync(CLEAR, file)),
  };
}

async function opened(file: string): Promise<SQLiteDatabase> {
  const base = await openDatabaseAsync(file);
  await base.execAsync(SHELVES);
  return base;
}
