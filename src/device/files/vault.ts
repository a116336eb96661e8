/**
 * The vault of a browser: IndexedDB with strict durability. The native app uses vault.native.ts.
 */
import type { Millis } from '../../kit/millis';
import { oneAtATime } from '../../kit/oneAtATime';
import type { VaultChange, Vault } from '../../table/ports';
import { vaultOf } from '../../table/vaultOf';

const PIECES = 'pieces';
const BY_NAME = 'by-name';
type Piece = { name: string; text: string };

/**
 * Where a browser forbids storage, nothing is there to read, and every change fails. A text is kept
 * in pieces, in the order in which they were added, so that appending is cheap.
 */
export function openVault(name = 'sandtable'): Vault {
  const turn = oneAtATime();
  let base: IDBDatabase | undefined;
  const open = openDeals();
  /** Stays until the page is opened again, or later changes would overwrite what was never read. */
  let forbidden: DOMException | undefined;

  /** After a failure a connection may be broken for good, so the next call opens another. */
  const withBase = <T>(work: (base: IDBDatabase) => Promise<T>): Promise<T> =>
    turn(async () => {
      if (forbidden) throw forbidden;
      try {
        return await work((base ??= await opened(name)));
      } catch (problem) {
        base?.close();
        base = undefined;
        if (isForbidden(problem)) forbidden = problem;
        throw problem;
      }
    });
  const unlessForbidden = (problem: unknown) => {
    if (problem === forbidden) return undefined;
    throw problem;
  };

  return vaultOf({
    read: file =>
      withBase(async at => {
        const pieces = open.add(at.transaction(PIECES)).objectStore(PIECES).index(BY_NAME);
        const found = (await answer(pieces.getAll(file))) as Piece[];
        return found.length === 0 ? undefined : found.map(({ text }) => text).join('');
      }).catch(unlessForbidden),
    change: changes =>
      withBase(at => {
        const deal = open.add(at.transaction(PIECES, 'readwrite', { durability: 'strict' }));
        try {
          perform(deal.objectStore(PIECES), changes);
        } catch (problem) {
          deal.abort(); // without this, the requests made before would be committed
          throw problem;
        }
        return done(deal);
      }),
  });
}

/**
 * WebKit keeps a page that is left, with the transactions it has open, and lets no later page change
 * what these have touched. So they end with the page.
 */
function openDeals() {
  const open = new Set<IDBTransaction>();
  addEventListener('pagehide', () => open.forEach(isGivenUp));
  return {
    add(deal: IDBTransaction): IDBTransaction {
      open.add(deal);
      for (const end of ['complete', 'abort']) deal.addEventListener(end, () => open.delete(deal));
      return deal;
    },
  };
}

/** False: it is being kept at this very moment. */
function isGivenUp(deal: IDBTransaction): boolean {
  try {
    deal.abort();
    return true;
  } catch {
    return false;
  }
}

/** As in some private windows, or with all cookies blocked. */
const isForbidden = (problem: unknown): problem is DOMException =>
  problem instanceof DOMException && problem.name === FORBIDDEN;
const FORBIDDEN = 'SecurityError';

async function opened(name: string): Promise<IDBDatabase> {
  if (!globalThis.indexedDB) throw new DOMException('there is no IndexedDB', FORBIDDEN);
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(PIECES, { autoIncrement: true }).createIndex(BY_NAME, 'name'),
  );
  return answer(request);
}

/** Makes the changes one after another, all in one transaction. */
function perform(pieces: IDBObjectStore, [change, ...rest]: readonly VaultChange[]): void {
  if (!change) return;
  const addAndGoOn = () => {
    if (change.do !== 'forget') pieces.add({ name: change.name, text: change.text });
    perform(pieces, rest);
  };
  if (change.do === 'append') addAndGoOn();
  else clear(pieces, change.name, addAndGoOn);
}

function clear(pieces: IDBObjectStore, file: string, then: () => void): void {
  const keys = pieces.index(BY_NAME).getAllKeys(file);
  keys.addEventListener('success', () => {
    for (const key of keys.result) pieces.delete(key);
    then();
  });
}

/** Long enough for a slow disk. */
const SILENT_MS: Millis = 10_000;

/** A change that something else keeps from beginning fails, and the player sees it. */
const done = (deal: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(deal.error ?? new Error('nothing was kept'));
    const timer = setTimeout(() => isGivenUp(deal) && fail(), SILENT_MS);
    deal.addEventListener('complete', () => (clearTimeout(timer), resolve()));
    deal.addEventListener('abort', () => (clearTimeout(timer), fail()));
  });

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the vault does not answer')),
    );
  });
