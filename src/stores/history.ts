/** The finished matches of this device, kept in its vault. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FinishedMatch, readHistory, withMatch, writeHistory } from '../protocol/history';
import type { Keeper } from './keeper';
import type { FileToSave } from './savedMatch';

export type { FinishedMatch, HistoryPlayer } from '../protocol/history';

export type HistoryState = {
  /** The vault has been read. */
  readonly known: boolean;
  /** The newest first. */
  readonly matches: readonly FinishedMatch[];
  keep(match: FinishedMatch): Promise<void>;
  forget(id: string): Promise<void>;
  forgetAll(): Promise<void>;
};
export type HistoryStore = StoreApi<HistoryState>;

const FILE = 'history';

type Work = (matches: readonly FinishedMatch[]) => readonly FinishedMatch[];

export function createHistory(keeper: Pick<Keeper, 'read' | 'keep'>): HistoryStore {
  /** Nothing is written before the vault has been read, since that would delete the old matches. */
  let isRead = false;
  const waiting: Work[] = [];

  async function change(work: Work): Promise<void> {
    const before = store.getState().matches;
    const matches = work(before);
    if (!isRead) waiting.push(work);
    if (matches !== before) store.setState({ matches });
    if (!isRead) await read;
    else if (matches !== before) await keeper.keep(FILE, writeHistory(matches));
  }
  const store = createStore<HistoryState>(() => ({
    known: false,
    matches: [],
    keep: match => change(before => withMatch(before, match)),
    forget: id => change(before => before.filter(match => match.id !== id)),
    forgetAll: () => change(() => []),
  }));
  async function readAll(): Promise<void> {
    const text = await keeper.read(FILE, () => store.setState({ known: true }));
    isRead = true;
    const kept = readHistory(text);
    const matches = waiting.reduce((soFar, work) => work(soFar), kept);
    store.setState({ known: true, matches });
    if (matches !== kept) await keeper.keep(FILE, writeHistory(matches));
  }
  const read = readAll();
  return store;
}

export const isAlone = ({ seat, players }: FinishedMatch): boolean =>
  players.every(player => player.sits !== 'player' || player.seat === seat);

/** All finished matches, for people and programs to read. */
export const historyFile = (matches: readonly FinishedMatch[]): FileToSave => ({
  name: 'sandtable-matches.json',
  type: 'application/json',
  text: `${writeHistory(matches, 2)}\n`,
});
