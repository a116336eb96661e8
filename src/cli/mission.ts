/** `npm run mission`: checks a mission by file and line, plays it without a screen, or says how hard it is. */
import fs from 'node:fs';
import path from 'node:path';
import {
  missionFaults,
  missionNotes,
  type MissionFiles,
} from '../games/time-stories/mission/check/checked';
import { decodeMission } from '../games/time-stories/mission/decodeMission';
import type { Mission } from '../games/time-stories/mission/mission';
import { shelveMission } from '../games/time-stories/mission/shelf';
import { missionOdds, SIZES } from '../games/time-stories/rules/bot/odds';
import { timeStories } from '../games/time-stories/rules/game';
import { messageOf } from '../kit/errors';
import { unreachable } from '../kit/unreachable';
import { conversation } from './conversation';
import { type MissionFlags, missionFlags } from './missionFlags';
import { oddsTable } from './missionOdds';
import { countedOf, createProgress } from './progress';
import { talk } from './talk';

const readIn = (folder: string, name: string): string =>
  fs.readFileSync(path.join(folder, name), 'utf8');

const filesIn = (folder: string): MissionFiles => ({
  'mission.json': readIn(folder, 'mission.json'),
  'en.json': readIn(folder, 'en.json'),
  'de.json': readIn(folder, 'de.json'),
});

function check(folder: string): number {
  const files = filesIn(folder);
  const faults = missionFaults(files);
  for (const fault of faults) console.error(fault);
  for (const note of missionNotes(files)) console.log(`Note: ${note}`);
  console.log(faults.length === 0 ? 'Nothing is wrong.' : `Faults: ${faults.length}`);
  return faults.length === 0 ? 0 : 1;
}

function missionIn(folder: string): Mission {
  const mission = decodeMission(JSON.parse(readIn(folder, 'mission.json')));
  if (!mission.ok) throw new Error(mission.problem);
  return mission.value;
}

/** A table over standard input and output, as `npm run headless` has it. */
async function play(folder: string): Promise<number> {
  shelveMission(missionIn(folder));
  const respond = conversation([timeStories]);
  await talk(process.stdin.setEncoding('utf8'), text => process.stdout.write(text), respond);
  return 0;
}

function odds({ folder, teams, seed }: MissionFlags): number {
  const mission = missionIn(folder);
  console.log(
    `${mission.id}: ${mission.units} units a run, ${teams} teams of each size, seed ${seed}`,
  );
  const sizes = SIZES.filter(size => size <= Object.keys(mission.lenders).length);
  const progress = createProgress({ total: teams * sizes.length, line: countedOf('teams') });
  const found = sizes.map((size, n) =>
    missionOdds(mission, size, {
      teams,
      seed,
      reached: done => progress.reached(n * teams + done),
    }),
  );
  progress.clear();
  for (const line of oddsTable(mission, found)) console.log(line);
  return 0;
}

function codeFor(flags: MissionFlags): number | Promise<number> {
  switch (flags.command) {
    case 'check':
      return check(flags.folder);
    case 'odds':
      return odds(flags);
    case 'play':
      return play(flags.folder);
    default:
      return unreachable(flags.command);
  }
}

async function codeOf(args: readonly string[]): Promise<number> {
  const read = missionFlags(args);
  try {
    if (read.ok) return await codeFor(read.flags);
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
