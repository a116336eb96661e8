/** Opens the system's picker for a file. Browsers use pickFile.web.ts. */
import { File } from 'expo-file-system';
import type { FileBytes } from '../ports';

/** A larger one is not even read. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The system knows no ends of names, so any file can be chosen; it is checked afterwards. */
export async function pickFile(_ends: readonly string[]): Promise<FileBytes | 'none' | 'failed'> {
  const uri = await pickedUri();
  if (uri === undefined) return 'none';
  try {
    const file = new File(uri);
    const { name, size } = file;
    // As many bytes as are too many stand for a file that is too large.
    return { name, bytes: size > MOST_BYTES ? new Uint8Array(MOST_BYTES + 1) : await file.bytes() };
  } catch {
    return 'failed';
  }
}

async function pickedUri(): Promise<string | undefined> {
  try {
    const picked = await File.pickFileAsync();
    return (Array.isArray(picked) ? picked[0] : picked)?.uri;
  } catch {
    return undefined; // the player has closed the picker
  }
}

/** Nothing can be dropped onto an installed app. */
export const onFileDrop = (): (() => void) => () => undefined;
