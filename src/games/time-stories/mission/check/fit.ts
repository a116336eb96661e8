/** Texts that are too long for their card on the smallest phone. */
import { isBag } from '../../../../kit/keys';
import { fault, type MissionFault } from './fault';

const MOST_WORDS = 90;
/** Titles of cards, and the words of buttons. */
const MOST_LETTERS = 40;
const LONGEST_WORD = 22;
const SHORT: readonly string[] = ['back', 'label', 'test', 'name', 'title'];

const WORD = /[\p{L}\p{N}]/u;
const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter(it => WORD.test(it));
const lettersIn = (word: string): number =>
  Math.max(0, ...word.split(/[^\p{L}]+/u).map(it => it.length));

export function fitFaults(words: unknown): readonly MissionFault[] {
  if (!isBag(words)) return [];
  return ['cards', 'items', 'lenders', 'places', 'ends'].flatMap(part =>
    textsIn(words[part], [part]).flatMap(([path, text]) => faultsOf(path, text)),
  );
}

type Text = readonly [path: readonly string[], text: string];

function textsIn(thing: unknown, path: readonly string[]): readonly Text[] {
  if (typeof thing === 'string') return [[path, thing]];
  if (!isBag(thing)) return [];
  return Object.entries(thing).flatMap(([key, it]) => textsIn(it, [...path, key]));
}

function faultsOf(path: readonly string[], text: string): readonly MissionFault[] {
  const long = wordsIn(text).find(it => lettersIn(it) > LONGEST_WORD);
  const tooWide = long === undefined ? [] : [fault(path, `“${long}” is too long for a line`)];
  return [...tooWide, ...lengthFaults(path, text)];
}

function lengthFaults(path: readonly string[], text: string): readonly MissionFault[] {
  const isShort = SHORT.includes(path[path.length - 1] ?? '') && path[0] !== 'ends';
  if (isShort)
    return text.length > MOST_LETTERS
      ? [fault(path, `it has ${text.length} characters, and ${MOST_LETTERS} fit`)]
      : [];
  const count = wordsIn(text).length;
  const isCard = path[0] === 'cards' && !path.includes('pointers');
  return isCard && count > MOST_WORDS
    ? [fault(path, `it has ${count} words, and ${MOST_WORDS} fit on a card`)]
    : [];
}
