/** What of a page is where, once it is drawn. */
import type { Page } from 'playwright-core';

type Size = { readonly width: number; readonly height: number };

/** Gives the page another size, and waits until it is drawn for it. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    ([across, down]) => {
      const main = Array.from(document.querySelectorAll('[role=main] > svg')).at(-1);
      const { width: w = 0, height: h = 0 } = main?.getBoundingClientRect() ?? {};
      return w === across && h === down;
    },
    [width, height],
  );
}

/** How far the page can be scrolled, in all its parts together. */
export const scrollsBy = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter(it => /auto|scroll/.test(getComputedStyle(it).overflowY))
      .reduce((most, it) => Math.max(most, it.scrollHeight - it.clientHeight), 0),
  );

/** Waits until an element has stopped moving. */
export const settled = (page: Page, id: string) =>
  page.waitForFunction(async name => {
    const top = () =>
      document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect().top;
    const before = top();
    await new Promise(resolve => setTimeout(resolve, 100));
    return before !== undefined && top() === before;
  }, id);

/** Where an element ends, from the top of the screen. */
export async function bottomOf(page: Page, id: string): Promise<number> {
  const box = await page.getByTestId(id).last().boundingBox();
  return box ? box.y + box.height : Infinity;
}

/** In pixels; a space between words counts as no text. */
export const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (words.nextNode()) {
      const { parentElement: box, textContent } = words.currentNode;
      const isSeen = box?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (box && isSeen && textContent?.trim())
        sizes.push(parseFloat(getComputedStyle(box).fontSize));
    }
    return Math.min(...sizes);
  });
