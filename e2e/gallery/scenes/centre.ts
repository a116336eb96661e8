/** A player's own control centre and everything that opens from it. */
import type { Phone } from '../../drivers/playwright';
import { say } from '../../flows/talk';
import { kept, keptTable } from '../keptTable';
import { atTheStart, beforeRedDoes, lateBy, CONTEST, golden } from '../moments';
import type { Scene, Stage } from '../scene';
import { inOneHand } from '../sizes';
import { SHEETS } from '../../flows/sheets';

/** The host's phone wakes up, and the match stays paused until it is resumed. */
export async function wake(phone: Phone, address: string): Promise<void> {
  await phone.open(`${address}/table`);
  await phone.tap('resume');
  await phone.waitGone('paused');
}

const DEEDS = ['produce', 'load', 'offer', 'deliver', 'build', 'take'] as const;

/** What can be done where the sand has run out. */
const places: readonly Scene[] = DEEDS.map(deed => ({
  name: `place-${deed}`,
  kept: () => ({ ...kept({}), ...keptTable(beforeRedDoes(deed).table, { own: ['red'] }) }),
  async act({ phone, address, look }: Stage) {
    await wake(phone, address);
    await phone.tap(`glass-${beforeRedDoes(deed).glass}`);
    await phone.waitFor('place-sheet');
    await look('sheet');
  },
}));

export const CENTRE: readonly Scene[] = [
  {
    name: 'centre-early',
    kept: () => ({ ...kept({}), ...keptTable(atTheStart(), { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.waitFor('resume');
      await look('paused');
      await phone.tap('resume');
      await phone.waitGone('paused');
      await look('free');
      await phone.tap('glass-left');
      await look('held');
      await phone.tap('place-ship');
      await phone.waitFor('journey-sheet');
      await look('journey');
      await phone.tap('sheet-close');
      await phone.tap('glass-left');
      await phone.tap('place-research');
      await phone.waitFor('symbol-sheet');
      await look('symbol');
      await phone.tap('sheet-close');
      await phone.tap('glass-left');
      await phone.tap('place-trade-2');
      await phone.tap('glass-right');
      await phone.tap('place-trade-2');
      await phone.waitFor('refusal');
      await look('refusal');
      await phone.tap('glass-right');
      await phone.tap('glass-left');
      await phone.waitFor('place-sheet');
      await look('planning');
      await phone.tap('do');
      await look('planned');
    },
  },
  {
    name: 'centre',
    kept: () => ({
      ...kept({}),
      ...keptTable(lateBy(0.5).table, { own: ['red'] }),
    }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await look('middle');
      await phone.tap('page-map');
      await look('map', { where: inOneHand });
      await phone.tap('page-mats');
      await look('mats', { where: inOneHand });
      await phone.tap('page-centre');
      for (const [open, sheet] of SHEETS.filter(([it]) => it !== 'menu')) {
        await phone.tap(open);
        await phone.waitFor(sheet);
        await look(sheet);
        await phone.tap('sheet-close');
        await phone.waitGone(sheet);
      }
    },
  },
  {
    name: 'menu',
    kept: () => ({
      ...kept({}),
      ...keptTable(lateBy(0.5).table, { own: ['red'] }),
    }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.tap('menu');
      await phone.waitFor('who');
      await look('first');
      await phone.tap('who');
      await phone.waitFor('seats');
      await look('who');
    },
  },
  {
    name: 'centre-late',
    kept: () => ({
      ...kept({}),
      ...keptTable(lateBy(0.85).table, { own: ['red'] }),
    }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await look('late');
    },
  },
  ...places,
  {
    name: 'talk-request',
    kept: () => ({
      ...kept({}),
      ...keptTable(lateBy(0.5).table, { own: ['red', 'green'] }),
    }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.tap('whose-hand-green');
      await say(phone, 'could-use-grey');
      await phone.tap('whose-hand-red');
      await phone.waitFor('request');
      await look('line');
    },
  },
  {
    name: 'contest',
    kept: () => ({ ...kept({}), ...keptTable(golden(...CONTEST), { own: ['green'] }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.waitFor('meeting');
      await look('owner');
    },
  },
];
