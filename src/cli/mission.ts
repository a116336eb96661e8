/** `npm run mission`: checks a mission by file and line, or plays it without a screen. */
import fs from 'node:fs';
import path from 'node:path';
import { missionFaults, type MissionFiles } from '../games/time-stories/mission/check/checked';
import { decodeMission } from '../games/time-stories/mission/decodeMission';
import { shelveMission } from '../games/time-stories/mission/shelf';
import { timeStories } from '../games/time-stories/rules/game';
import { messageOf } from '../kit/errors';
import { conversation } from './conversation';
import { missionFlags } from './missionFlags';
import { talk } from './talk';

const readIn = (folder: string, name: string): string =>
  fs.readFileSync(path.join(folder, name), 'utf8');

const filesIn = (folder: string): MissionFiles => ({
  'mission.json': readIn(folder, 'mission.json'),
  'en.json': readIn(folder, 'en.json'),
  'de.json': readIn(folder, 'de.json'),
});

function check(folder: string): number {
  const faults = missionFaults(filesIn(folder));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Nothing is wrong.' : `Faults: ${faults.length}`);
  return faults.length === 0 ? 0 : 1;
}

/** A table over standard input and output, as `npm run headless` has it. */
async function play(folder: string): Promise<number> {
  const mission = decodeMission(JSON.parse(readIn(folder, 'mission.json')));
  if (!mission.ok) {
    console.error(mission.problem);
    return 1;
  }
  shelveMission(mission.value);
  const respond = conversation([timeStories]);
  await talk(process.stdin.setEncoding('utf8'), text => process.stdout.write(text), respond);
  return 0;
}

async function codeOf(args: readonly string[]): Promise<number> {
  const read = missionFlags(args);
  try {
    if (read.ok) return read.command === 'check' ? check(read.folder) : await play(read.folder);
    console.error(read.problem);
  } catch (error) {
    console.error(messageOf(error));
  }
  return 2;
}

async function run(): Promise<void> {
  process.exitCode = await codeOf(process.argv.slice(2));
}

void run();
