/** What a machine can find of what would shut somebody out. */
import fs from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/** Each with the things it is about; none, if all is well. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE); // into the page from outside: its own rules forbid foreign scripts
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => {
      const about = nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
      return `${id}: ${about.join('\n    ')}`;
    });
}

/** Controls of which a screen reader could say nothing but what kind they are. */
export async function nameless(page: Page): Promise<readonly string[]> {
  const told = await page.locator('body').ariaSnapshot();
  const control = /^\s*- (button|link|textbox|tab|radio|switch|checkbox|slider|timer|img)(?! ")/;
  return told.split('\n').filter(line => control.test(line));
}
