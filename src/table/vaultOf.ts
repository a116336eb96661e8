/** A vault, made of its two real abilities. */
import type { Vault } from './ports';

export const vaultOf = ({ read, change }: Pick<Vault, 'read' | 'change'>): Vault => ({
  read,
  change,
  write: (name, text) => change([{ do: 'write', name, text }]),
  append: (name, text) => change([{ do: 'append', name, text }]),
  forget: name => change([{ do: 'forget', name }]),
});
