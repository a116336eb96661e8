/** What a machine can find of what would shut somebody out. */
import fs from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/**
 * It joins the words of a control’s lines without a space, and takes the numeral on a drawn counter
 * for a label: “LeftPlant 1” is in no name. `unspoken` asks for the line that is the label.
 */
const HOW = { rules: { 'label-content-name-mismatch': { enabled: false } } };

/** Each with the things it is about; none, if all is well. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE); // into the page from outside: its own rules forbid foreign scripts
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

/** Controls of which a screen reader could say nothing but what kind they are. */
export async function nameless(page: Page): Promise<readonly string[]> {
  const told = await page.locator('body').ariaSnapshot();
  const control = /^\s*- (button|link|textbox|tab|radio|switch|checkbox|slider|timer|img)\b(?! ")/;
  return told.split('\n').filter(line => control.test(line));
}

/**
 * Controls whose first line is not in their name: nobody could speak to them by what he reads. What
 * stands below is their state, which a name may tell at greater length; what is drawn is a picture.
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
