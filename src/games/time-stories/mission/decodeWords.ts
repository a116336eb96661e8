/** The border for the words of a mission: what is missing is empty, and more than needed is dropped. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { CardWords, MissionWords } from './words';

const text = z.string();
const texts = z.record(text, text).default({});
const option = z.object({ label: text, text: text.default(''), won: text.optional() });
const options = z.record(text, option).default({});

const card = z.record(text, z.unknown()).transform((raw): CardWords => {
  const { back, pointers, options: own } = raw;
  return {
    back: text.catch('').parse(back),
    texts: Object.fromEntries(
      Object.entries(raw).flatMap(([key, value]) =>
        key !== 'back' && typeof value === 'string' ? [[key, value]] : [],
      ),
    ),
    options: options.catch({}).parse(own),
    pointers: texts.catch({}).parse(pointers),
  };
});

const named = <T extends z.ZodType>(thing: T) => z.record(text, thing).default({});

const words = z.object({
  title: text,
  tagline: text.default(''),
  intro: text.default(''),
  afterword: text.default(''),
  skills: texts,
  rules: texts,
  places: named(
    z
      .object({ name: text, short: text.optional(), air: text.default('') })
      .transform(it => ({ ...it, short: it.short ?? it.name })),
  ),
  cards: named(card),
  items: named(z.object({ name: text, text: text.default(''), uses: texts })),
  lenders: named(
    z.object({
      name: text,
      who: text.default(''),
      gift: text.default(''),
      flaw: text.default(''),
      dream: text.default(''),
      uses: texts,
      options,
    }),
  ),
  tokens: texts,
  resources: named(z.object({ one: text, many: text })),
  puzzles: texts,
  hints: named(z.array(text)),
  codes: named(z.object({ ask: text, wrong: text.default('') })),
  ends: named(z.object({ title: text, text })),
  loose: texts,
});

export const decodeWords = (input: unknown): Decoded<MissionWords> => decoded(words, input);
