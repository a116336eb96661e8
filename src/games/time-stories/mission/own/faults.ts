/** What the checker says of a mission, for people who write one: in both languages, by file and line. */
import { z } from 'zod';
import { packFault, type PackFault } from '../../../../packs/packFile';
import { danglingNames } from '../check/dangling';
import type { MissionFault } from '../check/fault';
import { lineOf, linesOf } from '../check/lines';
import { reachFaults } from '../check/reachFaults';
import { wordFaults } from '../check/wordFaults';
import { missionShape } from '../decodeMission';
import type { Mission } from '../mission';

/** More would not be read. */
const MOST = 12;
/** With more, the parties are not tried one by one. */
const PARTIES_OF = 8;
const CARDS_TRIED = 150;
/** Twenty times what The Day Before takes with all its parties. */
export const MOST_STEPS = 2_000_000;

type Spoken = { readonly path: readonly PropertyKey[]; readonly en: string; readonly de: string };

export function shapeFaults(file: string, text: string, data: unknown): readonly PackFault[] {
  const read = missionShape.safeParse(data);
  if (read.success) return [];
  const again = missionShape.safeParse(data, { error: z.locales.de().localeError });
  const german = again.error?.issues ?? [];
  const issues = read.error.issues.map(({ path, message }, n): Spoken => ({
    path,
    en: message,
    de: germanOf(german[n]?.message ?? message),
  }));
  return located(file, text, issues);
}

export function soundnessFaults(
  file: string,
  text: string,
  mission: Mission,
): readonly PackFault[] {
  const dangling = danglingNames(mission);
  // What leads nowhere cannot be followed.
  const trial = { steps: { left: MOST_STEPS }, triesParties: isSmall(mission) };
  const found = dangling.length > 0 ? dangling : reachFaults(mission, trial);
  return located(file, text, found.map(inGerman));
}

export const textFaults = (
  file: string,
  text: string,
  mission: Mission,
  words: unknown,
): readonly PackFault[] => located(file, text, wordFaults(mission, words).map(inGerman));

/** A large mission is only tried by everybody together. */
const isSmall = ({ lenders, cards }: Mission): boolean =>
  Object.keys(lenders).length <= PARTIES_OF && Object.keys(cards).length <= CARDS_TRIED;

function located(file: string, text: string, all: readonly Spoken[]): readonly PackFault[] {
  if (all.length === 0) return [];
  const lines = linesOf(text);
  return all.slice(0, MOST).map(({ path, en, de }) => {
    const where = path.map(String).join(' › ') || '–';
    return packFault('at', { file, line: lineOf(lines, path), where, en, de });
  });
}

const inGerman = ({ path, says }: MissionFault): Spoken => ({ path, en: says, de: germanOf(says) });

/** The sentences of the checker; names in them stay as they are. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^there is no text$/, 'hier fehlt ein Text'],
  [/^no agent can ever stand on this card$/, 'auf diese Karte kann nie jemand kommen'],
  [/^nothing opens this place$/, 'nichts öffnet diesen Ort'],
  [/^nothing gives this item$/, 'nichts gibt diesen Gegenstand'],
  [/^(.+): nothing gives this token$/, '$1: nichts gibt diesen Zustandsmarker'],
  [/^nobody can ever work this code out$/, 'diesen Code kann nie jemand lösen'],
  [/^“(.+)” is too long for a line$/, '„$1“ ist zu lang für eine Zeile'],
  [/^it has (\d+) characters, and (\d+) fit$/, 'hier stehen $1 Zeichen, und $2 passen'],
  [
    /^it has (\d+) words, and (\d+) fit on a card$/,
    'hier stehen $1 Wörter, und $2 passen auf eine Karte',
  ],
  [/^shields are written in the signs (.+)$/, 'Schilde schreibt man mit den Zeichen $1'],
  [/^a test has at most (\d+) kinds of shields$/, 'eine Probe hat höchstens $1 Arten von Schilden'],
  [/^nothing leads to this end$/, 'nichts führt zu diesem Ende'],
  [
    /^so many things depend on each other that it cannot be tried$/,
    'so vieles hängt voneinander ab, dass es sich nicht durchspielen lässt',
  ],
  [/^there is no end by time$/, 'es gibt kein Ende, wenn die Zeit aus ist'],
  [/^(.+) together cannot reach a success$/, '$1 können zusammen nicht gewinnen'],
  [
    /^there is no (card|item|lender|place|end|skill|token|puzzle) “(.+)”$/,
    '„$2“ gibt es nicht ($1)',
  ],
  [/^(.+) has no act “(.+)”$/, '$1 hat keine Aktion „$2“'],
];
const germanOf = (says: string): string => {
  const found = GERMAN.find(([pattern]) => pattern.test(says));
  return found ? says.replace(found[0], found[1]) : says;
};
