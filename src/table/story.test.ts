import { seedOf } from '../kit/chance';
import type { AnyGame, Viewer } from '../games/game';
import type { Seat } from '../kit/seat';
import type { Entry, SavedMatch } from '../protocol/entry';
import { type Downward, readUpward, encode } from '../protocol/messages';
import { createGuest, type Guest, PROPOSAL_RESEND_MS, stepGuest } from './guest';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  whysIn,
} from './testing/hostFixture';
import { RATE_LIMIT, STORY_PIECE } from './hostState';
import { act, deal, viewOf } from './match';
import { nim } from './nim';
import { fold } from './saved';
import { dealt, game as timeNSpace, played, red as ruby, tableOf } from './testing/fixture';
import { storyOf } from './story';

const [red, green] = ['red', 'green'] as Seat[] as [Seat, Seat];
const seed = seedOf(7);
const find = (id: string): AnyGame | undefined => [nim, timeNSpace].find(game => game.id === id);
type Piece = Extract<Downward, { say: 'story' }>;
const piecesIn = (words: readonly object[]) =>
  words.filter((word): word is Piece => 'say' in word && word.say === 'story');

/** Red and green have played a match of this many entries, all but the last of them draws. */
function over(entries = 3): Hall {
  const hall = openHall(nim, 2);
  for (const seat of [red, green]) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.deals();
  for (let n = 1; n < entries; n++) {
    hall.waits(100);
    hall.says('green', proposal(hall, green, n, REDRAW));
  }
  hall.says('red', proposal(hall, red, 1, take(1)));
  hall.waits(60_000); // all have their tokens back
  return hall;
}
const logOf = (hall: Hall) => hall.host().match!.saved.log;

// The host --------------------------------------------------------------------------------------------

test('[E1] when it is over, players and watchers can have the whole log', () => {
  const hall = over();
  hall.meets('tv', { watch: true });
  for (const id of ['red', 'green', 'tv']) {
    const words = hall.says(id, { say: 'story', from: 0 });
    expect(words).toMatchObject([{ to: id, say: 'story', from: 0, of: 3 }]);
    expect(piecesIn(words)[0]).toMatchObject({
      deal: { game: 'nim', seats: [red, green], options: { stones: 1 }, seed: seedOf(7) },
      entries: logOf(hall),
    });
  }
});

test('[E1] starts at any entry, and is empty from the end on', () => {
  const hall = over();
  const from = (n: number) => piecesIn(hall.says('red', { say: 'story', from: n }))[0]!.entries;
  expect([1, 2, 3, 99].map(n => from(n))).toEqual([
    logOf(hall).slice(1),
    logOf(hall).slice(2),
    [],
    [],
  ]);
});

test('[E1] pieces are small enough for every channel, and no entry is lost between them', () => {
  const hall = over(600);
  const entries: Entry[] = [];
  for (let pieces = 0; entries.length < logOf(hall).length; pieces++) {
    const [piece] = piecesIn(hall.says('red', { say: 'story', from: entries.length }));
    expect(piece!.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(piece!.entries).length).toBeLessThan(STORY_PIECE.most * 1.1);
    entries.push(...piece!.entries);
    expect(pieces).toBeLessThan(10);
  }
  expect(entries).toEqual(logOf(hall));
});

test('[E1] an entry larger than a piece goes alone', () => {
  const hall = over(2);
  const { match } = hall.host();
  const long = { do: 'act', at: 0, seat: red, action: 'x'.repeat(STORY_PIECE.most) } as const;
  const log = [long, long, match!.saved.log[1]!];
  Object.assign(match!.saved, { log });
  const sizes = [0, 1, 2].map(
    from => piecesIn(hall.says('red', { say: 'story', from }))[0]!.entries.length,
  );
  expect(sizes).toEqual([1, 1, 1]);
});

