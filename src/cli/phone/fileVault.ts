/**
 * A vault in a file that survives a power cut. Every change is one line, and a line without a line
 * end does not count.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../kit/errors';
import { jsonOf } from '../../kit/json';
import { oneAtATime } from '../../kit/oneAtATime';
import { applyTo } from '../../table/memoryVault';
import type { VaultChange, Vault } from '../../table/ports';
import { vaultOf } from '../../table/vaultOf';

type Files = Map<string, string>;
type Book = { readonly handle: fs.FileHandle; readonly size: number };

/** The functions used of `node:fs/promises`. */
export type Disk = Pick<typeof fs, 'open' | 'rename' | 'readFile'>;

export function fileVault(folder: string, disk: Disk = fs): Vault {
  const turn = oneAtATime();
  const place = path.join(folder, 'vault');
  let files: Files | undefined;
  let book: Book | undefined;

  /**
   * After a failure the content of the file is uncertain, so the next change rewrites all of it.
   */
  async function change(changes: readonly VaultChange[]): Promise<void> {
    files ??= await filesIn(place, disk);
    book ??= await writtenAnew(place, files, disk);
    try {
      book = await added(book, changes);
    } catch (problem) {
      const broken = book;
      book = undefined;
      await broken.handle.close();
      throw problem;
    }
    for (const it of changes) applyTo(files, it);
  }

  return vaultOf({
    read: name => turn(async () => (files ??= await filesIn(place, disk)).get(name)),
    change: changes => turn(() => change(changes)),
  });
}

async function added({ handle, size }: Book, changes: readonly VaultChange[]): Promise<Book> {
  const line = Buffer.from(`${JSON.stringify(changes)}\n`);
  await handle.write(line, 0, line.length, size);
  await handle.datasync();
  return { handle, size: size + line.length };
}

/**
 * Writes a new file and renames it over the old one, so that one of them is always whole. Drops
 * overwritten texts.
 */
async function writtenAnew(place: string, files: Files, disk: Disk): Promise<Book> {
  const handle = await disk.open(`${place}.new`, 'w');
  try {
    const all = [...files].map(([name, text]) => ({ do: 'write', name, text }) as const);
    const book = await added({ handle, size: 0 }, all);
    await disk.rename(`${place}.new`, place);
    await synced(path.dirname(place), disk);
    return book;
  } catch (problem) {
    await handle.close();
    throw problem;
  }
}

async function filesIn(place: string, disk: Disk): Promise<Files> {
  const files: Files = new Map();
  const lines = (await textIn(place, disk)).split('\n').slice(0, -1);
  for (const [n, line] of lines.entries()) {
    const changes = jsonOf(line) as readonly VaultChange[] | undefined;
    if (!changes) throw new Error(`${place} is damaged in line ${n + 1}`);
    for (const it of changes) applyTo(files, it);
  }
  return files;
}

async function textIn(place: string, disk: Disk): Promise<string> {
  try {
    return await disk.readFile(place, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** A rename is on disk only once its folder is synced. Windows cannot open folders. */
async function synced(folder: string, disk: Disk): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
