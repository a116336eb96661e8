/** Makes a vault from the two operations that differ between vaults. */
import type { Vault } from './ports';

export const vaultOf = ({ read, change }: Pick<Vault, 'read' | 'change'>): Vault => ({
  read,
  change,
  write: (name, text) => change([{ do: 'write', name, text }]),
  append: (name, text) => change([{ do: 'append', name, text }]),
  forget: name => change([{ do: 'forget', name }]),
});