test('[E2] before the end nobody gets anything of it, however they ask', () => {
  const hall = playing(nim, 3);
  hall.meets('tv', { watch: true });
  hall.says('red', proposal(hall, red, 1, REDRAW));
  const ask = (id: string) => hall.says(id, { say: 'story', from: 0 });
  for (const id of ['red', 'green', 'tv']) {
    for (const ordered of ['pause', 'resume'] as const) {
      hall.orders({ order: ordered });
      const words = ask(id);
      expect(words).toEqual([{ to: id, say: 'no', why: { code: 'not-over' } }]);
    }
  }
  const lobby = openHall();
  lobby.meets('tv', { watch: true });
  expect(whysIn(lobby.says('tv', { say: 'story', from: 0 }))).toEqual(['not-over']);
});

test('[E2] back in the lobby nobody can ask any more', () => {
  const hall = over();
  hall.orders({ order: 'again' });
  expect(whysIn(hall.says('red', { say: 'story', from: 0 }))).toEqual(['not-over']);
  hall.deals();
  expect(whysIn(hall.says('red', { say: 'story', from: 0 }))).toEqual(['not-over']);
});

test('[E1] a guest without a seat may have it, too', () => {
  const hall = over();
  hall.meets('late');
  expect(piecesIn(hall.says('late', { say: 'story', from: 0 }))).toHaveLength(1);
});

test('[E3] a guest gets no more pieces than it has tokens for, and others keep theirs', () => {
  const hall = over();
  const asked = Array.from({ length: 15 }, () => hall.says('red', { say: 'story', from: 0 }));
  const got = asked.filter(words => piecesIn(words).length > 0).length;
  expect(got).toBeLessThanOrEqual(RATE_LIMIT.atOnce / STORY_PIECE.tokens);
  expect(got).toBeGreaterThan(5);
  expect(asked.flatMap(whysIn)).toEqual([]);
  expect(piecesIn(hall.says('green', { say: 'story', from: 0 }))).toHaveLength(1);
  hall.waits(1_000);
  expect(piecesIn(hall.says('red', { say: 'story', from: 0 }))).toHaveLength(1);
});

// The guest ---------------------------------------------------------------------------------------------

/** A phone at that table, on a channel that can be cut. */
function phoneAt(hall: Hall, watches = true) {
  let guest: Guest = createGuest('tv', {}, watches);
  let now = 0;
  let asked = 0;
  type Event = Parameters<typeof stepGuest>[1];
  function happens(event: Event): void {
    const [next, effects] = stepGuest(guest, event, now);
    guest = next;
    for (const effect of effects) if (effect.do === 'send') says(effect.text);
  }
  function says(text: string): void {
    const read = readUpward(text);
    if (read.ok && read.message.say === 'story') asked++;
    if (!guest.linked) return;
    for (const word of saidTo('tv', hall.hears('tv', text))) hears(word);
  }
  function hears({ to: _, ...word }: { to: string; say: string }): void {
    if (word.say !== 'closed') happens({ type: 'heard', text: JSON.stringify(word) });
  }
  function comes(): void {
    hall.closes('tv');
    const words = hall.opens('tv');
    happens({ type: 'linked' });
    words.forEach(hears);
  }
  return {
    guest: () => guest,
    asked: () => asked,
    comes,
    happens,
    told: ({ to: _, ...word }: { to?: string; say: string }) =>
      happens({ type: 'heard', text: JSON.stringify(word) }),
    goes: () => happens({ type: 'unlinked' }),
    wants: () => happens({ type: 'wished', wish: { wish: 'story', game: nim } }),
    seconds(count: number) {
      for (let n = 0; n < count; n++) {
        now += PROPOSAL_RESEND_MS;
        hall.waits(PROPOSAL_RESEND_MS);
        happens({ type: 'ticked' });
      }
    },
  };
}

