/** Keeps what a phone keeps of its own. What cannot be kept is told, and tried again until it is. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VaultChange, Vault } from '../table/ports';

export type KeeperState = {
  /** The vault takes nothing: what is new would be gone if the app were closed now. */
  readonly fails: boolean;
};

export type Keeper = {
  readonly state: StoreApi<KeeperState>;
  /** Resolves when it has been read, however often that is refused; then `refused` is called, once. */
  read(name: string, refused?: () => void): Promise<string | undefined>;
  /** In place of what stood there. Resolves when it is kept, or waits to be and the player is told. */
  keep(name: string, text: string): Promise<void>;
  /** What waited to be kept under these names waits no more. False: they stand as they did, and it is told. */
  forget(names: readonly string[]): Promise<boolean>;
  /** All of it or nothing, once, with what waited. False: nothing has changed, and it is told. */
  change(changes: readonly VaultChange[]): Promise<boolean>;
  /** By somebody who tries again without us: whether it has worked. */
  told(works: boolean): void;
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

  const told = () => {
    const fails = failsElsewhere || isPlanned || unread > 0;
    if (state.getState().fails !== fails) state.setState({ fails });
  };

  /** All that waits, at once: of each name only the last text counts. */
  async function attempt(more: readonly VaultChange[] = []): Promise<boolean> {
    const texts = [...waiting];
    const works = await vault.change([...more, ...texts.map(asChange)]).then(
      () => true,
      () => false,
    );
    if (works)
      for (const [name, text] of texts) if (waiting.get(name) === text) waiting.delete(name);
    if (!works) plan();
    told();
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
        told();
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
    told(works) {
      failsElsewhere = !works;
      told();
    },
  };
}

const asChange = ([name, text]: [string, string]): VaultChange => ({ do: 'write', name, text });
