/** A vault of files: what is in it survives the battery being taken out. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Vault } from '../../table/ports';

export function fileVault(folder: string): Vault {
  const at = (name: string) => path.join(folder, name);
  return {
    async read(name) {
      try {
        return await fs.readFile(at(name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    /** Written beside it first, so that there is always one that is whole. */
    async write(name, text) {
      await synced(`${at(name)}.new`, 'w', text);
      await fs.rename(`${at(name)}.new`, at(name));
    },
    append: (name, text) => synced(at(name), 'a', text),
    forget: name => fs.rm(at(name), { force: true }),
  };
}

async function synced(file: string, flag: 'w' | 'a', text: string): Promise<void> {
  const handle = await fs.open(file, flag);
  try {
    await handle.writeFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
