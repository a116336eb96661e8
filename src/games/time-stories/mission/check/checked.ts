/** Everything that is wrong with the files of a mission, each fault with its file and line. */
import { allIn } from '../branches';
import { missionShape } from '../decodeMission';
import type { CardEffect } from '../effect';
import type { Mission } from '../mission';
import { danglingNames } from './dangling';
import { deadEnds } from './deadEnds';
import { type MissionFault, fault } from './fault';
import { whyNotParse } from './jsonText';
import { lineOf, linesOf } from './lines';
import { reachFaults } from './reachFaults';
import { wordFaults } from './wordFaults';

/** The texts of the files, by name. */
export type MissionFiles = {
  readonly 'mission.json': string;
  readonly 'en.json': string;
  readonly 'de.json': string;
};
type FileName = keyof MissionFiles;

export function missionFaults(files: MissionFiles): readonly string[] {
  const parsed = parsedFile(files['mission.json']);
  if (!parsed.ok) return [`mission.json: ${parsed.problem}`];
  const shape = missionShape.safeParse(parsed.value);
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path, message }) => fault(path.map(String), message));
    return sentences(files, 'mission.json', issues);
  }
  return soundFaults(files, shape.data);
}

/** Nothing that has to be mended, but something to know: runs that can no longer succeed. */
export function missionNotes(files: MissionFiles): readonly string[] {
  const parsed = parsedFile(files['mission.json']);
  if (!parsed.ok) return [];
  const shape = missionShape.safeParse(parsed.value);
  if (!shape.success || danglingNames(shape.data).length > 0) return [];
  return sentences(files, 'mission.json', [
    ...deadEnds(shape.data),
    ...riddles(shape.data),
    ...untold(shape.data),
  ]);
}

/** Simulated teams need to know when a code can be worked out. */
const riddles = ({ cards }: Mission): readonly MissionFault[] =>
  Object.entries(cards).flatMap(([id, { acts }]) =>
    Object.entries(acts)
      .filter(([, act]) => act.kind === 'code' && act.solvable === null)
      .map(([name]) =>
        fault(
          ['cards', id, 'acts', name],
          'without “solvable” no simulated team ever works this code out',
        ),
      ),
  );

/** A choice tells the text of its option by itself, and a price does not. */
function untold({ cards, lenders }: Mission): readonly MissionFault[] {
  const inCards = Object.entries(cards).map(
    ([id, { explore, acts }]) =>
      [
        ['cards', id],
        [...explore, ...Object.values(acts).flatMap(({ won }) => won)],
      ] as const,
  );
  const inLenders = Object.entries(lenders).map(
    ([id, { triggers }]) =>
      [['lenders', id, 'triggers'], triggers.flatMap(({ effects }) => effects)] as const,
  );
  return [...inCards, ...inLenders].flatMap(([path, effects]) =>
    allIn(effects)
      .flatMap(it => (it.do === 'pay' ? it.of : []))
      .filter(({ option, effects: own }) => !tells(own, option))
      .map(({ option }) => fault(path, `nobody reads the text of “${option}”: “tell” it`)),
  );
}

const tells = (effects: readonly CardEffect[], text: string): boolean =>
  allIn(effects).some(it => it.do === 'tell' && it.text === text);

const soundFaults = (files: MissionFiles, found: Mission): readonly string[] => {
  const dangling = danglingNames(found);
  return [
    ...sentences(files, 'mission.json', dangling),
    // What leads nowhere cannot be followed.
    ...(dangling.length > 0 ? [] : sentences(files, 'mission.json', reachFaults(found))),
    ...languageFaults(files, 'en.json', found),
    ...languageFaults(files, 'de.json', found),
  ];
};

function languageFaults(
  files: MissionFiles,
  name: 'en.json' | 'de.json',
  found: Mission,
): readonly string[] {
  const parsed = parsedFile(files[name]);
  if (!parsed.ok) return [`${name}: ${parsed.problem}`];
  return sentences(files, name, wordFaults(found, parsed.value));
}

function sentences(
  files: MissionFiles,
  name: FileName,
  faults: readonly MissionFault[],
): readonly string[] {
  const lines = linesOf(files[name]);
  return faults.map(
    ({ path, says }) => `${name}:${lineOf(lines, path)} ${path.join(' › ')}: ${says}`,
  );
}

type Parsed = { ok: true; value: unknown } | { ok: false; problem: string };

function parsedFile(text: string): Parsed {
  if (whyNotParse(text)) return { ok: false, problem: 'it is nested too deeply' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : 'no JSON' };
  }
}
