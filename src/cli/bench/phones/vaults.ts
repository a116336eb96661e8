/** Where a host keeps its table while it is measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Vault } from '../../../table/ports';
import { vaultOf } from '../../../table/vaultOf';
import { fileVault } from '../../phone/fileVault';

/** Keeps nothing, at once: what is kept is no memory of the host's. */
export const noVault: Vault = vaultOf({
  read: () => Promise.resolve(undefined),
  change: () => Promise.resolve(),
});

/** Files, and every line on the disk before anything is acknowledged. */
export function diskVault(): Vault {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return fileVault(folder);
}
