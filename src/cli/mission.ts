/** `npm run mission -- check FOLDER`: says what is wrong with a mission, by file and line. */
import fs from 'node:fs';
import path from 'node:path';
import { missionFaults } from '../games/time-stories/mission/check/checked';

const USAGE = 'npm run mission -- check FOLDER';

const read = (folder: string, name: string): string =>
  fs.readFileSync(path.join(folder, name), 'utf8');

function check(folder: string): number {
  const faults = missionFaults({
    'mission.json': read(folder, 'mission.json'),
    'en.json': read(folder, 'en.json'),
    'de.json': read(folder, 'de.json'),
  });
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

const [command, folder, ...more] = process.argv.slice(2);
if (command === 'check' && folder !== undefined && more.length === 0) {
  process.exitCode = check(folder);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
