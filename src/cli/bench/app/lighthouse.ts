/** Lighthouse's figures of a first visit by a phone with throttled network and processor. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, FLAGS } from './pages';

export type Visit = {
  /** KB on the wire. */
  readonly script: number;
  /** Milliseconds. */
  readonly blocked: number;
  /** Milliseconds. */
  readonly interactive: number;
  /** From 0 to 1. */
  readonly score: number;
};

const KB = 1_000;

export async function visit(address: string): Promise<Visit> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    const options = {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    } as const;
    const run = await lighthouse(address, { ...options, onlyCategories: ['performance'] });
    if (!run) throw new Error(`Lighthouse says nothing of ${address}`);
    const { audits, categories } = run.lhr;
    const of = (audit: string): number => audits[audit]?.numericValue ?? NaN;
    return {
      script: scriptOf(audits['network-requests']?.details) / KB,
      blocked: of('total-blocking-time'),
      interactive: of('interactive'),
      score: categories['performance']?.score ?? NaN,
    };
  } finally {
    chrome.kill();
  }
}

function scriptOf(details: unknown): number {
  const { items } = details as { items: { resourceType: string; transferSize: number }[] };
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
