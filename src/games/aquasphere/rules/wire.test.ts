/**
 * Whole matches at a real table: host, phones and a TV, over links that lose, duplicate and break.
 */
import { storm } from '../../../table/storm/storm';
import type { AnyGame } from '../../game';
import { CARDS, EXPANSIONS } from './components';
import { aquaSphere } from './game';
import type { State } from './state';

/** Names that are also words of other parts of a view tell nothing. */
const NAMES = [...CARDS.keys(), ...EXPANSIONS.keys()].filter(id => id.includes('-'));

type Frame = { readonly state: State; readonly text: string };

function framesOf(seed: number): Frame[] {
  const frames: Frame[] = [];
  const weather = {
    storm: 30_000,
    calm: 8_000,
    options: { turnSeconds: 60 },
    places: 3,
    players: 2,
    watchers: 1,
    level: 'random',
  } as const;
  storm(aquaSphere as AnyGame, seed, weather, (host, _to, _seats, text) => {
    if (host.match) frames.push({ state: host.match.state as State, text });
  });
  return frames;
}

/** Hidden, and never open before: an undone refill does not exist. */
const hiddenIn = ({ secret }: State): ReadonlySet<string> =>
  new Set([...secret.cards, ...secret.expansions]);

test.each([1, 2])('[H1] [H3] no frame of storm %d names a card or expansion of a pile', seed => {
  const frames = framesOf(seed);
  let shown = 0;
  for (const { state, text } of frames) {
    const hidden = hiddenIn(state);
    const found = NAMES.filter(id => text.includes(`"${id}"`));
    expect(found.filter(id => hidden.has(id))).toEqual([]);
    expect(text).not.toContain('"secret"');
    shown += found.length;
  }
  expect(shown).toBeGreaterThan(100);
});
