/** Measures the time from tapping a place with a glass in hand until the glass stands there. */
import type { Page } from 'playwright-core';
import { tap } from './pages';
import { type Seat, takeHand } from './table';

const GLASSES = { left: 'trade-2', right: 'plant-3' } as const;

export type Answer = { readonly hint: number; readonly answer: number };

export async function turnAll(guest: Page, seats: readonly Seat[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const seat of seats) {
    await takeHand(guest, seat);
    for (const [glass, on] of Object.entries(GLASSES)) answers.push(await turned(guest, glass, on));
  }
  return answers;
}

async function turned(guest: Page, glass: string, on: string): Promise<Answer> {
  const place = `[data-testid="place-${on}"]`;
  await tap(guest, `glass-${glass}`);
  await guest.evaluate(wanted => window.bench?.want(wanted), {
    hint: `${place}[aria-busy=true]`,
    answer: `${place} svg[viewBox^="-54 -118"]`,
  });
  // Starts waiting before the tap, because the request itself would take time of the page.
  const seeing = guest.evaluate(() => window.bench?.seen(['hint', 'answer']));
  await tap(guest, `place-${on}`);
  const seen = await seeing;
  const lifted = await guest.evaluate(() => window.bench?.lifted() ?? NaN);
  return { hint: (seen?.['hint'] ?? NaN) - lifted, answer: (seen?.['answer'] ?? NaN) - lifted };
}