test('[E4] a guest that wants the story gets all of it, and asks no more', () => {
  const hall = over(600);
  const tv = phoneAt(hall);
  tv.comes();
  expect(tv.guest().story).toBeNull();
  tv.wants();
  const { story } = tv.guest();
  expect(story).toEqual(hall.host().match!.saved);
  const asked = tv.asked();
  expect(asked).toBeGreaterThan(1);
  tv.wants();
  tv.seconds(3);
  expect(tv.asked()).toBe(asked);
  expect(tv.guest().story).toBe(story);
});

test('[E4] a guest that does not want the story gets nothing', () => {
  const tv = phoneAt(over());
  tv.comes();
  tv.seconds(3);
  expect([tv.asked(), tv.guest().story]).toEqual([0, null]);
});

test('[E4] wanted during the match, it is asked for at the end, and not before', () => {
  const hall = playing(nim, 2);
  const tv = phoneAt(hall);
  tv.comes();
  tv.wants();
  tv.seconds(3);
  expect([tv.asked(), tv.guest().refused]).toEqual([0, null]);
  for (let n = 1; !hall.host().match!.game.result(hall.host().match!.state); n++) {
    for (const seat of [red, green]) hall.says(seat, proposal(hall, seat, n, take(1)));
  }
  tv.comes(); // it has slept through the end
  tv.seconds(1);
  expect(tv.guest().story).toEqual(hall.host().match!.saved);
});

test('[E4] a lost piece is asked for again; a new channel starts from the beginning', () => {
  const hall = over(600);
  const tv = phoneAt(hall);
  tv.comes();
  tv.goes();
  tv.wants(); // the request gets lost
  expect(tv.asked()).toBe(0);
  const [first] = piecesIn(hall.says('red', { say: 'story', from: 0 }));
  tv.told(first!);
  expect(tv.guest().gathers!.entries.length).toBe(first!.entries.length);
  tv.comes();
  expect(tv.guest().gathers!.entries).toEqual([]);
  tv.seconds(1);
  expect(tv.guest().story).toEqual(hall.host().match!.saved);
});

test('[E4] [S17] with the next match the story of the last is gone', () => {
  const hall = over();
  const tv = phoneAt(hall);
  tv.comes();
  tv.wants();
  hall.orders({ order: 'again' });
  tv.comes();
  expect(tv.guest()).toMatchObject({ story: null, gathers: null });
});

const piece = (hall: Hall, change: object): Piece => ({
  ...piecesIn(hall.says('red', { say: 'story', from: 0 }))[0]!,
  ...change,
});
const act1: Entry = { do: 'act', at: 0, seat: red, action: REDRAW };

test.each<[string, object]>([
  ['[E5] a piece from further on', { from: 1 }],
  ['[E5] an empty piece', { entries: [] }],
  ['[E5] a piece without entries', { entries: 'all' }],
])('a guest waits on after %s', (_what, change) => {
  const hall = over();
  const tv = phoneAt(hall);
  tv.comes();
  tv.goes();
  tv.wants();
  tv.told(piece(hall, change));
  expect(tv.guest()).toMatchObject({ story: null, gathers: { entries: [] }, refused: null });
  expect(tv.asked()).toBe(0);
});

test.each<[string, object, object]>([
  ['[E5] of a missing game', { deal: { game: 'go' } }, { code: 'unknown-game' }],
  ['[E5] of another version of it', { deal: { version: 99 } }, { code: 'other-version', ours: 1 }],
  ['[E5] of unknown seats', { deal: { seats: ['constructor'] } }, { code: 'refused' }],
  ['[E5] with a forbidden act', { entries: [1, 1] }, { code: 'refused', line: 3 }],
  ['[E5] with an entry without effect', { entries: [0, { do: 'pass', at: 9 }] }, { line: 3 }],
])('a guest drops a story %s, and reports why', (_what, change, why) => {
  const hall = over(2);
  const tv = phoneAt(hall);
  tv.comes();
  tv.goes();
  tv.wants();
  const right = piece(hall, {});
  const { deal, entries } = change as { deal?: object; entries?: (number | Entry)[] };
  const wrong = {
    ...right,
    deal: { ...right.deal, ...deal },
    entries:
      entries?.map(one => (typeof one === 'number' ? right.entries[one] : one)) ?? right.entries,
  };
  tv.told(wrong);
  expect(tv.guest()).toMatchObject({ story: null, gathers: null, refused: why });
  tv.comes();
  tv.seconds(2);
  expect(tv.asked()).toBe(0);
});

