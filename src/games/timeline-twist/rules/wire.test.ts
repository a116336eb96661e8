/**
 * Whole matches at a real table: host, phones and a TV, over links that lose, duplicate and break.
 */
import { storm } from '../../../table/storm/storm';
import type { AnyGame } from '../../game';
import { DECKS } from '../deck/decks';
import { timelineTwist } from './game';
import type { State } from './state';
import { isTurned, turnedIn } from './turned';

const IDS = new Set(DECKS.flatMap(({ cards }) => cards.map(({ id }) => id)));

/** Names of numbers that are counts or times. */
const NUMBERS = new Set(
  `v rev d n serial t here at since speed until left gap most column round tried laid match watchers
  guest size talkSeconds id # board shared red green blue purple yellow orange pink turquoise`.split(
    /\s+/,
  ),
);

type Frame = { readonly state: State; readonly text: string };

function framesOf(way: string, seed: number): Frame[] {
  const frames: Frame[] = [];
  const weather = {
    storm: 30_000,
    calm: 8_000,
    options: { way, talkSeconds: 15 },
    places: 3,
    players: 2,
    watchers: 1,
    level: seed % 2 ? 'random' : 'plain',
  } as const;
  storm(timelineTwist as AnyGame, seed, weather, (host, _to, _seats, text) => {
    if (host.match) frames.push({ state: host.match.state as State, text });
  });
  return frames;
}

/** Cards whose presence nobody knows: below the top of the pile, or not in this match. */
function isHidden(state: State): (card: string) => boolean {
  const { secret } = state;
  const below = new Set(secret.pile.slice(1));
  return card =>
    IDS.has(card) && !isTurned(state, card) && (below.has(card) || !secret.printed[card]);
}

const wordsIn = (text: string): string[] => [...text.matchAll(/"([^"\\]+)"/g)].map(([, it]) => it!);

type Found = { readonly dates: unknown[]; readonly strange: string[] };

/** Collects every date in a frame, and every number with an unknown name. */
function search(value: unknown, found: Found, names: readonly string[] = []): Found {
  if (typeof value === 'number') {
    const name = names.findLast(it => !/^\d+$/.test(it)) ?? '';
    // In a delta 0 and 1 stand for what stays and what goes.
    if (value > 1 && !NUMBERS.has(name)) found.strange.push(names.join('.'));
  }
  if (typeof value !== 'object' || value === null) return found;
  if ('shown' in value) found.dates.push(value);
  for (const [name, part] of Object.entries(value)) search(part, found, [...names, name]);
  return found;
}

test.each(['versus', 'together'])(
  '[K1] [K5] %s, no frame on the wire has a date in it, nor a card not yet seen',
  way => {
    let [frames, ids, turned, hiddenCards] = [0, 0, 0, 0];
    for (const seed of [1, 2]) {
      for (const { state, text } of framesOf(way, seed)) {
        const message: { say: string } = JSON.parse(text);
        if (message.say === 'story') continue; // everything may be known then
        const hidden = isHidden(state);
        const named = wordsIn(text);
        expect(named.filter(hidden)).toEqual([]);
        const found = search(message, { dates: [], strange: [] });
        expect(found).toEqual({ dates: [], strange: [] });
        frames++;
        turned += turnedIn(state).size;
        ids += named.filter(word => IDS.has(word)).length;
        hiddenCards += state.secret.pile.filter(hidden).length;
      }
    }
    // Below these counts the test would prove nothing.
    expect(frames).toBeGreaterThan(500);
    expect(turned).toBeGreaterThan(2_000);
    expect(ids).toBeGreaterThan(500);
    expect(hiddenCards).toBeGreaterThan(5_000);
  },
);
