/** The packs that players have made: opened on this phone or arrived from others, kept in its vault. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PackRef } from '../games/game';
import { ownPackId, ownPackIn, type PackFiles } from '../games/packReader';
import { oneAtATime } from '../kit/oneAtATime';
import { LARGEST_PACK } from '../protocol/messages';
import { type KeptPack, readPackList, writePackList } from '../protocol/packList';
import { hashOfPack, type TablePack } from '../protocol/tablePack';
import type { OpenedFile } from '../packs/openFile';
import { faulty, type NamedBytes, type OrFaults, packFault } from '../packs/packFile';
import type { Keeper } from './keeper';

export type { KeptPack };

export type FilePacks = {
  readonly state: StoreApi<{ readonly kept: readonly KeptPack[] }>;
  /** Reads the list of packs; later calls do nothing. */
  load(): Promise<void>;
  /** Checks a file, keeps it and puts it on the shelf. */
  open(game: string, file: NamedBytes): Promise<OrFaults<KeptPack>>;
  /** Puts a kept pack on the shelf, where rules and boards look it up. False: it is not here. */
  shelve(id: string): Promise<boolean>;
  /** The pack that these options name, ready to travel; undefined: none, or it is not here. */
  packFor(game: string, options: unknown): Promise<TablePack | undefined>;
  /** The name of the pack of a player in these options. */
  namedIn(game: string, options: unknown): string | undefined;
  /** Checks and keeps what has come from another phone. False: the game cannot use it. */
  receive(game: string, ref: PackRef, text: string): Promise<boolean>;
  forget(id: string): Promise<void>;
};

type FilePacksDeps = {
  readonly keeper: Keeper;
  filesOf(game: string): PackFiles | undefined;
  openFile(file: NamedBytes): Promise<OrFaults<OpenedFile>>;
  thisYear(): number;
};

const LIST = 'packs/list';
const textName = (id: string): string => `packs/${id}`;
/** Of both kinds; a phone has room for more, and a list has not. */
export const MOST_KEPT = 24;

export function createFilePacks(deps: FilePacksDeps): FilePacks {
  const { keeper } = deps;
  const state = createStore<{ readonly kept: readonly KeptPack[] }>(() => ({ kept: [] }));
  const shelved = new Set<string>();
  const turn = oneAtATime();
  let loading: Promise<void> | undefined;

  async function read(): Promise<void> {
    state.setState({ kept: readPackList(await keeper.read(LIST)) });
  }
  const load = (): Promise<void> => (loading ??= read());

  async function textOf(id: string): Promise<{ text: string; hash: string } | undefined> {
    const text = await keeper.read(textName(id));
    const hash = text === undefined ? '' : hashOfPack(text);
    return text !== undefined && ownPackId(hash) === id ? { text, hash } : undefined;
  }

  const isFull = (id: string): boolean => {
    const { kept } = state.getState();
    return kept.length >= MOST_KEPT && !kept.some(it => it.id === id);
  };

  /** The list and the text in one change, so that none is without the other. */
  function keep(pack: KeptPack, text: string): Promise<'kept' | 'no-room' | 'not-kept'> {
    return turn(async () => {
      // Another pack may have taken the last place while this one was read.
      if (isFull(pack.id)) return 'no-room';
      const kept = [pack, ...state.getState().kept.filter(({ id }) => id !== pack.id)];
      const works = await keeper.change([
        { do: 'write', name: textName(pack.id), text },
        { do: 'write', name: LIST, text: writePackList(kept) },
      ]);
      if (works) state.setState({ kept });
      return works ? 'kept' : 'not-kept';
    });
  }

  async function shelve(id: string): Promise<boolean> {
    await load();
    if (shelved.has(id)) return true;
    const pack = state.getState().kept.find(it => it.id === id);
    const files = pack && deps.filesOf(pack.game);
    const found = files && (await textOf(id));
    if (!files || !found) return false;
    const { ok } = (await files.load()).shelve(id, found.text);
    if (ok) shelved.add(id);
    return ok;
  }

  const namedIn: FilePacks['namedIn'] = (game, options) => ownPackIn(deps.filesOf(game), options);

  return {
    state,
    load,
    shelve,
    namedIn,
    async open(game, file) {
      await load();
      const files = deps.filesOf(game);
      if (!files) return faulty(packFault('unknown'));
      const opened = await deps.openFile(file);
      if (!opened.ok) return opened;
      const reader = await files.load();
      const text = reader.read(opened.value, deps.thisYear());
      if (!text.ok) return text;
      if (text.value.length > LARGEST_PACK) return faulty(packFault('too-large', { most: '8 MB' }));
      const id = ownPackId(hashOfPack(text.value));
      const noRoom = () => faulty(packFault('no-room', { most: MOST_KEPT }));
      if (isFull(id)) return noRoom();
      const named = reader.shelve(id, text.value);
      if (!named.ok) return faulty(packFault('unknown'));
      const pack: KeptPack = { id, game, title: named.value, isMine: true };
      const is = await keep(pack, text.value);
      if (is !== 'kept') return is === 'no-room' ? noRoom() : faulty(packFault(is));
      shelved.add(id);
      return { ok: true, value: pack };
    },
    async packFor(game, options) {
      const id = namedIn(game, options);
      const files = deps.filesOf(game);
      if (id === undefined || !files || !(await shelve(id))) return undefined;
      const [found, pack] = [await textOf(id), state.getState().kept.find(it => it.id === id)];
      if (!found || !pack) return undefined;
      const { text, hash } = found;
      return { ref: { id, kind: files.kind, hash }, title: pack.title, text };
    },
    async receive(game, { id, hash }, text) {
      await load();
      const files = deps.filesOf(game);
      if (!files || id !== ownPackId(hash) || hashOfPack(text) !== hash) return false;
      const named = (await files.load()).shelve(id, text);
      if (!named.ok) return false;
      shelved.add(id);
      // Without room it is played with all the same, and fetched again after a reload.
      await keep({ id, game, title: named.value, isMine: false }, text);
      return true;
    },
    async forget(id) {
      await load();
      await turn(async () => {
        const kept = state.getState().kept.filter(it => it.id !== id);
        const works = await keeper.change([
          { do: 'forget', name: textName(id) },
          { do: 'write', name: LIST, text: writePackList(kept) },
        ]);
        if (!works) return;
        shelved.delete(id);
        state.setState({ kept });
      });
    },
  };
}
