/**
 * Measures the longest block of an installed host's JavaScript thread while four browsers load the
 * app from it.
 */
import type { Browser } from 'playwright-core';
import { openBrowser, PHONE, type Phone, pickUpPhone } from '../../drivers/playwright';
import { comeByLink } from '../../flows/invited';
import { openTable } from '../hosting';
import { installPhone } from '../phone';
import { MeasuredEngine, type Turn } from './turns';

export type Blocks = {
  readonly turns: number;
  readonly longest: Turn;
  readonly busiest: Turn;
  /** Sum over all turns. */
  readonly busyMs: number;
};
const NAMES = ['Bo', 'Cy', 'Di', 'Ed'];

export async function whileFourLoad(): Promise<{ loading: Blocks; comingIn: Blocks }> {
  const turns: Turn[] = [];
  const host = await installPhone({
    inRealTime: true,
    engine: heard => new MeasuredEngine(heard, turn => void turns.push(turn)),
  });
  const browser = await openBrowser();
  try {
    const link = (await openTable(host, 'Ann', 4)).href;
    const pages = await Promise.all(NAMES.map(() => page(browser)));
    const measured = async (act: (page: Phone, n: number) => Promise<void>) => {
      turns.length = 0;
      await Promise.all(pages.map(act));
      return blocksOf(turns);
    };
    const loading = await measured(async it => {
      await it.open(new URL(link).origin);
      await it.waitFor('join');
    });
    const comingIn = await measured((it, n) => comeByLink(it, link, NAMES[n] ?? ''));
    return { loading, comingIn };
  } finally {
    await browser.close();
    host.putAway();
  }
}

const page = (browser: Browser) => pickUpPhone(browser, { locale: 'en', ...PHONE });

function blocksOf(all: readonly Turn[]): Blocks {
  const turns = all.filter(isOfThePhone);
  const by = (of: (turn: Turn) => number) => [...turns].sort((a, b) => of(b) - of(a))[0];
  const [longest, busiest] = [by(({ wallMs }) => wallMs), by(({ busyMs }) => busyMs)];
  if (!longest || !busiest) throw new Error('the host did nothing');
  const busyMs = turns.reduce((sum, turn) => sum + turn.busyMs, 0);
  return { turns: turns.length, longest, busiest, busyMs };
}

/** Excludes the decoding of assets by script, because a phone reads them from storage. */
const isOfThePhone = ({ kind }: Turn): boolean => kind !== 'file';
