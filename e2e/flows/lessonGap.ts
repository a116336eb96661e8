/** How far a lesson's bubble stands from the thing it speaks of. */
import type { Phone } from '../drivers/playwright';

type Box = { x: number; y: number; width: number; height: number };

const LOOKS = 40;

/** The bubble follows its thing within moments; the gap that stays counts. */
export async function settledGapOn(phone: Phone, near: number): Promise<number> {
  let gap = await gapOn(phone);
  for (let look = 0; gap > near && look < LOOKS; look++) gap = await gapOn(phone);
  return gap;
}

/** Between the bubble and the thing it speaks of; nothing is lit while the other seat plays. */
async function gapOn({ page }: Phone): Promise<number> {
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .boundingBox({ timeout: 500 })
      .catch(() => null);
  const [bubble, thing] = await Promise.all([
    boxOf('[data-testid="bubble"]'),
    boxOf('[data-testid^="pointer-"]'),
  ]);
  return bubble && thing ? between(bubble, thing) : 0;
}

const between = (one: Box, other: Box): number =>
  Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
