/** Writes the paths of the poster of T.I.M.E Stories: `npx tsx assets/stories/poster.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import { drawPoster, posterSource } from '../../src/games/time-stories/board/art/drawPoster';

const FILE = path.join(__dirname, '../../src/games/time-stories/board/art/poster.ts');
fs.writeFileSync(FILE, posterSource(drawPoster()));
