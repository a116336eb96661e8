/** AquaSphere: a turn, placing a bot, the station, the others, the TV, the ending. */
import { aquaSphere } from '@/games/aquasphere/rules/game';
import type { AnyGame } from '@/games/game';
import { practiseTable } from '../../flows/gather';
import { kept, keptTable } from '../keptTable';
import { golden } from '../moments';
import type { Scene } from '../scene';
import { fromAfar, inOneHand, PHONE, WALL } from '../sizes';
import { wake } from './centre';
import { shown, tv } from './room';

const FOUR = 'four';
const THREE = 'three-with-neutral-bots';
const TWO = 'two-with-a-glass';

const after = (match: string, entries?: number) => golden(match, entries, aquaSphere as AnyGame);

/** So many entries into the match, everybody has a few things. */
const MIDDLE = 120;
/** A counter has come to a red line in the interim scoring. */
const AT_A_LINE = 125;
/** The same for two. */
const TWO_MIDDLE = 50;
const ALL = ['red', 'yellow', 'blue', 'white'];

export const AQUA: readonly Scene[] = [
  {
    name: 'aqua-lobby',
    async act({ phone, address, look }) {
      await phone.open(address);
      await practiseTable(phone, 'aquasphere');
      await phone.waitFor('start');
      await look('options');
    },
  },
  {
    name: 'aqua-first',
    async act({ phone, address, look }) {
      await phone.open(`${address}/?seed=5`);
      await practiseTable(phone, 'aquasphere');
      await phone.tap('start');
      await phone.waitFor('lab');
      await look('hand');
    },
  },
  {
    name: 'aqua-turn',
    kept: () => ({
      ...kept({}),
      ...keptTable(after(FOUR, MIDDLE), { own: ALL }),
    }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.waitFor('lab');
      await look('hand');
      await phone.tap('show-next');
      await look('next', { where: inOneHand });
      await phone.tap('page-station');
      await look('station', { where: inOneHand });
      await phone.tap('page-people');
      await look('people', { where: inOneHand });
    },
  },
  {
    name: 'aqua-placing',
    kept: () => ({ ...kept({}), ...keptTable(after(THREE, MIDDLE), { own: ['yellow'] }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.tap('bot-card');
      await look('where');
      await phone.page.setViewportSize(PHONE);
      await phone.tap('sector-C');
      await look('bill');
      await phone.page.setViewportSize(PHONE);
      await phone.tap('only-control');
      await phone.waitFor('lab');
      await look('undo');
    },
  },
  {
    name: 'aqua-line',
    kept: () => ({ ...kept({}), ...keptTable(after(FOUR, AT_A_LINE), { own: ALL }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.waitFor('scoring');
      await look('hand');
    },
  },
  {
    name: 'aqua-scored',
    kept: () => ({ ...kept({}), ...keptTable(after(FOUR, AT_A_LINE), { own: ['yellow'] }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.tap('cross-crystal');
      await phone.waitFor('scoring');
      await look('sum');
      await phone.page.setViewportSize(PHONE);
      if (await phone.isThere('scoring-close')) await phone.tap('scoring-close');
      await phone.tap('scored-now');
      await look('now');
    },
  },
  {
    name: 'aqua-two',
    kept: () => ({ ...kept({}), ...keptTable(after(TWO, TWO_MIDDLE), { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.waitFor('placing');
      await look('hand');
    },
  },
  tv('aqua-interim', () => after(FOUR, AT_A_LINE)),
  tv('aqua-two', () => after(TWO, TWO_MIDDLE)),
  tv('aqua-four', () => after(FOUR, MIDDLE)),
  tv('aqua-three', () => after(THREE, MIDDLE)),
  {
    name: 'aqua-verdict',
    kept: () => ({ ...kept({}), ...keptTable(after(FOUR), { own: ['blue'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.waitFor('standings');
      await look('hand');
    },
  },
  {
    name: 'tv-aqua-verdict',
    async act(stage) {
      await stage.phone.page.setViewportSize(WALL);
      await shown(stage, after(FOUR));
      await stage.phone.waitFor('standings');
      await stage.look('end', { where: fromAfar });
    },
  },
];
