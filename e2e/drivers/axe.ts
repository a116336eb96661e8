/** Finds accessibility faults that a program can find. */
import fs from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/**
 * Switched off, because it joins the lines of a control without a space and takes the numeral on a
 * counter for a label: no name holds “LeftPlant 1”. `unspoken` checks the visible label instead.
 */
const HOW = { rules: { 'label-content-name-mismatch': { enabled: false } } };

/** Violations with their elements; empty if there are none. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE); // evaluated from outside, because the page's policy forbids foreign scripts
  const { violations } = await page.evaluate(
    how => (globalThis as unknown as Axe).axe.run(document, how),
    HOW,
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => {
      const about = nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
      return `${id}: ${about.join('\n    ')}`;
    });
}
type Axe = { axe: { run(of: Document, how: object): Promise<AxeResults> } };

/** Controls without an accessible name. */
export async function nameless(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const control = /^\s*- (button|link|textbox|tab|radio|switch|checkbox|slider|timer|img)\b(?! ")/;
  return snapshot.split('\n').filter(line => control.test(line));
}

/**
 * Controls whose name lacks their first line, so that nobody could address them by voice. Lines
 * below are state, which a name may phrase differently; drawings are pictures.
 */
export const unspoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wordsOf = (text: string) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const within = (name: readonly string[], words: readonly string[]) =>
      name.some((_, at) => words.every((word, n) => name[at + n] === word));
    const shown = (control: Element) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement && !parentElement.closest('svg') && parentElement.checkVisibility())
          texts.push(textContent ?? '');
      }
      return texts;
    };
    return Array.from(document.querySelectorAll('[aria-label]'))
      .filter(it =>
        it.matches('button,a,[role=button],[role=radio],[role=tab],[role=switch],[role=link]'),
      )
      .flatMap(it => {
        const name = it.getAttribute('aria-label') ?? '';
        const line = shown(it).find(text => /\p{L}{3}/u.test(text));
        const isSaid = line === undefined || within(wordsOf(name), wordsOf(line));
        return isSaid ? [] : [`“${line}” is not in “${name}”`];
      });
  });
