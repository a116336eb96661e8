/** People who play T.I.M.E Stories together, each on their own phone. */
import type { Phone } from '../drivers/playwright';

type Test = (ids: readonly string[]) => string | undefined;

/** Everything a finger could touch. */
const touchable = (phone: Phone): Promise<readonly string[]> =>
  phone.page.evaluate(() =>
    Array.from(
      document.querySelectorAll('[data-testid]:not([aria-disabled="true"]):not([disabled])'),
    )
      .filter(it => it.checkVisibility())
      .map(it => it.getAttribute('data-testid') ?? ''),
  );

/** Touches the first of these that is there, if any is. */
export async function touchFirst(phone: Phone, ...wanted: readonly (string | Test)[]) {
  const ids = await touchable(phone);
  for (const it of wanted) {
    const id = typeof it === 'string' ? ids.find(one => one === it) : it(ids);
    if (id === undefined) continue;
    await phone.tapIfThere(id);
    return;
  }
}

/** All do what they can until the moment has come. */
export async function until(
  players: readonly Phone[],
  hasCome: () => Promise<boolean>,
  ...wanted: readonly (string | Test)[]
): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await hasCome())) {
    if (Date.now() > end) throw new Error(`never came: ${wanted.join(' ')}`);
    for (const player of players) await touchFirst(player, ...wanted);
    await players[0]?.page.waitForTimeout(80);
  }
}

const LONGEST_MS = 90_000;

const allAre = async (players: readonly Phone[], id: string): Promise<boolean> =>
  (await Promise.all(players.map(it => it.isThere(id)))).every(Boolean);

/** Reads the base and lends bodies, one for each player. */
export async function toTheStation(players: readonly Phone[]): Promise<void> {
  await until(players, () => allAre(players, 'party'), 'lay-base-back');
  for (const [n, player] of players.entries()) await player.tap(`lender-${LENDERS[n] ?? ''}`);
  const [captain] = players;
  await captain?.tap('begin');
  await until(players, () => allAre(players, 'entering'), 'vote-yes');
}
const LENDERS = ['hanne', 'otto', 'kling', 'emil'];

/** The stationmaster is woken by the first player, and the goose is fed by the second. */
export async function findKeyAndHand(players: readonly Phone[]): Promise<void> {
  const [waker, feeder, ...others] = players;
  if (!waker || !feeder) return;
  await waker.tap('enter-B');
  for (const other of others) await other.tap('enter-D');
  // What the goose asks must be answered before anybody else can go in.
  await feeder.tap('enter-C');
  await until(players, () => isReady(players), 'option-feed', 'lay-back', 'go-on');
  const hasKey = async () => (await isReady(players)) && !(await waker.isThere('test-test'));
  while (!(await hasKey())) {
    await touchFirst(waker, 'test-test');
    for (const other of [feeder, ...others]) await touchFirst(other, 'choose-nothing');
    await until(players, () => isReady(players), 'spend', 'do-it', 'go-on', 'lay-back');
  }
}

/** Everybody stands in the place, between two units, with nothing in anybody's way. */
async function isReady(players: readonly Phone[]): Promise<boolean> {
  const all = await Promise.all(players.map(touchable));
  return all.every(ids => ids.includes('unit') && !ids.some(id => BUSY.has(id)));
}
const BUSY = new Set(['do-it', 'go-on', 'lay-back', 'spend']);

/** The group leaves for the tower; the captain's die says what that costs. */
export async function toTheTower(players: readonly Phone[]): Promise<void> {
  const [first] = players;
  await first?.tap('leave');
  await until(players, () => allAre(players, 'travel'), 'vote-yes');
  await first?.tap('go-tower');
  await until(players, () => allAre(players, 'entering'), 'vote-yes');
}

/** The second player, who carries the hand of the clock, sets it; then all pull the rope. */
export async function setTheClock(players: readonly Phone[], minutes: string): Promise<void> {
  const [, setter] = players;
  for (const player of players) await player.tap(player === setter ? 'enter-B' : 'enter-C');
  await setter?.waitFor('code-field');
  await setter?.type('code-field', minutes);
  await setter?.tap('code-try');
}

export async function pullTheRope(
  players: readonly Phone[],
  isOver: () => Promise<boolean>,
): Promise<void> {
  await until(players, () => isReady(players), 'lay-back', 'go-on');
  for (const player of players) await player.tap('move-D');
  await until(players, isOver, 'spend', 'do-it', 'lay-back');
}
