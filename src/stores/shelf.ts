import type { Vault } from '../table/ports';
import { vaultOf } from '../table/vaultOf';

/** A part of the vault whose file names all begin with the name of the shelf. */
export const shelf = (vault: Vault, name: string): Vault =>
  vaultOf({
    read: file => vault.read(`${name}/${file}`),
    change: changes => vault.change(changes.map(it => ({ ...it, name: `${name}/${it.name}` }))),
  });
