/** Finds English texts of the app on a page. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { catalogueFolders } from '@/texts/testing/catalogues';

const SRC = path.join(__dirname, '../../src');

function wordsIn(language: 'en' | 'de'): Set<string> {
  const files = catalogueFolders().flatMap(folder =>
    fs
      .readdirSync(path.join(SRC, folder))
      .filter(file => file.endsWith(`.${language}.ts`))
      .map(file => path.join(SRC, folder, file)),
  );
  return new Set(files.flatMap(file => leaves(require(file))));
}

function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
}

/** English words and whole sentences that a German player sees or hears. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const [english, german] = [wordsIn('en'), wordsIn('de')];
  const onPage = await page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walk.nextNode()) found.push(walk.currentNode.textContent ?? '');
    for (const it of Array.from(document.querySelectorAll('[aria-label],[placeholder]')))
      found.push(it.getAttribute('aria-label') ?? '', it.getAttribute('placeholder') ?? '');
    return found;
  });
  return onPage.filter(words => english.has(words) && !german.has(words));
}
