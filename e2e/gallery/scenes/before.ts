/** Screens without a table: home, settings, finished matches, rules. */
import { type FinishedMatch, writeHistory } from '@/protocol/history';
import { type Files, kept, keptTable } from '../keptTable';
import { beforeRedDoes } from '../moments';
import type { Scene } from '../scene';

/** The end of the file is missing. */
const cutOff = (files: Files, characters: number): Files => ({
  ...files,
  'host/match': (files['host/match'] ?? '').slice(0, -characters),
});

const leftOpen = () => keptTable(beforeRedDoes('deliver').table, { own: ['red'] });

/** The table as one that waits while another is played. */
const aside = (files: Files, slot: number): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.replace(/^host/, `aside/${slot}`), text]),
  );

const match = (id: string, when: string, points: number): FinishedMatch => ({
  id,
  when,
  game: 'time-n-space',
  options: { level: 'normal', minutes: 30 },
  seat: 'red',
  outcome: 'ranked',
  players: [
    { seat: 'red', name: 'Ann', sits: 'player', points, place: 1 },
    { seat: 'green', name: 'Vega', sits: 'bot', points: 1, place: 2 },
  ],
  shares: { 'glass-left': 0.62, 'glass-right': 0.55 },
  counts: { 'orders-filled': 9 },
});
const MATCHES = [
  match('newest', '2026-11-18T19:30:00.000Z', 31),
  match('older', '2026-11-11T19:30:00.000Z', 44),
];

export const BEFORE: readonly Scene[] = [
  {
    name: 'home',
    kept: () => ({}),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('practise');
      await look('first');
    },
  },
  {
    name: 'home-left',
    kept: () => ({ ...kept({}), ...leftOpen() }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('left-table');
      await look('open');
      await phone.tap('host-time-n-space');
      await phone.waitFor('host-sheet');
      await look('host');
    },
  },
  {
    name: 'home-waiting',
    kept: () => ({ ...kept({}), ...aside(leftOpen(), 0), ...aside(leftOpen(), 1) }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('waiting-tables');
      await look('waiting');
      await phone.tap('waiting-let-go-0');
      await phone.waitFor('waiting-let-go-sheet');
      await look('give-up');
    },
  },
  {
    name: 'home-damaged',
    kept: () => ({ ...kept({}), ...cutOff(leftOpen(), 600) }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.tap('back-to-table');
      await phone.waitFor('damaged-table');
      await look('some');
      await look('ways', { at: 'damaged-later' });
    },
  },
  {
    name: 'home-damaged-all',
    kept: () => ({ ...kept({}), ...cutOff(leftOpen(), Infinity) }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.tap('back-to-table');
      await phone.waitFor('damaged-table');
      await look('all');
    },
  },
  {
    name: 'home-damaged-seats',
    kept: () => ({ ...kept({}), ...leftOpen(), 'host/table': 'no record' }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.tap('back-to-table');
      await phone.waitFor('damaged-table');
      await look('seats');
    },
  },
  {
    name: 'home-damaged-way',
    kept: () => ({ ...kept({}), ...leftOpen(), 'host/door': 'no way' }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('damaged-table');
      await look('way');
    },
  },
  {
    name: 'home-lost-seat',
    kept: () => ({ ...kept({}), 'guest/seat': 'no way' }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('lost-seat');
      await look('lost');
    },
  },
  {
    name: 'home-refused',
    kept: () => ({}),
    async act({ phone, address, look }) {
      await phone.page.addInitScript(() => {
        IDBDatabase.prototype.transaction = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await phone.open(address);
      await phone.waitFor('unkept');
      await look('first');
    },
  },
  {
    name: 'settings',
    async act({ phone, address, look }) {
      await phone.open(`${address}/settings`);
      await phone.waitFor('about');
      await look('top');
      await look('sound', { at: 'try-left' });
      await look('sight', { at: 'setting-textScale' });
      await look('about', { at: 'about' });
    },
  },
  {
    name: 'history',
    kept: () => ({ ...kept({}), history: writeHistory(MATCHES) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/history`);
      await phone.waitFor('match-newest');
      await look('figures');
      await look('list', { at: 'match-older' });
      await phone.tap('match-newest');
      await phone.waitFor('match-sheet');
      await look('match');
    },
  },
  {
    name: 'rules',
    async act({ phone, address, look }) {
      await phone.open(`${address}/rules`);
      await phone.waitFor('rules-time-n-space');
      await look('list');
      await phone.open(`${address}/rules/time-n-space`);
      await phone.waitFor('chapter-1');
      await look('game');
      await phone.tap('chapter-2');
      await look('chapter', { at: 'chapter-2-text' });
    },
  },
];
