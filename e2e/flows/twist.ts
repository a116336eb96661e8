/** What players do in Timeline Twist: against each other with knowledge, together with luck. */
import { DECKS } from '@/games/timeline-twist/deck/decks';
import type { Card, Language } from '@/games/timeline-twist/deck/card';
import { compareDates } from '@/games/timeline-twist/deck/date';
import { dateWords } from '@/games/timeline-twist/deck/dateWords';
import type { Driver } from '../drivers/driver';
import { choose, openTable } from './gather';
import { betweenLooks } from './looking';

const CARDS = DECKS.flatMap(({ cards }) => cards);

/** Opens a table for this game and returns its code. */
export async function hostTwist(host: Driver, at: string, name: string, places: number) {
  await host.open(at);
  await openTable(host, 'timeline-twist', name);
  await choose(host, `places-${places}`);
  return host.read('table-code');
}

/**
 * Each player in turn turns a card and stops as soon as one has a place, until the match is over.
 */
export async function playTogether(players: readonly Driver[]): Promise<number> {
  const [first] = players;
  let turned = 0;
  while (!(await first?.isThere('standings'))) {
    for (const player of players) {
      await takeOver(player);
      if (await player.isThere('stop')) await passTurn(player);
      else if (await player.isThere('turn-over')) turned += await turnOver(player);
    }
    await betweenLooks();
  }
  return turned;
}

/** Hands a shared phone to the player whose turn it is. */
async function takeOver(player: Driver): Promise<number> {
  const seats = ['red', 'green', 'blue'];
  for (const seat of seats) {
    if (!(await player.isThere(`take-${seat}`))) continue;
    await player.tap(`take-${seat}`);
    await player.waitGone(`take-${seat}`);
    return 1;
  }
  return 0;
}

async function passTurn(player: Driver): Promise<void> {
  await player.tap('stop');
  await player.waitGone('stop');
}

/** Waits for the end of the turn, because only then it is clear whose turn is next. */
async function turnOver(player: Driver): Promise<number> {
  const title = (await player.nameOf('turn-over')).replace(/^[^:]*: /, '');
  await player.tap('turn-over');
  await player.waitText('moment', new RegExp(title.replace(/[^\p{L} ]/gu, '.'), 'u'));
  return 1;
}

/** A player who knows everything and one who is always wrong share a phone until one has won. */
export async function playByTurns(player: Driver, wise: string, language: Language) {
  let passed = 0;
  while (!(await player.isThere('standings'))) {
    passed += await takeOver(player);
    if (await player.isThere('gap-0')) await place(player, wise, language);
    else await betweenLooks();
  }
  return passed;
}

async function place(player: Driver, wise: string, language: Language): Promise<void> {
  const title = (await player.nameOf('turn-over')).replace(/^[^:]*: /, '');
  const card = CARDS.find(it => it[language].title === title);
  if (!card) throw new Error(`no card is called “${title}”`);
  const right = await rightGap(player, card, language);
  const isWise = await player.isThere(`turn-of-${wise}`);
  const gap = `gap-${isWise ? right : right === 0 ? 1 : 0}`;
  // One of them taps the gap, the other drags the card there.
  await (isWise ? player.drag('chosen-card', gap) : player.tap(gap));
  await player.waitFor('laid');
  await turnOver(player);
}

/** The first gap whose next card is not earlier, by the accessible names of the gaps. */
async function rightGap(player: Driver, card: Card, language: Language): Promise<number> {
  for (let gap = 0; await player.isThere(`gap-${gap + 1}`); gap += 1) {
    const [, after = ''] = /[“„]([^“”„]+)[”“]$/.exec(await player.nameOf(`gap-${gap}`)) ?? [];
    const next = CARDS.find(it => dateWords(language, it.date) === after);
    if (!next) throw new Error(`no card bears the date “${after}”`);
    if (compareDates(card.date, next.date) <= 0) return gap;
    if (!(await player.isThere(`gap-${gap + 2}`))) return gap + 1;
  }
  return 0;
}
