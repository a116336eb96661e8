/** Makes every sound of the app from scratch: `npm run sounds`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SOUND_FILES } from './files';

for (const [name, { track, packed }] of SOUND_FILES)
  writeFileSync(path.join(__dirname, '..', name), packed(track()));
