/** Vaults for the host that is measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Vault } from '../../../table/ports';
import { vaultOf } from '../../../table/vaultOf';
import { fileVault } from '../../phone/fileVault';

/** Keeps nothing, so that saved data does not count as the host's memory. */
export const noVault: Vault = vaultOf({
  read: () => Promise.resolve(undefined),
  change: () => Promise.resolve(),
});

/** Writes files, and acknowledges a line only when it is on the disk. */
export function diskVault(): Vault {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return fileVault(folder);
}