test('[E5] a story that nobody wanted is dropped', () => {
  const hall = over();
  const tv = phoneAt(hall);
  tv.comes();
  const words = piecesIn(hall.says('red', { say: 'story', from: 0 }));
  tv.told(words[0]!);
  expect(tv.guest()).toMatchObject({ story: null, gathers: null });
  expect(encode(words[0]!)).toContain('"of":3');
});

// The story itself --------------------------------------------------------------------------------------

test('[E6] after any number of entries it shows what all saw then, at that time', () => {
  const { saved } = played();
  const story = storyOf(saved, find);
  if (!story.ok) throw new Error(story.fault.code);
  expect(story.entries).toBe(saved.log.length);
  for (let n = saved.log.length; n >= 0; n--) {
    const then = fold(saved, find, n);
    if (!then.ok) throw new Error(then.fault.code);
    expect(story.viewAfter(n)).toEqual(viewOf(then.match, 'board'));
    expect(story.timeOf(n)).toBe(then.match.at);
  }
});

test('[E6] every entry keeps the events it led to, as the board saw them', () => {
  const draw = { seat: red, at: 5, action: REDRAW };
  const first = tableOf(act(tableOf(deal(nim, { seats: [red, green], options: {}, seed })), draw));
  const { saved } = tableOf(act(first, { seat: red, at: 9, action: take(1) }));
  const story = storyOf(saved, find);
  if (!story.ok) throw new Error(story.fault.code);
  expect([0, 1, 2, 3].map(story.eventsOf)).toEqual([
    [],
    [{ type: 'redraw', seat: red }],
    [{ type: 'take', seat: red }],
    [{ type: 'take', seat: red }],
  ]);
});

test('[E6] going back and forth computes nothing twice', () => {
  const { saved } = played();
  let views = 0;
  const counting = {
    ...timeNSpace,
    view: (state: unknown, viewer: Viewer) => {
      if (viewer === 'board') views++;
      return timeNSpace.view(state, viewer);
    },
  };
  const story = storyOf(saved, () => counting);
  if (!story.ok) throw new Error(story.fault.code);
  const forth = Array.from({ length: saved.log.length + 1 }, (_, n) => story.viewAfter(n));
  const back = forth.map((_, n) => story.viewAfter(saved.log.length - n)).reverse();
  expect(back.every((view, n) => view === forth[n])).toBe(true);
  expect(views).toBe(saved.log.length + 1);
});

test.each([
  ['[E6] before the beginning', -5, 0],
  ['[E6] after the end', 9_999, 2],
  ['[E6] between two entries', 1.9, 1],
  ['[E6] at NaN', NaN, 0],
])('a finger %s is on the nearest entry', (_where, wished, n) => {
  const ready = { seat: ruby, at: 70, action: { type: 'ready' } };
  const other = { ...ready, at: 90, seat: 'green' as Seat };
  const { saved } = tableOf(act(tableOf(act(dealt(), ready)), other));
  const story = storyOf(saved, find);
  if (!story.ok) throw new Error(story.fault.code);
  expect(story.viewAfter(wished)).toBe(story.viewAfter(n));
  expect(story.timeOf(wished)).toBe([0, 70, 90][n]);
});

test('[E5] [E6] a match that cannot be replayed is no story', () => {
  const { saved } = played();
  const wrong: SavedMatch = { ...saved, log: [...saved.log, act1] };
  expect(storyOf(wrong, find)).toMatchObject({
    ok: false,
    fault: { code: 'refused', line: saved.log.length + 2 },
  });
  expect(storyOf(saved, () => undefined)).toMatchObject({ fault: { code: 'unknown-game' } });
});
