/** Keeps a summary of each finished match in which this device had a seat. */
import type { AnyEnding, Summary } from '../games/board';
import type { AnyGame, Ranked, Result } from '../games/game';
import type { Seat } from '../kit/seat';
import type { SavedMatch } from '../protocol/entry';

import type { ReplayedMatch } from '../table/story';
import type { SeenGuest, SessionState } from './sessionState';
import type { HistoryStore, FinishedMatch, HistoryPlayer } from './history';
import type { Session } from './session';
import { hasPack, ownSeats, namedPlaces } from './seats';
import { storyFrom } from './story';

type HistoryDeps = {
  readonly session: Session;
  readonly history: HistoryStore;
  rulesOf(game: string): Promise<AnyGame | undefined>;
  endingOf(game: string): Promise<AnyEnding | undefined>;
  /** The present moment, as ISO 8601. */
  today(): string;
};

/** Returns how to stop. */
export function keepHistory({
  session,
  history,
  rulesOf,
  endingOf,
  today,
}: HistoryDeps): () => void {
  let asked: string | undefined;
  let seen: SavedMatch | undefined;
  const rules = (game: string) => rulesOf(game).catch(() => undefined);
  const ending = (game: string) => endingOf(game).catch(() => undefined);

  function see({ guest }: SessionState): void {
    const id = guest ? overAt(guest) : undefined;
    if (!guest || id === undefined) return;
    if (guest.story) return tell(guest, guest.story, id);
    if (asked === id) return;
    asked = id; // once: a story that cannot be replayed is not asked for again
    void ask(guest);
  }

  async function ask({ shared }: SeenGuest): Promise<void> {
    const game = shared && (await rules(shared.game));
    if (game) session.wish({ wish: 'story', game });
  }

  function tell(guest: SeenGuest, match: SavedMatch, id: string): void {
    if (seen === match) return;
    seen = match;
    const when = today();
    void summed(guest, match).then(sum => sum && history.getState().keep({ id, when, ...sum }));
  }

  async function summed(guest: SeenGuest, match: SavedMatch) {
    const [seat] = ownSeats(guest);
    const story = storyFrom(match, await rules(match.game));
    if (!seat || !story?.result) return undefined;
    const memory = (await ending(match.game))?.memory;
    return summaryOf(guest, match, story, story.result, seat, memory);
  }

  return session.state.subscribe(see);
}

/** The id of the match, if it is over and this phone has a seat in it, and the pack it needs. */
function overAt(guest: SeenGuest): string | undefined {
  const { shared, table } = guest;
  if (shared?.phase !== 'over' || table === null || ownSeats(guest).length === 0) return undefined;
  if (!hasPack(guest)) return undefined;
  return `${table} ${shared.match}`;
}

function summaryOf(
  guest: SeenGuest,
  { game, options }: SavedMatch,
  story: ReplayedMatch,
  result: Result,
  seat: Seat,
  memory: AnyEnding['memory'],
): Omit<FinishedMatch, 'id' | 'when'> {
  const players = namedPlaces(guest).map(({ seat: at, name, sits }): HistoryPlayer => ({
    seat: at,
    name,
    sits,
    ...standingOf(result, at),
  }));
  const { shares, counts } = memory?.summary(story, seat) ?? NOTHING;
  const end = endOf(result);
  return { game, options, seat, players, ...end, shares: { ...shares }, counts: { ...counts } };
}

const NOTHING: Summary = { shares: {}, counts: {} };

const endOf = (result: Result): Pick<FinishedMatch, 'outcome' | 'rank'> =>
  result.kind === 'ranked'
    ? { outcome: result.kind }
    : { outcome: result.outcome, rank: result.rank };

const standingOf = (result: Result, seat: Seat): Pick<HistoryPlayer, 'points' | 'place'> =>
  result.kind === 'ranked'
    ? { points: result.points[seat] ?? 0, place: placeOf(result, seat) }
    : { points: result.points };

/** If two share the second place, nobody is third. */
function placeOf({ places }: Ranked, seat: Seat): number {
  const at = places.findIndex(sharing => sharing.includes(seat));
  return 1 + places.slice(0, Math.max(0, at)).flat().length;
}
