/** Finds elements that overlap an edge, so that they cannot be read or touched completely. */
import type { Page } from 'playwright-core';

/** Smaller overlaps are rounding, or the glow around a letter. */
const HAIR = 4;

/**
 * Words cut off at a side, and controls cut off anywhere or standing out of their panel, each with
 * the overlap. What can be scrolled into view does not count. The box of a line is higher than its
 * letters, so above and below it does not count.
 */
export const overhanging = (page: Page): Promise<readonly string[]> =>
  page.evaluate(hair => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const isShown = (it: Element) =>
      it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !it.closest('[aria-hidden=true], svg');
    const isFree = (overflow: string) => /auto|scroll/.test(overflow);

    /** The overlap over whatever clips the box: sideways, and up or down. */
    const over = (box: Box, within: Element) => {
      const far = { x: Math.max(-box.left, box.right - innerWidth), y: 0 };
      const free = { x: false, y: false };
      for (let it: Element | null = within; it; it = it.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(it);
        const by = it.getBoundingClientRect();
        free.x ||= isFree(overflowX);
        free.y ||= isFree(overflowY);
        const sides = Math.max(by.left - box.left, box.right - by.right);
        const ends = Math.max(by.top - box.top, box.bottom - by.bottom);
        if (overflowX !== 'visible' && !free.x) far.x = Math.max(far.x, sides);
        if (overflowY !== 'visible' && !free.y) far.y = Math.max(far.y, ends);
        if (position === 'fixed') break;
      }
      return { x: free.x ? 0 : far.x, y: far.y };
    };

    /** The overlap over the sides of the panel or card below. */
    const beside = (box: Box, within: Element) => {
      for (let it: Element | null = within; it; it = it.parentElement) {
        const { backgroundColor, borderLeftWidth } = getComputedStyle(it);
        if (backgroundColor === 'rgba(0, 0, 0, 0)' && borderLeftWidth === '0px') continue;
        const by = it.getBoundingClientRect();
        return Math.max(by.left - box.left, box.right - by.right);
      }
      return 0;
    };

    const found = new Set<string>();
    const note = (far: number, words: string) =>
      far > hair && found.add(`${Math.round(far)} over the edge: ${words}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent: words, parentElement } = walker.currentNode;
      if (!words?.trim() || !parentElement || !isShown(parentElement)) continue;
      if (getComputedStyle(parentElement).textOverflow === 'ellipsis') continue; // clipped on purpose
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const line of Array.from(range.getClientRects()))
        note(over(line, parentElement).x, `“${words}”`);
    }
    const controls = 'button, input, [role=button], [role=radio], [role=tab], [role=switch]';
    for (const control of Array.from(document.querySelectorAll(controls))) {
      if (!isShown(control) || !control.parentElement) continue;
      const box = control.getBoundingClientRect();
      const { x, y } = over(box, control.parentElement);
      const aside = beside(box, control.parentElement);
      note(Math.max(x, y, aside), control.getAttribute('aria-label') ?? control.tagName);
    }
    return [...found];
  }, HAIR);
