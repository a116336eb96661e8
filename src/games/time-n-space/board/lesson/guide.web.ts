import type { View } from 'react-native';
import { isByKeys } from '@/ui/inputMode';

const CONTROL = 'button,[role="button"],[role="tab"]';
/** A sheet that opens or closes moves the focus itself, a little later. */
const SETTLED_MS = 60;

/** The control at an arrow comes into sight, and into focus for who plays by the keyboard. Returns a stop. */
export function guideTo(arrow: View | null): () => void {
  const element: unknown = arrow; // a view is an element of the page here
  const beside = element instanceof HTMLElement ? element.parentElement : null;
  const control = beside?.closest<HTMLElement>(CONTROL) ?? beside?.querySelector(CONTROL);
  if (!(control instanceof HTMLElement)) return () => {};
  const timer = setTimeout(() => {
    scrollTo(control);
    if (isByKeys() && !isCovered(control) && !isGuided()) control.focus({ preventScroll: true });
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}

/** By a sheet, which lets no focus out. */
function isCovered(control: HTMLElement): boolean {
  const sheets = Array.from(document.querySelectorAll('[aria-modal="true"]'));
  return sheets.length > 0 && !sheets.some(sheet => sheet.contains(control));
}

/** Of two arrows the first one that is there has the focus. */
function isGuided(): boolean {
  const now = document.activeElement;
  const isControl = now?.matches(CONTROL) ?? false;
  return isControl && Boolean(now?.parentElement?.querySelector('[data-testid^="pointer-"]'));
}

const EDGE = 24; // for the arrow above it

/** Only what scrolls for a reader is scrolled: a page slides by its own means. */
function scrollTo(control: HTMLElement): void {
  const scroller = scrollerOf(control);
  if (!scroller) return;
  const [at, room] = [control.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (at.top < room.top + EDGE) scroller.scrollTop += at.top - room.top - EDGE;
  else if (at.bottom > room.bottom) {
    scroller.scrollTop += Math.min(at.bottom - room.bottom + EDGE, at.top - room.top - EDGE);
  }
}

function scrollerOf(control: HTMLElement): HTMLElement | null {
  for (let it = control.parentElement; it; it = it.parentElement) {
    const isScrolled = /auto|scroll/.test(getComputedStyle(it).overflowY);
    if (isScrolled && it.scrollHeight > it.clientHeight + 1) return it;
  }
  return null;
}
