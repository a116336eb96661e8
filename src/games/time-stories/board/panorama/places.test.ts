/** Every place of our missions as a picture: what can be found in it, what it weighs, how it is lit. */
import { gzipSync } from 'node:zlib';
import type { MissionPictures, PlaceArt } from '../../mission/panorama';
import { MISSIONS } from '../../missions/missions';
import { fetchPictures } from '../../missions/pictures';
import { clockAt, drawPlace, daylightAt } from './drawPlace';
import { MOTIFS } from './motifs/motifs';
import { warmShare } from './testing/warmth';
import { pictureBounds, WALL_HEIGHT } from './wall';

type Wall = {
  name: string;
  mission: string;
  place: string;
  art: PlaceArt;
  pictures: MissionPictures;
};

const walls: Wall[] = [];

beforeAll(async () => {
  for (const mission of MISSIONS) {
    const pictures = (await fetchPictures(mission.id))!;
    for (const place of Object.keys(mission.places)) {
      const art = await pictures.places[place]?.();
      if (art)
        walls.push({ name: `${mission.id} ${place}`, mission: mission.id, place, art, pictures });
    }
  }
});

const each = (check: (wall: Wall) => void) => () => walls.forEach(check);
const drawn = ({ name, art, pictures }: Wall, marker: number, facts: readonly string[] = []) =>
  drawPlace(name, art, { light: pictures.light, marker, facts });
const cardsOf = ({ mission, place }: Wall) =>
  Object.entries(MISSIONS.find(({ id }) => id === mission)!.cards).filter(
    ([, card]) => card.place === place,
  );

test('every place of both missions has a wall with a picture for each of its cards', () => {
  expect(walls).toHaveLength(MISSIONS.flatMap(({ places }) => Object.keys(places)).length);
  for (const wall of walls) {
    const slots = new Set(
      cardsOf(wall)
        .map(([, { slot }]) => slot)
        .filter(slot => slot !== 'A'),
    );
    expect([wall.name, ...wall.art.slots]).toEqual([wall.name, ...[...slots].sort()]);
  }
});

/** The texts speak of these parts of a place, so the picture must have them. */
const TO_FIND: Readonly<Record<string, readonly string[]>> = {
  'day-before rua-nova': ['ring', 'strings', 'knocker', 'slate', 'list', 'pamphlet'],
  'day-before ribeira': ['dials', 'anchor', 'barrel', 'key', 'star', 'wheel', 'belts', 'gulls'],
  'day-before carmo': ['ropes', 'names', 'stain', 'cedar'],
  'day-before mocambo': ['panel', 'crate', 'bite', 'lane'],
  'day-before alfama': ['hopscotch', 'dry', 'baskets', 'sash', 'ovens'],
  'day-before rossio': ['glint', 'wheel', 'onion', 'scribes', 'gate'],
  'day-before opera': ['wool', 'hoof', 'cut', 'cup'],
  'day-before cais': ['wet line', 'sailcloth', 'lights', 'woman'],
  'first-hour station': ['key', 'hand', 'clocks'],
  'first-hour tower': ['hole', 'spring', 'rope'],
};

test(
  'whatever can be found is there',
  each(({ name, art }) => expect([name, Object.keys(art.sights)]).toEqual([name, TO_FIND[name]])),
);

/** Drawn from points or from a corner, not from a foot. */
const WIDE = new Set(['panel', 'rope', 'garland', 'stroke']);

test(
  'whatever can be found is drawn by its motif, within its picture',
  each(({ name, art }) => {
    const calls = art.layers.flat();
    for (const [sight, { slot, motif, box }] of Object.entries(art.sights)) {
      const [left, top, width, height] = box;
      const [from, to] = pictureBounds(art.slots, slot);
      expect([name, sight, left + width / 2 > from && left + width / 2 < to]).toEqual([
        name,
        sight,
        true,
      ]);
      const isDrawn = calls.some(([called, x, y, size]) => {
        const reach = WIDE.has(called) ? 1920 : 30 + size * 0.6;
        const isAcross = x > left - reach && x < left + width + reach;
        return called === motif && isAcross && y > top - reach && y < top + height + reach;
      });
      expect([name, sight, isDrawn]).toEqual([name, sight, true]);
    }
  }),
);

const BODY = { half: 27, tall: 178 };

/** The share of a box that a figure on this spot hides. */
function hidden(
  [left, top, width, height]: readonly [number, number, number, number],
  [x, y]: readonly [number, number],
) {
  const across = Math.min(left + width, x + BODY.half) - Math.max(left, x - BODY.half);
  const down = Math.min(top + height, y) - Math.max(top, y - BODY.tall);
  return (Math.max(0, across) * Math.max(0, down)) / (width * height);
}

