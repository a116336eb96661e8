/**
 * This phone's own matches that wait while others are played, each on its own shelf of the vault.
 */
import type { Millis } from '../kit/millis';
import { type SavedDoor, readSavedDoor, writeWayBack } from '../protocol/savedSettings';
import type { RulesOf } from '../games/game';
import { readRecord, rulesIn } from '../protocol/record';
import { LOG, RECORD, TABLE_FILES } from '../table/persist';
import type { VaultChange } from '../table/ports';
import type { Keeper } from './keeper';

export type TableAside = {
  readonly slot: number;
  readonly game: string;
  /** As ISO 8601. */
  readonly since: string | undefined;
  readonly players: readonly string[];
  /** The match time it has reached. */
  readonly at: Millis | undefined;
  /** How far it has come, for the manifest of its game to say. */
  readonly progress?: string | undefined;
  readonly lesson: string | undefined;
  /** The rules with which it began; undefined: only its log says so. */
  readonly rules: RulesOf | undefined;
};

export type TablesAside = {
  list(): Promise<readonly TableAside[]>;
  /** Puts the match on the host's shelf aside. A lobby and a finished match are not kept. */
  putAside(): Promise<'done' | 'nothing-to-keep' | 'full' | 'refused'>;
  /** True if the match on the host's shelf would be kept. */
  isUnfinished(): Promise<boolean>;
  /** Brings a match back to the host's shelf. An unfinished one that lies there takes its slot. */
  takeBack(slot: number): Promise<boolean>;
  forget(slot: number): Promise<boolean>;
};

export const MOST_ASIDE = 12;
const HERE = 'host';
const FILES = ['door', ...TABLE_FILES] as const;
const SLOTS = Array.from({ length: MOST_ASIDE }, (_, slot) => slot);
const shelfOf = (slot: number): string => `aside/${slot}`;

type FileName = (typeof FILES)[number];
type Files = Readonly<Partial<Record<FileName, string>>>;
type Deps = { readonly keeper: Pick<Keeper, 'read' | 'change'>; today(): string };

export function createTablesAside({ keeper, today }: Deps): TablesAside {
  async function filesAt(shelf: string, names: readonly FileName[] = FILES): Promise<Files> {
    const texts = await Promise.all(names.map(name => keeper.read(`${shelf}/${name}`)));
    return Object.fromEntries(
      names.flatMap((name, n) => (texts[n] === undefined ? [] : [[name, texts[n]]])),
    );
  }
  /** Enough to list a table. The log is read only if nothing else is left. */
  async function headAt(shelf: string): Promise<Files> {
    const head = await filesAt(shelf, ['door', RECORD]);
    return isEmpty(head) ? filesAt(shelf, [LOG]) : head;
  }
  async function freeSlot(): Promise<number | undefined> {
    const heads = await Promise.all(SLOTS.map(slot => headAt(shelfOf(slot))));
    return SLOTS.find(slot => isEmpty(heads[slot] ?? {}));
  }
  return {
    async list() {
      const all = await Promise.all(
        SLOTS.map(async slot => tableIn(slot, await headAt(shelfOf(slot)))),
      );
      return all.filter(table => table !== undefined).sort(byTime);
    },
    async putAside() {
      const files = await filesAt(HERE);
      if (!isUnfinished(files)) return 'nothing-to-keep';
      const slot = await freeSlot();
      if (slot === undefined) return 'full';
      const changes = [...filled(shelfOf(slot), dated(files, today())), ...filled(HERE, {})];
      return (await keeper.change(changes)) ? 'done' : 'refused';
    },
    isUnfinished: async () => isUnfinished(await filesAt(HERE)),
    async takeBack(slot) {
      const [wanted, here] = [await filesAt(shelfOf(slot)), await filesAt(HERE)];
      if (isEmpty(wanted)) return false;
      // The slot of one becomes free for the other.
      const away = isUnfinished(here) ? dated(here, today()) : {};
      return keeper.change([...filled(HERE, wanted), ...filled(shelfOf(slot), away)]);
    },
    forget: slot => keeper.change(filled(shelfOf(slot), {})),
  };
}

/** Writes these files to the shelf, and removes all others. */
const filled = (shelf: string, files: Files): VaultChange[] =>
  FILES.map((file): VaultChange => {
    const name = `${shelf}/${file}`;
    const text = files[file];
    return text === undefined ? { do: 'forget', name } : { do: 'write', name, text };
  });

const isEmpty = (files: Files): boolean => Object.keys(files).length === 0;

/** A match that cannot be read is kept, too: it may open as far as it is sound. */
function isUnfinished({ [RECORD]: record, [LOG]: log = '' }: Files): boolean {
  if (log === '') return false;
  const read = readRecord(record ?? '');
  return !read.ok || (read.record.dealt !== false && read.reach?.over !== true);
}

const doorIn = ({ door }: Files): SavedDoor | undefined =>
  door === undefined ? undefined : readSavedDoor(door);

function dated(files: Files, asideSince: string): Files {
  const door = doorIn(files);
  return door ? { ...files, door: writeWayBack({ ...door, asideSince }) } : files;
}

function tableIn(slot: number, files: Files): TableAside | undefined {
  if (isEmpty(files)) return undefined;
  const door = doorIn(files);
  const read = readRecord(files[RECORD] ?? '');
  const holders = read.ok ? Object.values(read.record.holders) : [];
  return {
    slot,
    game: door?.game ?? (read.ok ? read.record.game : ''),
    since: door?.asideSince,
    players: holders.flatMap(({ sits, name }) => (sits === 'player' ? [name] : [])),
    at: read.ok ? read.reach?.at : undefined,
    progress: read.ok ? read.reach?.progress : undefined,
    lesson: door?.lesson?.id,
    rules: read.ok ? rulesIn(read.record) : undefined,
  };
}

/** The one put aside last comes first. */
const byTime = (one: TableAside, other: TableAside): number =>
  (other.since ?? '').localeCompare(one.since ?? '');
