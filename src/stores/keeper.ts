/**
 * Keeps this phone's own files. If the vault refuses, the player sees it, and it retries until it
 * works.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VaultChange, Vault } from '../table/ports';

export type KeeperState = {
  /** The vault refuses: what is new would be lost if the app were closed now. */
  readonly fails: boolean;
};

export type Keeper = {
  readonly state: StoreApi<KeeperState>;
  /**
   * Resolves when the file has been read, however often that fails. `refused` is called at the
   * first failure.
   */
  read(name: string, refused?: () => void): Promise<string | undefined>;
  /**
   * Replaces the file. Resolves when it is kept, or when the player has seen that it still waits.
   */
  keep(name: string, text: string): Promise<void>;
  /**
   * Also drops texts that still wait under these names. False: the vault is unchanged, and the
   * player sees it.
   */
  forget(names: readonly string[]): Promise<boolean>;
  /**
   * Applies all changes and everything that waits, or none. False: nothing has changed, and the
   * player sees it.
   */
  change(changes: readonly VaultChange[]): Promise<boolean>;
  /** For those who retry by themselves: whether their last try worked. */
  report(works: boolean): void;
};

export const RETRY_MS = 2_000;

export function createKeeper(
  vault: Vault,
  after: (ms: number, run: () => void) => () => void,
): Keeper {
  const state = createStore<KeeperState>(() => ({ fails: false }));
  const waiting = new Map<string, string>();
  let isPlanned = false;
  let failsElsewhere = false;
  let unread = 0;

  const refresh = () => {
    const fails = failsElsewhere || isPlanned || unread > 0;
    if (state.getState().fails !== fails) state.setState({ fails });
  };

  /** Tries everything that waits, in one change. Of each file only the last text counts. */
  async function attempt(more: readonly VaultChange[] = []): Promise<boolean> {
    const texts = [...waiting];
    const works = await vault.change([...more, ...texts.map(asChange)]).then(
      () => true,
      () => false,
    );
    if (works)
      for (const [name, text] of texts) if (waiting.get(name) === text) waiting.delete(name);
    if (!works) plan();
    refresh();
    return works;
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    after(RETRY_MS, () => {
      isPlanned = false;
      void attempt();
    });
  }

  return {
    state,
    async read(name, refused) {
      for (let tries = 0; ; tries++) {
        const found = await vault.read(name).then(
          text => ({ text }),
          () => undefined,
        );
        if (found && tries > 0) unread -= 1;
        if (!found && tries === 0) {
          unread += 1;
          refused?.();
        }
        refresh();
        if (found) return found.text;
        await new Promise<void>(resolve => after(RETRY_MS, resolve));
      }
    },
    async keep(name, text) {
      waiting.set(name, text);
      await attempt();
    },
    forget(names) {
      for (const name of names) waiting.delete(name);
      return attempt(names.map(name => ({ do: 'forget', name })));
    },
    change: attempt,
    report(works) {
      failsElsewhere = !works;
      refresh();
    },
  };
}

const asChange = ([name, text]: [string, string]): VaultChange => ({ do: 'write', name, text });
