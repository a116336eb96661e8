import { type TableCard, makeCard, NO_CARD, parseCard } from './card';
import { makeSecret } from './invite';
import { cardKey } from './keys';
import { makePeerId } from './peerId';
import { seededBytes } from '../testing/seededBytes';
import { makeCode } from './tableCode';

const random = seededBytes(3);
const code = makeCode(random);
const key = cardKey(makeSecret(random), code);
const card: TableCard = {
  code,
  game: 'time-n-space',
  version: 1,
  free: 3,
  host: makePeerId(random),
};
const written = makeCard(card, key);
const changed = (change: object) =>
  Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(written).toString()), ...change }));

test('a card reads as it was written, and is small', () => {
  expect(parseCard(written, code, key)).toEqual({ ok: true, card });
  expect(parseCard(written, code, undefined)).toEqual({ ok: true, card });
  expect(written.length).toBeLessThanOrEqual(200);
});

test.each([
  ['taken away', NO_CARD, 'gone'],
  ['of another table', makeCard({ ...card, code: makeCode(random) }, key), 'other-table'],
  ['by somebody without the secret', makeCard(card, cardKey(makeSecret(random), code)), 'forged'],
  ['with a seat added', changed({ free: 4 }), 'forged'],
  ['with another host', changed({ host: makePeerId(random) }), 'forged'],
  ['with another version', changed({ version: 2 }), 'forged'],
  ['with too many seats', changed({ free: 100 }), 'not-a-card'],
  ['with half a seat', changed({ free: 0.5 }), 'not-a-card'],
  ['with a loud host', changed({ host: 'A'.repeat(16) }), 'not-a-card'],
  ['with something more', changed({ x: 1 }), 'not-a-card'],
  ['with a long game', changed({ game: 'a'.repeat(41) }), 'not-a-card'],
  ['too large', changed({ game: ' '.repeat(500) }), 'not-a-card'],
  ['of no JSON', Buffer.from('{'), 'not-a-card'],
  ['of no text', Uint8Array.of(0xff, 0), 'not-a-card'],
])('a card %s is %s', (_what, bytes, why) => {
  expect(parseCard(bytes, code, key)).toMatchObject({
    ok: false,
    why: expect.stringContaining(why),
  });
});
