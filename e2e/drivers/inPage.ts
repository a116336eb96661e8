/**
 * What runs inside a page to find what a player sees and touches. Each function is sent as its text
 * and must use nothing from outside. During a page transition two elements match; the new one is
 * the last.
 */
export type Spot = { readonly x: number; readonly y: number };

export function isShown(id: string): boolean {
  const all = document.querySelectorAll(`[data-testid="${id}"]`);
  const it = all[all.length - 1];
  const box = it?.getBoundingClientRect();
  return !!box?.width && !!box.height && it?.checkVisibility({ visibilityProperty: true }) === true;
}

export function textOf(id: string): string | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`);
  const it = all[all.length - 1];
  return it ? it.innerText.replace(/\s+/g, ' ').trim() : null;
}

export function nameOf(id: string): string | null {
  const all = document.querySelectorAll(`[data-testid="${id}"]`);
  return all[all.length - 1]?.getAttribute('aria-label') ?? null;
}

/** The middle of an element that stands still on the screen and takes the press there itself. */
export async function atRest(id: string): Promise<Spot | null> {
  const all = document.querySelectorAll(`[data-testid="${id}"]`);
  const it = all[all.length - 1];
  if (!it?.checkVisibility({ visibilityProperty: true })) return null;
  if (it.matches(':disabled, [aria-disabled=true]')) return null;
  const middle = () => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isFree = ({ x, y }: Spot) => it.contains(document.elementFromPoint(x, y));
  for (const block of ['nearest', 'center', 'end', 'start'] as const) {
    if (isFree(middle())) break;
    it.scrollIntoView({ block, behavior: 'instant' });
  }
  const before = middle();
  for (let frames = 2; frames; frames -= 1) await new Promise(requestAnimationFrame);
  const now = middle();
  return isFree(now) && before.x === now.x && before.y === now.y ? now : null;
}

/** Whether the smallest element with these words lies inside the screen; null without any. */
export function placeOf(words: string): string | null {
  const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
  const has = (it: Element) => squeezed(it.textContent).includes(squeezed(words));
  const it = Array.from(document.body.querySelectorAll('*')).find(
    one => has(one) && !Array.from(one.children).some(has) && one.checkVisibility(),
  );
  if (!it) return null;
  const { left, top, right, bottom } = it.getBoundingClientRect();
  const isInside = Math.min(left, top) >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside ? 'inside' : JSON.stringify({ left, top, right, bottom });
}

/** A browser of a test always reports its pages as visible, so this overrides what they read. */
export function showPage(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Chromium says nothing of a violation that the script catches; Firefox does. */
export function complainOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`${violatedDirective} forbids ${blockedURI}`)),
  );
}
