import fc from 'fast-check';
import {
  type Begun,
  bye,
  bytesOf,
  toFrames,
  isTooLarge,
  fromFrames,
  MESSAGE_BYTES,
  type FrameNews,
  NOTHING,
  TAKEN,
} from './frames';

function joinAll(frames: readonly unknown[]): FrameNews[] {
  const all: FrameNews[] = [];
  let begun: Begun = NOTHING;
  for (const frame of frames) {
    const [next, news] = fromFrames(begun, frame);
    begun = next;
    if (news) all.push(news);
  }
  return all;
}

const utf8 = (text: string) => new TextEncoder().encode(text).length;
const anyText = fc.string({ unit: 'binary', maxLength: 200, size: 'max' });

test('a message cut into frames is joined again, whatever it contains and however small the frames', () => {
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 5 }),
      fc.integer({ min: 5, max: 40 }),
      (texts, most) => {
        const frames = texts.flatMap(text => toFrames(text, most));
        expect(frames.every(frame => utf8(frame) <= most)).toBe(true);
        expect(joinAll(frames)).toEqual(texts.map(message => ({ said: 'message', message })));
      },
    ),
  );
});

test('frames are as full as they can be', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 5, max: 40 }), (text, most) => {
      const fewest = Math.max(1, Math.ceil(utf8(text) / (most - 1)));
      expect(toFrames(text, most).length).toBeLessThanOrEqual(
        Math.ceil((fewest * (most - 1)) / (most - 4)),
      );
    }),
  );
});

test('bytes are counted as in UTF-8', () => {
  fc.assert(fc.property(anyText, text => expect(bytesOf(text)).toBe(utf8(text))));
});

test('no input makes it throw or hold more than one message', () => {
  const anyFrame = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.tuple(fc.constantFrom('+', '.', '!', '>'), fc.string()).map(parts => parts.join('')),
  );
  fc.assert(
    fc.property(fc.array(anyFrame), frames => {
      let begun = NOTHING;
      for (const frame of frames) [begun] = fromFrames(begun, frame);
      expect(begun.bytes).toBe(bytesOf(begun.text));
      expect(begun.bytes).toBeLessThanOrEqual(MESSAGE_BYTES);
    }),
  );
});

test.each<[string, unknown, FrameNews]>([
  ['nothing', '', { said: 'nonsense', end: 'lost' }],
  ['bytes', new Uint8Array([46]), { said: 'nonsense', end: 'lost' }],
  ['an unknown frame', '?', { said: 'nonsense', end: 'lost' }],
  ['an empty piece', '+', { said: 'nonsense', end: 'lost' }],
  ['a path confirmed with extra text', '>!', { said: 'nonsense', end: 'lost' }],
  ['a path confirmed', TAKEN, { said: 'taken' }],
  ['an empty message', '.', { said: 'message', message: '' }],
  ['a goodbye', bye('too-slow'), { said: 'bye', end: 'too-slow' }],
  ['a goodbye with an unknown reason', '!bored', { said: 'bye', end: 'lost' }],
])('reads %s', (_what, frame, news) => {
  expect(joinAll([frame])).toEqual([news]);
});

test('a message begun before a goodbye is dropped', () => {
  expect(joinAll(['+half a', '!left', '. message'])).toEqual([
    { said: 'bye', end: 'left' },
    { said: 'message', message: ' message' },
  ]);
});

const most = 'x'.repeat(MESSAGE_BYTES);

test.each([
  ['in one frame', [`.${most}`], false],
  ['in one frame, one more', [`.${most}x`], true],
  ['in two', [`+${most}`, '.'], false],
  ['in two, one more', [`+${most}`, '.x'], true],
  ['in two, the first is enough', [`+${most}x`], true],
  ['of wide characters', [`.${'é'.repeat(MESSAGE_BYTES / 2)}`], false],
  ['of wide characters, one more', [`.${'é'.repeat(MESSAGE_BYTES / 2)}é`], true],
])('accepts messages up to the limit, %s', (_how, frames, tooLarge) => {
  const [news] = joinAll(frames);
  expect(news?.said === 'nonsense' && news.end === 'too-large').toBe(tooLarge);
  expect(isTooLarge(frames.map(frame => frame.slice(1)).join(''))).toBe(tooLarge);
});
