/**
 * Injected into a page before its own script: records when elements are drawn and what React
 * commits.
 */
import type { Page } from 'playwright-core';

/** The elements to wait for, by selector. */
export type Wanted = Readonly<Record<string, string>>;

export type Commits = {
  readonly all: number;
  readonly sand: number;
  readonly where: Readonly<Record<string, number>>;
};

export type Bench = {
  /** When each of these was first drawn, in ms of the page. */
  seen(names: readonly string[]): Promise<Readonly<Record<string, number>>>;
  /** Replaces the elements to wait for. */
  want(wanted: Wanted): void;
  /** When a finger was last lifted. */
  lifted(): number;
  commits(): Commits;
  frames(ms: number): Promise<Frames>;
};

/** Number of frames, share of late ones, and median frame time in ms. */
export type Frames = { readonly count: number; readonly late: number; readonly usual: number };

declare global {
  interface Window {
    bench?: Bench;
  }
}

export async function whenDrawn(page: Page, wanted: Wanted): Promise<void> {
  await page.addInitScript(watch, wanted);
}

/** Runs in the page, so it must be self-contained. */
function watch(first: Wanted): void {
  const LATE = 1.5;
  const GLASS = 'svg[viewBox^="-54 -118"]';
  type Fiber = {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
    return: Fiber | null;
    stateNode: unknown;
  };

  let wanted: Wanted = first;
  let drawn: Record<string, number> = {};
  const ears: (() => void)[] = [];
  let awaited = false;
  const look = () => {
    awaited = false;
    const there = Object.entries(wanted).filter(
      ([name, selector]) => !(name in drawn) && document.querySelector(selector),
    );
    if (there.length === 0) return;
    for (const [name] of there) drawn[name] = NaN;
    // The frame with these elements is on its way when the next task runs.
    setTimeout(() => {
      for (const [name] of there) drawn[name] = performance.now();
      for (const ear of ears.splice(0)) ear();
    });
  };
  // Looks once a frame, just before it is drawn, because looking after every change would load the
  // page.
  const lookSoon = () => {
    if (!awaited) requestAnimationFrame(look);
    awaited = true;
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'aria-label', 'data-testid'],
  });

  let lifted = 0;
  addEventListener('pointerup', event => (lifted = event.timeStamp), { capture: true });

  let counts = false;
  let commits = { all: 0, sand: 0, where: {} as Record<string, number> };
  const nodeOf = (fiber: Fiber | null): Element | undefined => {
    for (let it = fiber; it; it = it.child)
      if (it.stateNode instanceof Element) return it.stateNode;
    return undefined;
  };
  const rendered = (fiber: Fiber, found: Set<Fiber>): void => {
    const before = fiber.alternate;
    const isComponent = [0, 1, 11, 14, 15].includes(fiber.tag);
    if (isComponent && (fiber.flags & 1) !== 0) found.add(fiber);
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) rendered(child, found);
  };
  const isSand = (node: Element | undefined) =>
    !!(node?.closest(GLASS) ?? node?.querySelector(`:scope > ${GLASS}`));
  const note = (_: unknown, root: { current: Fiber }) => {
    if (!counts) return;
    const found = new Set<Fiber>();
    rendered(root.current, found);
    // A component rendered by another one that is in the set is no cause.
    const causes = [...found].filter(it => {
      for (let up = it.return; up; up = up.return) if (found.has(up)) return false;
      return true;
    });
    commits.all++;
    if (causes.some(it => isSand(nodeOf(it)))) commits.sand++;
    const places = causes.map(it => {
      const node = nodeOf(it);
      return node?.closest('[data-testid]')?.getAttribute('data-testid') ?? 'elsewhere';
    });
    for (const place of new Set(places)) commits.where[place] = (commits.where[place] ?? 0) + 1;
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: note,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      checkDCE() {},
    },
  });

  const frames = (ms: number) =>
    new Promise<Frames>(resolve => {
      const times: number[] = [];
      commits = { all: 0, sand: 0, where: {} };
      counts = true;
      const next = (now: number) => {
        times.push(now);
        if (now - (times[0] ?? now) < ms) return requestAnimationFrame(next);
        counts = false;
        const gaps = times.slice(1).map((it, n) => it - (times[n] ?? it));
        const length = 1000 / 60;
        const late = gaps.filter(gap => gap > LATE * length).length;
        const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? NaN;
        resolve({ count: gaps.length, late: late / gaps.length, usual });
        return 0;
      };
      requestAnimationFrame(next);
    });

  window.bench = {
    seen: names =>
      new Promise(resolve => {
        const answer = () => {
          if (names.every(name => (drawn[name] ?? NaN) > 0)) resolve({ ...drawn });
          else ears.push(answer);
        };
        answer();
      }),
    want: next => {
      wanted = next;
      drawn = {};
      lookSoon();
    },
    lifted: () => lifted,
    commits: () => commits,
    frames,
  };
}
