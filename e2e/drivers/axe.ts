/** What a machine can find of what would shut somebody out. */
import fs from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/**
 * What is drawn on a piece stands there in short, as on a piece of cardboard; its name tells it in
 * whole words. The rule wants the very letters: `unspoken` wants a word of them.
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

/** Controls that show words and are called by none of them: nobody could speak to them. */
export const unspoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('button,[role]'))
      .filter(it => it.matches('button,a,[role=radio],[role=tab],[role=switch],[role=link]'))
      .flatMap(it => {
        const name = it.getAttribute('aria-label')?.toLowerCase();
        const words = it.innerText.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
        if (!name || words.length === 0 || words.some(word => name.includes(word))) return [];
        return [`“${it.innerText}” is called “${name}”`];
      }),
  );
