/** A vault in memory, for tests. */
import type { VaultChange, Vault } from './ports';
import { vaultOf } from './vaultOf';

export function memoryVault(): Vault & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  const read = async (name: string) => files.get(name);
  const change = async (changes: readonly VaultChange[]) =>
    changes.forEach(it => applyTo(files, it));
  return { files, ...vaultOf({ read, change }) };
}

export function applyTo(files: Map<string, string>, change: VaultChange): void {
  const { name } = change;
  if (change.do === 'forget') files.delete(name);
  else if (change.do === 'write') files.set(name, change.text);
  else files.set(name, (files.get(name) ?? '') + change.text);
}
