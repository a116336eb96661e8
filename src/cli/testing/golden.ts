/**
 * Tests whole matches in a folder against the ends saved beside them; src/cli/play.ts makes the
 * matches.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '../../games/game';
import { only, open } from '../../table/saved';

export function goldenIn(folder: string, game: AnyGame) {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const names = fs
    .readdirSync(folder)
    .filter(file => file.endsWith('.match'))
    .map(file => file.replace('.match', ''))
    .sort();

  /** The table as the match leaves it today. */
  function played(name: string) {
    const opened = open(read(`${name}.match`).split('\n'), only(game));
    if (!opened.ok) throw new Error(`${name} cannot be folded: ${JSON.stringify(opened)}`);
    return opened.match;
  }

  /** The saved end of a match. GOLDEN=write saves today's. */
  function ended(name: string, today: unknown): unknown {
    const file = `${name}.end.json`;
    if (process.env['GOLDEN'] === 'write')
      fs.writeFileSync(path.join(folder, file), `${JSON.stringify(today, null, 2)}\n`);
    return JSON.parse(read(file));
  }

  return { names, played, ended };
}
