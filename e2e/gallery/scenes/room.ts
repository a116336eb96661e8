/** What the room sees: the TV, and the board on the host's phone. */
import { hostTable, joinByCode, showOnTv } from '../../flows/gather';
import { kept, keptTable } from '../keptTable';
import { wakeOnTv } from '../onTv';
import { atTheEnd, atTheStart, lateBy, CONTEST, golden } from '../moments';
import type { Scene, Stage } from '../scene';
import type { RunningMatch } from '@/table/match';
import { fromAfar, WALL } from '../sizes';

/** The board of a match that others play. */
export async function shown({ phone, another, address }: Stage, match: RunningMatch) {
  const host = await another({ ...kept({}), ...keptTable(match, { own: match.saved.seats, isOpen: true }) });
  await wakeOnTv(phone, host, address);
  return host;
}

type Liked = Readonly<Record<string, unknown>>;

export const tv = (picture: string, table: () => RunningMatch, liked: Liked = {}): Scene => ({
  name: `tv-${picture}`,
  kept: () => kept(liked),
  async act(stage) {
    const host = await shown(stage, table());
    await stage.phone.waitFor('watch');
    await host.tap('resume');
    await stage.look('board');
  },
});

/** The result with all statistics. */
export const tvFinal = (picture: string, liked: Liked = {}): Scene => ({
  name: `tv-final-${picture}`,
  kept: () => kept(liked),
  async act(stage) {
    const { page } = stage.phone;
    await page.setViewportSize(WALL);
    await shown(stage, atTheEnd());
    await stage.phone.waitFor('standings');
    await stage.look('counting', { where: fromAfar });
    await page.setViewportSize(WALL); // counts again, because a hand-held screen lays it out differently
    await stage.phone.waitFor('chart-points');
    await stage.look('scoring', { where: fromAfar });
  },
});

export const ROOM: readonly Scene[] = [
  {
    name: 'tv-gathers',
    async act({ phone, address, another, look }) {
      await phone.open(`${address}/tv`);
      await phone.waitFor('tv-code');
      await look('asking');
      const host = await another();
      await hostTable(host, address, { name: 'Ann', places: 4 });
      const code = await host.read('table-code');
      await showOnTv(phone, address, host);
      await look('lobby');
      await joinByCode(await another(), { at: address, code, name: 'Bo' });
      const cleo = joinByCode(await another(), { at: address, code, name: 'Cleo' });
      await phone.waitFor('tv-news');
      await look('arrived');
      await cleo;
      await joinByCode(await another(), { at: address, code, name: 'Dmitri' });
      await phone.waitGone('tv-news');
      await look('full');
    },
  },
  tv('early', atTheStart),
  tv('middle', () => lateBy(0.5).table),
  tv('late', () => lateBy(0.85).table),
  tv('contest', () => golden(...CONTEST)),
  {
    name: 'tv-paused',
    async act(stage) {
      await shown(stage, lateBy(0.5).table);
      await stage.phone.waitFor('paused');
      await stage.look('board', { where: fromAfar });
    },
  },
  tvFinal('as-usual'),
  {
    name: 'board-of-host',
    kept: () => ({
      ...kept({}),
      ...keptTable(lateBy(0.5).table, { own: ['red'] }),
    }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.tap('resume');
      await phone.tap('menu');
      await phone.tap('turn-board');
      await phone.waitFor('watch');
      await look('turned');
    },
  },
];
