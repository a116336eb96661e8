/** An app with nothing but its vault, which dies or lets calls fail on command. */
import { openVault } from '@/device/files/vault';
import type { VaultChange } from '@/table/ports';

export type Told =
  | { readonly id: number; readonly do: 'read'; readonly name: string }
  | { readonly id: number; readonly do: 'change'; readonly changes: readonly VaultChange[] }
  | { readonly do: 'dieBefore'; readonly call: number }
  | { readonly do: 'failAfter'; readonly well: number; readonly failing: number };
export type Answered =
  | { readonly id: number; readonly text: string | undefined }
  | { readonly id: number; readonly problem: string }
  | 'dying';

const vault = openVault();
let before = (): void => undefined;
const answer = (it: Answered) => self.postMessage(it, { transfer: [] });

/** Watches every call on IndexedDB once it is open. */
function watch(owner: object, name: string): void {
  const call = Reflect.get(owner, name) as (...about: unknown[]) => unknown;
  Reflect.set(owner, name, function watched(this: unknown, ...about: unknown[]) {
    before();
    return call.apply(this, about);
  });
}
for (const name of ['add', 'delete']) watch(IDBObjectStore.prototype, name);
for (const name of ['getAll', 'getAllKeys']) watch(IDBIndex.prototype, name);
watch(IDBDatabase.prototype, 'transaction');
watch(IDBFactory.prototype, 'open');

function dieBefore(call: number): void {
  let calls = 0;
  before = () => {
    calls += 1;
    if (calls < call) return;
    answer('dying');
    for (;;); // loops until the test ends it in the middle of a call
  };
}

function failAfter(well: number, failing: number): void {
  let calls = 0;
  before = () => {
    calls += 1;
    if (calls > well && calls <= well + failing)
      throw new DOMException('full', 'QuotaExceededError');
  };
}

self.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.do === 'dieBefore') return dieBefore(data.call);
  if (data.do === 'failAfter') return failAfter(data.well, data.failing);
  const { id } = data;
  const done = data.do === 'read' ? vault.read(data.name) : vault.change(data.changes);
  void Promise.resolve(done).then(
    text => answer({ id, text: text ?? undefined }),
    (problem: unknown) => answer({ id, problem: String(problem) }),
  );
});
