import type { Vault } from '../table/ports';

/** A part of the vault with names of its own. */
export const shelf = (vault: Vault, name: string): Vault => ({
  read: file => vault.read(`${name}/${file}`),
  write: (file, text) => vault.write(`${name}/${file}`, text),
  append: (file, text) => vault.append(`${name}/${file}`, text),
  forget: file => vault.forget(`${name}/${file}`),
});