test(
  'four figures find room in every picture, and hide nothing that can be found',
  each(({ name, art }) => {
    for (const slot of art.slots) {
      const spots = art.spots[slot] ?? [];
      expect([name, slot, spots.length]).toEqual([name, slot, 4]);
      const [from, to] = pictureBounds(art.slots, slot);
      for (const [x, y] of spots) expect(x > from && x < to && y < WALL_HEIGHT).toBe(true);
    }
    for (const [sight, { box }] of Object.entries(art.sights)) {
      const shares = Object.values(art.spots).flatMap(spots =>
        spots.map(spot => hidden(box, spot)),
      );
      const most = Math.max(...shares);
      expect([name, sight, most > 0.3 ? most : 'free']).toEqual([name, sight, 'free']);
    }
  }),
);

test(
  'every motif is known, and every condition is a token or a card of the mission',
  each(({ name, mission, art }) => {
    const { tokens, cards } = MISSIONS.find(({ id }) => id === mission)!;
    const known = new Set([...tokens, ...Object.keys(cards)]);
    for (const [motif, , , , options] of art.layers.flat()) {
      expect(MOTIFS[motif] ? motif : `${name}: ${motif}`).toBe(motif);
      for (const fact of [options?.if, options?.unless].flat())
        if (fact !== undefined) expect([name, known.has(fact), fact]).toEqual([name, true, fact]);
    }
  }),
);

const MOST_BYTES = 4096;

test(
  'the data of a place weighs at most 4 KB, packed',
  each(({ name, art }) => {
    const { length } = gzipSync(JSON.stringify(art));
    expect([name, length > MOST_BYTES ? length : 'light']).toEqual([name, 'light']);
  }),
);

const MOST_WARM = 0.06;

test(
  'by day, dusk and night at most 6 % are warm, and no picture has a word set in type',
  each(wall => {
    for (const marker of [40, 22, 10]) {
      const svg = drawn(wall, marker);
      const share = warmShare(svg);
      expect([wall.name, marker, share > MOST_WARM ? share : 'cool']).toEqual([
        wall.name,
        marker,
        'cool',
      ]);
      expect(svg).not.toMatch(/<text|<foreignObject|<image|<script|href/);
    }
  }),
);

test(
  'the same place at the same time is drawn the same',
  each(wall => expect(drawn(wall, 27)).toBe(drawn(wall, 27))),
);

test('a quarter of an hour moves the painted clock of the tower, and nothing in a room without one', () => {
  const wall = (name: string) => walls.find(it => it.name === name)!;
  expect(drawn(wall('day-before ribeira'), 30)).not.toBe(drawn(wall('day-before ribeira'), 29));
  expect(drawn(wall('day-before carmo'), 30)).toBe(drawn(wall('day-before carmo'), 29));
});

test('the painted clock shows the true time', async () => {
  const { light } = (await fetchPictures('day-before'))!;
  expect([44, 27, 19, 0].map(marker => clockAt(light, marker))).toEqual([
    [13, 0],
    [17, 15],
    [19, 15],
    [0, 0],
  ]);
});

test('dusk falls at five, and at six it is night, as on the quay', async () => {
  const { light } = (await fetchPictures('day-before'))!;
  expect([29, 28, 25, 24].map(marker => daylightAt(light, marker))).toEqual([
    'day',
    'dusk',
    'dusk',
    'night',
  ]);
});

test('a token changes what the night at the quay shows', () => {
  const quay = walls.find(({ place }) => place === 'cais')!;
  const nights = [[], ['yellow-triangle'], ['grey-circle'], ['pink-triangle'], ['pink-square']].map(
    facts => drawn(quay, 10, facts),
  );
  expect(new Set(nights).size).toBe(nights.length);
});

test('a beaten opponent leaves plaster where the picture was', () => {
  const wall = walls.find(({ place }) => place === 'rossio')!;
  const { name, art, pictures } = wall;
  const beaten = drawPlace(name, art, {
    light: pictures.light,
    marker: 30,
    facts: [],
    beaten: ['D'],
  });
  expect(drawn(wall, 30)).not.toContain('fill="#DCD2BC"/><path d="M641');
  expect(beaten.split('fill="#DCD2BC"').length).toBeGreaterThan(
    drawn(wall, 30).split('fill="#DCD2BC"').length + 30,
  );
});

test('the plain drawing for small native screens is much shorter', () => {
  for (const { name, art, pictures } of walls) {
    const moment = { light: pictures.light, marker: 30, facts: [] };
    const full = drawPlace(name, art, moment);
    const plain = drawPlace(name, art, { ...moment, plain: true });
    expect([name, plain.length < full.length * 0.7]).toEqual([name, true]);
  }
});
