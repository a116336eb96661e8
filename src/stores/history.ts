/** The evenings this device was at, kept in its vault. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeptEvening, readHistory, withEvening, writeHistory } from '../protocol/history';
import type { Vault } from '../table/ports';
import type { NewFile } from './savedMatch';

export type { KeptEvening, Player } from '../protocol/history';

export type HistoryState = {
  /** What is kept has been read. */
  readonly known: boolean;
  /** The newest first. */
  readonly evenings: readonly KeptEvening[];
  keep(evening: KeptEvening): Promise<void>;
  forget(id: string): Promise<void>;
  forgetAll(): Promise<void>;
};
export type HistoryStore = StoreApi<HistoryState>;

const FILE = 'history';

export function createHistory(vault: Vault): HistoryStore {
  /** Nothing is written before all has been read, or the old evenings would be gone. */
  async function change(work: (evenings: readonly KeptEvening[]) => readonly KeptEvening[]) {
    await read;
    const before = store.getState().evenings;
    const evenings = work(before);
    if (evenings === before) return;
    store.setState({ evenings });
    // Where nothing can be kept they last as long as the page.
    await vault.write(FILE, writeHistory(evenings)).catch(() => undefined);
  }
  const store = createStore<HistoryState>(() => ({
    known: false,
    evenings: [],
    keep: evening => change(before => withEvening(before, evening)),
    forget: id => change(before => before.filter(evening => evening.id !== id)),
    forgetAll: () => change(() => []),
  }));
  const read = vault
    .read(FILE)
    .catch(() => undefined)
    .then(text => store.setState({ known: true, evenings: readHistory(text) }));
  return store;
}

export const isAlone = ({ seat, players }: KeptEvening): boolean =>
  players.every(player => player.sits !== 'player' || player.seat === seat);

/** All that is kept, to be read by people and by programs. */
export const historyFile = (evenings: readonly KeptEvening[]): NewFile => ({
  name: 'sandtable-evenings.json',
  type: 'application/json',
  text: `${writeHistory(evenings, 2)}\n`,
});
