/** The vault of a browser: IndexedDB, told to write through. A phone's app takes vault.native.ts. */
import type { Vault } from '../table/ports';

const PIECES = 'pieces';
const BY_NAME = 'by-name';
type Piece = { name: string; text: string };

/** A text is kept in pieces, in the order in which they were added, so that adding one is cheap. */
export function openVault(name = 'sandtable'): Vault {
  const base = opened(name);

  async function change(work: (pieces: IDBObjectStore) => void): Promise<void> {
    const deal = (await base).transaction(PIECES, 'readwrite', { durability: 'strict' });
    work(deal.objectStore(PIECES));
    return new Promise((resolve, reject) => {
      deal.addEventListener('complete', () => resolve());
      deal.addEventListener('abort', () => reject(deal.error ?? new Error('nothing was kept')));
    });
  }

  const add = (pieces: IDBObjectStore, piece: Piece) => void pieces.add(piece);

  return {
    async read(file) {
      const pieces = (await base).transaction(PIECES).objectStore(PIECES).index(BY_NAME);
      const found = (await answer(pieces.getAll(file))) as Piece[];
      return found.length === 0 ? undefined : found.map(({ text }) => text).join('');
    },
    write: (file, text) =>
      change(pieces => clear(pieces, file, () => add(pieces, { name: file, text }))),
    append: (file, text) => change(pieces => add(pieces, { name: file, text })),
    forget: file => change(pieces => clear(pieces, file, () => undefined)),
  };
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(PIECES, { autoIncrement: true }).createIndex(BY_NAME, 'name'),
  );
  return answer(request);
}

/** All in one transaction: there is never a moment with nothing in it. */
function clear(pieces: IDBObjectStore, file: string, then: () => void): void {
  const keys = pieces.index(BY_NAME).getAllKeys(file);
  keys.addEventListener('success', () => {
    for (const key of keys.result) pieces.delete(key);
    then();
  });
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the vault does not answer')),
    );
  });
