import fs from 'node:fs';
import real from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vaultAcceptance, type VaultWorld } from '../../table/testing/vaultAcceptance';
import { type Disk, fileVault } from './fileVault';

/** A folder on disk whose every call the test can intercept. */
class Folder implements VaultWorld {
  readonly path = fs.mkdtempSync(path.join(os.tmpdir(), 'vault-'));
  readonly #handles: real.FileHandle[] = [];
  #before = (_call: string) => {};

  async open() {
    this.#before = () => {};
    return fileVault(this.path, this.#disk());
  }

  dieBefore(call: number): Promise<void> {
    let calls = 0;
    return new Promise(resolve => {
      this.#before = () => {
        calls += 1;
        if (calls === call) resolve();
        if (calls >= call) throw DEAD;
      };
    });
  }

  failAfter(well: number, failing: number): void {
    let calls = 0;
    this.#before = call => {
      calls += 1;
      if (calls > well && calls <= well + failing) throw new Error(`${call}: no space left`);
    };
  }

  async tidy(): Promise<void> {
    await Promise.all(this.#handles.splice(0).map(handle => handle.close()));
    fs.rmSync(this.path, { recursive: true, force: true });
  }

  /** A call of a dead process never returns; a failing write has written half of its bytes. */
  #disk(): Disk {
    const call = async <T>(name: string, work: () => Promise<T>, half?: () => Promise<unknown>) => {
      try {
        this.#before(name);
      } catch (problem) {
        await half?.();
        if (problem === DEAD) return new Promise<never>(() => undefined);
        throw problem;
      }
      return work();
    };
    const mortal = (handle: real.FileHandle) =>
      ({
        write: (bytes: Buffer, from: number, length: number, at: number) =>
          call(
            'write',
            () => handle.write(bytes, from, length, at),
            () => handle.write(bytes, from, Math.floor(length / 2), at),
          ),
        datasync: () => call('datasync', () => handle.datasync()),
        sync: () => call('sync', () => handle.sync()),
        close: () => call('close', () => handle.close()),
      }) as unknown as real.FileHandle;
    return {
      open: async (file: string, flag: string) => {
        await call('open', async () => undefined);
        const handle = await real.open(file, flag);
        this.#handles.push(handle);
        return mortal(handle);
      },
      rename: (from: string, to: string) => call('rename', () => real.rename(from, to)),
      readFile: (file: string) => call('readFile', () => real.readFile(file, 'utf8')),
    } as unknown as Disk;
  }
}

const DEAD = new Error('the process is dead');

vaultAcceptance('files', async () => new Folder());

test('a file damaged in the middle is reported with its line and not overwritten', async () => {
  const world = new Folder();
  const vault = await world.open();
  for (const text of ['one', 'two', 'three']) await vault.write('name', text);
  const place = path.join(world.path, 'vault');
  const before = fs
    .readFileSync(place, 'utf8')
    .replace('{"do":"write","name":"name","text":"two', '');
  fs.writeFileSync(place, before);
  const again = await world.open();
  await expect(again.read('name')).rejects.toThrow('is damaged in line');
  await expect(again.write('name', 'four')).rejects.toThrow('is damaged in line');
  expect(fs.readFileSync(place, 'utf8')).toBe(before);
  await world.tidy();
});

test('a failed write is reported', async () => {
  const world = new Folder();
  const nowhere = fileVault(path.join(world.path, 'nowhere'));
  await expect(nowhere.write('x', 'y')).rejects.toThrow('ENOENT');
  await world.tidy();
});
