/** The tests every kind of vault must pass. */
import { applyTo } from '../memoryVault';
import type { VaultChange, Vault } from '../ports';

/** A place with one vault in it, empty at first. */
export interface VaultWorld {
  /** Opens the vault as a freshly started app does: it finds the files of the last one. */
  open(): Promise<Vault>;
  /**
   * The app that was opened last dies before its n-th call from now on to the storage below the
   * vault, and its pending calls never finish. Resolves when it is dead.
   */
  dieBefore?(call: number): Promise<void>;
  /**
   * Of its next calls to the storage below, `well` succeed, then `failing` fail, then all succeed
   * again.
   */
  failAfter?(well: number, failing: number): void;
  tidy(): Promise<void>;
}

const write = (name: string, text: string): VaultChange => ({ do: 'write', name, text });
const append = (name: string, text: string): VaultChange => ({ do: 'append', name, text });
const forget = (name: string): VaultChange => ({ do: 'forget', name });

/** The changes of a host during one table, and a few more. */
const CHANGES: readonly (readonly VaultChange[])[] = [
  [write('door', 'ajar')],
  [write('log', 'deal\n'), write('record', 'one')],
  [append('log', 'two\nthree\n'), append('record', ' 3')],
  [append('log', 'four ⏳\n'), write('record', 'four')],
  [write('log', 'deal\ntaken back\n'), write('record', 'two')],
  [forget('door')],
  [append('log', 'five\n')],
  [forget('log'), forget('record'), write('door', 'shut')],
];
const NAMES = ['door', 'log', 'record'];
type Contents = Readonly<Record<string, string | undefined>>;

/** The contents of the vault after this many changes. */
function after(count: number): Contents {
  const files = new Map<string, string>();
  for (const change of CHANGES.slice(0, count).flat()) applyTo(files, change);
  return Object.fromEntries(NAMES.map(name => [name, files.get(name)]));
}

async function contentsOf(vault: Vault): Promise<Contents> {
  const texts = await Promise.all(NAMES.map(name => vault.read(name)));
  return Object.fromEntries(NAMES.map((name, n) => [name, texts[n]]));
}

export function vaultAcceptance(name: string, create: () => Promise<VaultWorld>): void {
  describe(`${name}, as every vault`, () => {
    let world: VaultWorld;
    beforeEach(async () => {
      world = await create();
    });
    afterEach(() => world.tidy());

    test('has nothing under a name that was never written', async () => {
      expect(await (await world.open()).read('nothing')).toBeUndefined();
    });

    test('overwrites, and forgets, even twice', async () => {
      const vault = await world.open();
      await vault.write('one', 'first');
      await vault.write('one', 'second ⏳ 👩‍👧‍👦');
      await vault.write('two', '');
      expect([await vault.read('one'), await vault.read('two')]).toEqual(['second ⏳ 👩‍👧‍👦', '']);
      await vault.forget('one');
      await vault.forget('one');
      expect(await vault.read('one')).toBeUndefined();
    });

    test('stores a text of 256 KiB with every kind of character', async () => {
      const text = '0123456789"\\\n\t\'🪐é\u2028'.repeat(16_384);
      const vault = await world.open();
      await vault.write('large', text);
      expect(await vault.read('large')).toBe(text);
    });

    test('has everything after the app is restarted', async () => {
      const vault = await world.open();
      for (const changes of CHANGES.slice(0, 4)) await vault.change(changes);
      expect(await contentsOf(await world.open())).toEqual(after(4));
    });

    test('applies changes in the order of the calls, even if nobody awaits them', async () => {
      const vault = await world.open();
      const lines = Array.from({ length: 60 }, (_, n) => `line ${n}\n`);
      await Promise.all(lines.map(line => vault.append('log', line)));
      expect(await vault.read('log')).toBe(lines.join(''));
      const last = lines.map((line, n) => (n % 3 ? vault.write('one', line) : vault.forget('one')));
      await Promise.all(last);
      expect(await vault.read('one')).toBe('line 59\n');
    });

    test('accepts changes while it is still being opened', async () => {
      const vault = await world.open();
      await Promise.all(CHANGES.slice(0, 4).map(changes => vault.change(changes)));
      expect(await contentsOf(await world.open())).toEqual(after(4));
    });

    test('a read sees every change requested before it, and none requested after', async () => {
      const vault = await world.open();
      const writing = vault.write('one', 'first');
      const reading = vault.read('one');
      const [next, later] = [vault.append('one', ', second'), vault.read('one')];
      expect(await Promise.all([writing, reading, next, later])).toEqual([
        undefined,
        'first',
        undefined,
        'first, second',
      ]);
    });

    test('a read never sees half a change', async () => {
      const vault = await world.open();
      const all = CHANGES.map(async changes => {
        const changed = vault.change(changes);
        const seen = contentsOf(vault);
        await changed;
        return seen;
      });
      expect(await Promise.all(all)).toEqual(CHANGES.map((_, n) => after(n + 1)));
    });

    test('loses or halves nothing it has confirmed, wherever the app dies', async () => {
      if (!world.dieBefore) return;
      let survived = false;
      for (let call = 1; !survived; call++) {
        await world.tidy();
        world = await create();
        survived = await diesBefore(world, call);
        if (call > 1_000) throw new Error('it never comes to an end');
      }
    });

    test('a failed change rejects and leaves no trace, and the next one succeeds', async () => {
      if (!world.failAfter) return;
      for (let calls = 0; calls < 24; calls++) {
        await world.tidy();
        world = await create();
        await failsAfter(world, calls);
      }
    });
  });
}

/** Failed changes are retried, as a host does: everything is stored once. */
async function failsAfter(world: VaultWorld, calls: number): Promise<void> {
  const vault = await world.open();
  world.failAfter?.(calls, 2);
  for (const [n, changes] of CHANGES.entries()) {
    await untilItGoes(() => vault.change(changes));
    const found = await untilItGoes(() => contentsOf(vault));
    expect([calls, found]).toEqual([calls, after(n + 1)]);
  }
}

async function untilItGoes<T>(work: () => Promise<T>, tries = 4): Promise<T> {
  const done = await work().then(
    value => ({ value }),
    (problem: unknown) => ({ problem }),
  );
  if ('value' in done) return done.value;
  if (tries === 0) throw done.problem;
  return untilItGoes(work, tries - 1);
}

/** True if the app finished all its changes before that call. */
async function diesBefore(world: VaultWorld, call: number): Promise<boolean> {
  const vault = await world.open();
  const death = world.dieBefore?.(call) ?? Promise.resolve();
  const isDead = death.then(() => 'dead' as const);
  let kept = 0;
  const goOn = async () => {
    for (const changes of CHANGES) {
      await vault.change(changes);
      kept += 1;
    }
    return 'alive' as const;
  };
  const end = await Promise.race([goOn(), isDead]);
  const found = await contentsOf(await world.open());
  const whole = end === 'alive' ? [after(kept)] : [after(kept), after(kept + 1)];
  expect(whole.map(it => JSON.stringify([call, it]))).toContain(JSON.stringify([call, found]));
  return end === 'alive';
}
