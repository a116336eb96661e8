import type { View } from 'react-native';
import { isByKeys } from '@/ui/inputMode';

const CONTROL = 'button,[role="button"],[role="tab"],[role="radio"]';
/** A sheet moves the focus itself when it opens or closes; wait until it has. */
const SETTLED_MS = 60;

/**
 * Scrolls to the control at an arrow, and focuses it for a player with a keyboard. Returns a cancel
 * function.
 */
export function guideTo(arrow: View | null): () => void {
  const control = controlBy(arrow);
  if (!control) return () => {};
  const timer = setTimeout(() => {
    scrollTo(control);
    if (isByKeys() && !isCovered(control) && !isGuided()) control.focus({ preventScroll: true });
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}

/** Scrolls to the control around a mark that is only looked at. */
export function scrollIntoSight(mark: View | null): void {
  const control = controlBy(mark);
  if (control) scrollTo(control);
}

function controlBy(mark: View | null): HTMLElement | undefined {
  const element: unknown = mark; // on the web, a view is a DOM element
  const beside = element instanceof HTMLElement ? element.parentElement : null;
  const control = beside?.closest<HTMLElement>(CONTROL) ?? beside?.querySelector(CONTROL);
  return control instanceof HTMLElement ? control : undefined;
}

/** Tells whether a sheet lies over the control; a sheet keeps the focus inside. */
function isCovered(control: HTMLElement): boolean {
  const sheets = Array.from(document.querySelectorAll('[aria-modal="true"]'));
  return sheets.length > 0 && !sheets.some(sheet => sheet.contains(control));
}

/** The first of two arrows keeps the focus. */
function isGuided(): boolean {
  const now = document.activeElement;
  const isControl = now?.matches(CONTROL) ?? false;
  return isControl && Boolean(now?.parentElement?.querySelector('[data-testid^="pointer-"]'));
}

const EDGE = 24; // room for the arrow above the control

/** Scrolls only what a reader would scroll; pages slide by their own means. */
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
