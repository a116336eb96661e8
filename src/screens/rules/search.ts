import type { Chapter } from '@/games/board';

/** Removes case and accents character by character, so that positions stay the same. */
export const plainText = (text: string): string =>
  Array.from(text, char => {
    const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === char.length ? bare : char;
  }).join('');

type Part = { readonly text: string; readonly isFound: boolean };

/** Splits a text into parts, so that matches can be highlighted. */
export function marked(text: string, wanted: string): Part[] {
  const [all, word] = [plainText(text), plainText(wanted.trim())];
  const parts: Part[] = [];
  let from = 0;
  for (let at = hit(all, word, 0); at >= 0; at = hit(all, word, from)) {
    parts.push({ text: text.slice(from, at), isFound: false });
    from = at + word.length;
    parts.push({ text: text.slice(at, from), isFound: true });
  }
  parts.push({ text: text.slice(from), isFound: false });
  return parts.filter(part => part.text !== '');
}

const hit = (all: string, word: string, from: number): number =>
  word === '' ? -1 : all.indexOf(word, from);

export type NumberedChapter = Chapter & { readonly number: number };

/** Returns the chapters that match, or all of them without a search. */
export function chaptersWith(
  chapters: readonly Chapter[],
  wanted: string,
): readonly NumberedChapter[] {
  const word = plainText(wanted.trim());
  return chapters
    .map((chapter, n) => ({ ...chapter, number: n + 1 }))
    .filter(({ title, text }) => word === '' || plainText(`${title}\n${text}`).includes(word));
}

export type Block = { readonly is: 'text' | 'point'; readonly text: string };

/** Splits a text into paragraphs and lines that begin with a dash or a dot. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const [, point] = /^[-–•*]\s+(.*)$/.exec(line) ?? [];
      return point === undefined ? { is: 'text', text: line } : { is: 'point', text: point };
    });
