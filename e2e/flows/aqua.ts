/** A player of AquaSphere who does the first thing that can be touched. */
import type { Phone } from '../drivers/playwright';
import { betweenLooks } from './looking';

/** In this order: what is asked, then what is planned, then another plan. */
const WISHES = [
  /^take-(red|yellow|blue|white)$/,
  /^(stop-at-line|skip-letters|collect|interim-done)$/,
  /^cross-/,
  /^(do-it|only-control|only-move)$/,
  /^(sector|look)-/,
  /^pass$/,
  /^(room|home)-/,
];
/** Opens a bot's placing, which leads to its sectors. */
const BOT = /^bot-/;

/** Everything a finger could touch. */
const touchable = (phone: Phone): Promise<readonly string[]> =>
  phone.page.evaluate(() =>
    Array.from(
      document.querySelectorAll('[data-testid]:not([aria-disabled="true"]):not([disabled])'),
    )
      // Outside of a plan, a sector of the station is only read.
      .filter(it => !it.matches('[data-testid^="look-"]:not([role="radio"])'))
      .filter(it => it.matches('button, [role="button"], [role="radio"]'))
      .filter(it => it.checkVisibility())
      .map(it => it.getAttribute('data-testid') ?? ''),
  );

type Plan = {
  /** How many bots act in the station. */
  readonly bots: number;
  isOver(): Promise<boolean>;
};

export async function playOut(phone: Phone, plan: Plan): Promise<void> {
  const { bots, isOver } = plan;
  let left = bots;
  while (!(await isOver())) {
    const ids = await touchable(phone);
    const isTurn = ids.some(id => id === 'pass' || id.startsWith('room-'));
    const bot = left > 0 && isTurn ? ids.find(id => BOT.test(id)) : undefined;
    const next = bot ?? first(ids);
    if (bot !== undefined) left--;
    // Without anything to touch, others play.
    await (next === undefined ? betweenLooks() : phone.tapIfThere(next));
  }
}

const first = (ids: readonly string[]): string | undefined =>
  WISHES.map(wish => ids.find(id => wish.test(id))).find(id => id !== undefined);
