import type { Vault } from '../table/ports';
import { vaultOf } from '../table/vaultOf';

/** A part of the vault with names of its own. */
export const shelf = (vault: Vault, name: string): Vault =>
  vaultOf({
    read: file => vault.read(`${name}/${file}`),
    change: changes => vault.change(changes.map(it => ({ ...it, name: `${name}/${it.name}` }))),
  });
