/** A vault that lasts as long as the test it is for. */
import type { Vault } from './ports';

export function memoryVault(): Vault & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  return {
    files,
    read: async file => files.get(file),
    write: async (file, text) => void files.set(file, text),
    append: async (file, text) => void files.set(file, (files.get(file) ?? '') + text),
    forget: async file => void files.delete(file),
  };
}
