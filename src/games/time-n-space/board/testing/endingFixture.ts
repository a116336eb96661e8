/** Finished matches for tests: the lines of a saved match, replayed entry by entry. */
import fs from 'node:fs';
import path from 'node:path';
import { actChances, dealChances, type Seed } from '@/kit/chance';
import type { Millis } from '@/kit/millis';
import type { Seat, Seats } from '@/kit/seat';
import type { TablePlace, MatchReplay } from '../../../board';
import { rulingOn } from '../../../game';
import type { Action, GameEvent } from '../../rules/actions';
import type { Change } from '../../rules/change';
import { timeNSpace } from '../../rules/game';
import type { Options, State, View } from '../../rules/state';

type Deal = { seats: Seats; options: Options; seed: Seed };
type Entry =
  | { do: 'act'; at: Millis; finger?: Millis; seat: Seat; action: Action }
  | { do: 'pass' | 'pause' | 'resume'; at: Millis };
type Told = MatchReplay<View, GameEvent> & { readonly end: View };

/** Every line begins with a checksum of 16 characters and a space. */
const said = <T>(line: string): T => JSON.parse(line.slice(17)) as T;

const GOLDEN = path.join(__dirname, '../../rules/golden');
/** Loads one of the rules' golden matches. */
export const golden = (name: string): Told =>
  storyOf(fs.readFileSync(path.join(GOLDEN, `${name}.match`), 'utf8').split('\n'));

export function storyOf(lines: readonly string[]): Told {
  const [top = '', ...rest] = lines.filter(line => line !== '');
  const deal = said<Deal>(top);
  const start = timeNSpace.setup({ ...deal, chances: dealChances(deal.seed) });
  const moments: Change[] = [{ state: start, events: [] }];
  const entries = rest.map(line => said<Entry>(line));
  for (const [n, entry] of entries.entries())
    moments.push(after(last(moments).state, entry, n, deal));
  const views = moments.map(({ state }) => timeNSpace.view(state, 'board'));
  return {
    entries: entries.length,
    viewAfter: count => views[count] ?? last(views),
    eventsOf: count => moments[count]?.events ?? [],
    timeOf: count => entries[count - 1]?.at ?? 0,
    end: last(views),
  };
}

/** Builds a replay from given moments. */
export function toldOf(
  ...moments: readonly (readonly [at: Millis, state: State, events?: readonly GameEvent[]])[]
): MatchReplay<View, GameEvent> {
  const views = moments.map(([, state]) => timeNSpace.view(state, 'board'));
  return {
    entries: moments.length - 1,
    viewAfter: n => views[n] as View,
    eventsOf: n => moments[n]?.[2] ?? [],
    timeOf: n => moments[n]?.[0] ?? 0,
  };
}

function after(state: State, entry: Entry, n: number, { seed }: Deal): Change {
  if (entry.do === 'pass') return timeNSpace.elapse(state, entry.at);
  if (entry.do !== 'act') return { state, events: [] };
  const { at, finger = at, seat } = entry;
  const context = { at, finger, seat };
  const ruling = rulingOn(timeNSpace, state, entry.action, context, actChances(seed, n));
  if (!ruling.ok) throw new Error(`entry ${n} was refused: ${ruling.why.code}`);
  return ruling;
}

function last<T>(row: readonly T[]): T {
  const thing = row[row.length - 1];
  if (thing === undefined) throw new Error('nothing is told');
  return thing;
}

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora'];
export const placesOf = ({ seats }: View): TablePlace[] =>
  seats.map((seat, n) => ({
    seat,
    name: NAMES[n] ?? '',
    face: '',
    sits: 'player',
    here: true,
  }));
