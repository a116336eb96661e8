import type { AnyGame } from '../games/game';
import { bySeat, type Seat } from '../kit/seat';
import { recordLines, writeRecord } from '../protocol/record';
import { writeWayBack } from '../protocol/savedSettings';
import { createHost } from '../table/host';
import type { RunningMatch } from '../table/match';
import { memoryVault } from '../table/memoryVault';
import { nim } from '../table/nim';
import { reachOf } from '../table/persist';
import type { VaultChange, Vault } from '../table/ports';
import { fold, only, save } from '../table/saved';
import { playOut } from '../table/selfplay';
import { vaultOf } from '../table/vaultOf';
import { createKeeper } from './keeper';
import { createTablesAside, MOST_ASIDE } from './tablesAside';

const game: AnyGame = nim;

function phone() {
  const files = memoryVault();
  let refuses = false;
  const vault: Vault = vaultOf({
    read: files.read,
    change: (changes: readonly VaultChange[]) =>
      refuses ? Promise.reject(new Error('full')) : files.change(changes),
  });
  const keeper = createKeeper(vault, () => () => undefined);
  let day = 0;
  const today = () => `2026-01-${String(++day).padStart(2, '0')}T12:00:00.000Z`;
  const tables = createTablesAside({ keeper, today });
  return { files: files.files, vault, keeper, tables, refuse: () => void (refuses = true) };
}

/** How far the match has come when its host leaves. */
type Stage = 'lobby' | 'running' | 'over';

async function leave({ vault }: ReturnType<typeof phone>, name: string, stage: Stage = 'running') {
  const blank = createHost(name.padEnd(32, '0'), game, 2);
  const [red = '' as Seat] = blank.places;
  const player = { ...blank.holders[red]!, sits: 'player' as const, name };
  const match = stage === 'lobby' ? null : matchAt(stage);
  const host = { ...blank, match, holders: { ...blank.holders, [red]: player } };
  const lines = match ? save(match) : [];
  const reach = match && reachOf(match, lines[lines.length - 1] ?? '');
  const door = { kept: 'door', keys: '', name, face: '', game: 'nim', tokens: {} } as const;
  await vault.change([
    { do: 'write', name: 'host/door', text: writeWayBack(door) },
    { do: 'write', name: 'host/table', text: asText(recordLines(writeRecord(host), reach)) },
    ...(match ? [{ do: 'write', name: 'host/match', text: asText(lines) } as const] : []),
  ]);
}

const asText = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

function matchAt(stage: Stage): RunningMatch {
  const seats = createHost('0'.repeat(32), game, 2).places;
  const setup = { seats, options: { stones: 5 }, seed: 1 };
  const whole = playOut(game, setup, { levels: bySeat(seats, () => 'plain'), slowest: 1 });
  const opened = fold(whole.saved, only(game), stage === 'over' ? undefined : 1);
  if (!opened.ok) throw new Error('it does not fold');
  return opened.match;
}

const names = async ({ tables }: ReturnType<typeof phone>) =>
  (await tables.list()).map(({ players }) => players.join());

test('[K16] a match that is put aside frees the shelf and is listed with its players', async () => {
  const it = phone();
  await leave(it, 'Ann');
  expect(await it.tables.putAside()).toBe('done');
  expect([...it.files.keys()].filter(name => name.startsWith('host/'))).toEqual([]);
  expect(await it.tables.list()).toEqual([
    {
      slot: 0,
      game: 'nim',
      since: '2026-01-01T12:00:00.000Z',
      players: ['Ann'],
      at: 0,
      rules: { version: 1 },
    },
  ]);
});

test('[K16] the match put aside last is listed first', async () => {
  const it = phone();
  for (const name of ['Ann', 'Bo', 'Cy']) {
    await leave(it, name);
    await it.tables.putAside();
  }
  expect(await names(it)).toEqual(['Cy', 'Bo', 'Ann']);
});

test('[K16] taking a match back puts the present one aside, and neither loses a line', async () => {
  const it = phone();
  await leave(it, 'Ann');
  const log = it.files.get('host/match');
  await it.tables.putAside();
  await leave(it, 'Bo', 'running');
  await it.vault.append('host/match', 'a line more\n');
  const other = it.files.get('host/match');
  const [ann] = await it.tables.list();
  expect(await it.tables.takeBack(ann!.slot)).toBe(true);
  expect(it.files.get('host/match')).toBe(log);
  expect(await names(it)).toEqual(['Bo']);
  const [bo] = await it.tables.list();
  await it.tables.takeBack(bo!.slot);
  expect(it.files.get('host/match')).toBe(other);
  expect(await names(it)).toEqual(['Ann']);
});

test.each(['lobby', 'over'] as const)('[K16] a table that is %s is not kept aside', async stage => {
  const it = phone();
  await leave(it, 'Ann', stage);
  expect(await it.tables.putAside()).toBe('nothing-to-keep');
  expect(await it.tables.list()).toEqual([]);
});

test('[K16] a damaged match is put aside as it is', async () => {
  const it = phone();
  await leave(it, 'Ann');
  await it.vault.write('host/table', 'no record');
  expect(await it.tables.putAside()).toBe('done');
  const [table] = await it.tables.list();
  expect(table).toMatchObject({ game: 'nim', players: [], at: undefined });
  await it.tables.takeBack(table!.slot);
  expect(it.files.get('host/table')).toBe('no record');
});

test('[K16] with every place taken, the present match stays where it is', async () => {
  const it = phone();
  for (let n = 0; n < MOST_ASIDE; n++) {
    await leave(it, 'Ann');
    expect(await it.tables.putAside()).toBe('done');
  }
  await leave(it, 'Bo');
  expect(await it.tables.putAside()).toBe('full');
  expect(it.files.get('host/match')).toBeDefined();
  await it.tables.forget(3);
  expect(await it.tables.putAside()).toBe('done');
});

test('[K16] if the vault refuses, nothing changes and the player learns it', async () => {
  const it = phone();
  await leave(it, 'Ann');
  const before = [...it.files];
  it.refuse();
  expect(await it.tables.putAside()).toBe('refused');
  expect([...it.files]).toEqual(before);
  expect(it.keeper.state.getState().fails).toBe(true);
});

test('[K16] a place where nothing waits cannot be taken back', async () => {
  const it = phone();
  await leave(it, 'Ann');
  expect(await it.tables.takeBack(5)).toBe(false);
  expect(it.files.get('host/match')).toBeDefined();
});
