/** Real positions: moments of a match among four bots, and of the golden matches. */
import fs from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '@/games/game';
import type { Action, Deed } from '@/games/time-n-space/rules/actions';
import { timeNSpace } from '@/games/time-n-space/rules/game';
import type { State } from '@/games/time-n-space/rules/state';
import type { Seat } from '@/kit/seat';
import type { Millis } from '@/kit/millis';
import type { Entry } from '@/protocol/entry';
import { parseLines } from '@/protocol/savedMatch';
import { pause, type RunningMatch } from '@/table/match';
import { fold, only } from '@/table/saved';
import { playOut } from '@/table/selfplay';

const GAMES = path.join(__dirname, '../../src/games');
const SEATS = ['red', 'green', 'blue', 'purple'] as const;
const OPTIONS = { level: 'normal', minutes: 30, innerLinks: false, glassSeconds: {} };
/** With this seed red wins narrowly after all four have been in the lead. */
const SEED = 195;
const SLOWEST: Millis = 300;

type Act = { readonly seat: Seat; readonly at: Millis; readonly action: Action };
type Moment = { readonly before: RunningMatch; readonly act: Act };

const [RED] = SEATS;
let cached: { end: RunningMatch; moments: readonly Moment[] } | undefined;

function playedMatch() {
  if (cached) return cached;
  const moments: Moment[] = [];
  const levels = Object.fromEntries(SEATS.map(seat => [seat, 'player'] as const));
  const end = playOut(
    timeNSpace as AnyGame,
    { seats: SEATS, options: OPTIONS, seed: SEED },
    { levels, slowest: SLOWEST },
    (before, { match }) => {
      const act = actOf(match.saved.log.at(-1));
      if (act && match.saved.log.length > before.saved.log.length) moments.push({ before, act });
    },
  );
  cached = { end, moments };
  return cached;
}

const actOf = (entry: Entry | undefined): Act | undefined =>
  entry?.do === 'act' ? { ...entry, action: entry.action as Action } : undefined;

export const atTheEnd = (): RunningMatch => playedMatch().end;

type Through = { readonly table: RunningMatch; readonly glass: 'left' | 'right' };

/** One of red's glasses has run out, and this deed can be done. */
export const beforeRedDoes = (deed: Deed['do']): Through =>
  throughBefore(({ action }) => action.type === 'lift' && action.deed.do === deed);

/** The same for any deed, late by this share of the match. */
export function lateBy(share: number): Through {
  const soFar = (at: Millis) => at / playedMatch().end.at - share;
  return throughBefore(({ at }) => soFar(at) >= 0 && soFar(at) < SOON);
}

/** Prefers a moment at which the other glass still runs. */
function throughBefore(isMeant: (act: Act) => boolean): Through {
  const meant = playedMatch().moments.filter(({ act }) => isLifting(act) && isMeant(act));
  const found = meant.find(hasSand) ?? meant[0];
  if (!found) throw new Error('red never comes so far');
  const { before, act } = found;
  return { table: stopped(before, act.at), glass: glassOf(act) === 0 ? 'left' : 'right' };
}

const SOON = 0.15;
const ENOUGH: Millis = 10_000;

const isLifting = ({ seat, action }: Act): boolean =>
  seat === RED && action.type === 'lift' && action.deed.do !== 'lapse';

const glassOf = ({ action }: Act) => (action.type === 'lift' ? action.glass : 0);

function hasSand({ before, act }: Moment): boolean {
  const [left, right] = of(before);
  const other = glassOf(act) === 0 ? right : left;
  return other !== null && other.until - act.at > ENOUGH;
}

/** The clock has just started and nobody has turned a glass. */
export function atTheStart(): RunningMatch {
  const found = playedMatch().moments.find(({ act }) => act.action.type === 'turn');
  if (!found) throw new Error('nobody ever turns a glass');
  return stopped(found.before, found.before.at);
}

const of = ({ state }: RunningMatch) => (state as State).glasses[RED as Seat] ?? [null, null];

/** Pauses at this moment; otherwise the table would open as it was at the last act. */
function stopped(table: RunningMatch, at: Millis): RunningMatch {
  return pause(table, at).match;
}

/** Two ships have arrived at green at the same moment, and green decides which goes first. */
export const CONTEST = ['four-normal-with-a-contest', 144] as const;

/** The table after so many entries; without a number, at its end. */
export function golden(
  match: string,
  entries?: number,
  game = timeNSpace as AnyGame,
): RunningMatch {
  const text = fs.readFileSync(path.join(GAMES, game.id, 'rules/golden', `${match}.match`), 'utf8');
  const parsed = parseLines(text.split('\n'));
  const opened = parsed.ok && fold(parsed.match, only(game), entries);
  if (!opened || !opened.ok) throw new Error(`${match} cannot be folded`);
  return opened.match;
}
