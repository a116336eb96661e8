/** Opens the system's share sheet for a file, to save it anywhere. Browsers use saveFile.web.ts. */
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import type { NamedFile } from '../ports';

/** False where files cannot be shared. */
export async function saveFile({ name, type, text }: NamedFile): Promise<boolean> {
  try {
    if (!(await isAvailableAsync())) return false;
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, { mimeType: type, dialogTitle: name });
    return true;
  } catch {
    return false;
  }
}
