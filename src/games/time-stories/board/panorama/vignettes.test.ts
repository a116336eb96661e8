/** Small pictures: every card, item and lender has its own. */
import { gzipSync } from 'node:zlib';
import type { MissionPictures, MotifCall, VignetteSet } from '../../mission/panorama';
import type { Mission } from '../../mission/mission';
import { MISSIONS } from '../../missions/missions';
import { fetchPictures } from '../../missions/pictures';
import { drawFigure } from './drawFigure';
import { drawAlone } from './drawSmall';

type Drawn = {
  mission: Mission;
  pictures: MissionPictures;
  cards: Record<string, VignetteSet>;
  items: VignetteSet;
  lenders: VignetteSet;
};

const all: Drawn[] = [];

beforeAll(async () => {
  for (const mission of MISSIONS) {
    const pictures = (await fetchPictures(mission.id))!;
    const sets = Object.entries(pictures.cards).map(
      async ([place, fetch]) => [place, await fetch()] as const,
    );
    const cards = Object.fromEntries(await Promise.all(sets));
    all.push({
      mission,
      pictures,
      cards,
      items: await pictures.items(),
      lenders: await pictures.lenders(),
    });
  }
});

test('every card of a place has a picture', () => {
  for (const { mission, cards } of all)
    for (const [id, { place }] of Object.entries(mission.cards))
      expect([id, Boolean(cards[place]?.[id])]).toEqual([id, true]);
});

test('the base, the map and every end have pictures', () => {
  for (const { mission, cards } of all) {
    expect(Object.keys(cards.base ?? {})).toEqual(Object.keys(mission.base));
    expect(Object.keys(cards.ends ?? {}).sort()).toEqual(Object.keys(mission.ends).sort());
    const maps = new Set(Object.values(mission.places).map(({ map }) => map));
    expect(Object.keys(cards.map ?? {}).sort()).toEqual([...maps].sort());
  }
});

test('every item and every lender has a picture', () => {
  for (const { mission, items, lenders } of all) {
    expect(Object.keys(items).sort()).toEqual(Object.keys(mission.items).sort());
    expect(Object.keys(lenders).sort()).toEqual(Object.keys(mission.lenders).sort());
  }
});

/** What a picture shows, whatever its size: the motifs with what makes each its own. */
const shows = (calls: readonly MotifCall[]) =>
  calls.map(([motif, , , , options = {}]) => `${motif} ${JSON.stringify(options)}`);

test('no two neighbours look alike', () => {
  for (const { cards } of all)
    for (const set of Object.values(cards)) {
      const pictures = Object.entries(set);
      pictures.slice(1).forEach(([id, calls], at) => {
        const before = new Set(shows(pictures[at]![1]));
        const same = shows(calls).filter(motif => before.has(motif)).length / calls.length;
        expect([id, same > 0.6 ? same : 'different']).toEqual([id, 'different']);
      });
    }
});

test('all small pictures can be drawn on clay and glazed, without a word', () => {
  for (const { cards, items, lenders } of all)
    for (const [kind, set] of [
      ...Object.values(cards).map(it => ['card', it] as const),
      ['item', items] as const,
      ['portrait', lenders] as const,
    ])
      for (const [id, calls] of Object.entries(set))
        for (const ground of ['clay', 'glaze', 'night'] as const)
          expect(drawAlone(`${kind} ${id}`, calls, { ground, width: 120, height: 60 })).toMatch(
            /^<svg (?!.*<text)/,
          );
});

test('a figure is drawn in the colour of its seat', () => {
  for (const { lenders } of all)
    for (const [lender, calls] of Object.entries(lenders)) {
      const [blue, pink] = ['blue', 'pink'].map(seat => drawFigure(lender, calls, seat));
      expect(blue).toContain('#3E86E0');
      expect(pink).not.toContain('#3E86E0');
    }
});

const MOST_BYTES = 2048;

test('the small pictures of one place weigh at most 2 KB, packed', () => {
  for (const { cards } of all)
    for (const [place, set] of Object.entries(cards)) {
      const { length } = gzipSync(JSON.stringify(set));
      expect([place, length > MOST_BYTES ? length : 'light']).toEqual([place, 'light']);
    }
});
