/** How people gather at a table. */
import { codeOn } from '../../drivers/camera';
import { hostTable, joinByCode, practiseTable, showInvite, tapCode } from '../../flows/gather';
import { kept } from '../keptTable';
import type { Scene } from '../scene';

/** Four players, as the host and as a guest see them. */
const fullLobby = (name: string, liked: Readonly<Record<string, unknown>>): Scene => ({
  name,
  kept: () => kept(liked),
  async act({ phone, address, another, look }) {
    const host = await another();
    const code = await hostTable(host, address, { name: 'Ann', places: 4 });
    await joinByCode(phone, { at: address, code, name: 'Bo' });
    for (const guest of ['Cleo', 'Dmitri'])
      await joinByCode(await another(), { at: address, code, name: guest });
    await phone.waitFor('lobby-news');
    await phone.waitGone('lobby-news');
    await look('guest');
    const second = await hostTable(phone, address, { name: 'Ann', places: 4 });
    for (const guest of ['Bo', 'Cleo', 'Dmitri'])
      await joinByCode(await another(), { at: address, code: second, name: guest });
    await look('host');
  },
});

export const GATHERING: readonly Scene[] = [
  {
    name: 'join',
    async act({ phone, address, look }) {
      await phone.open(`${address}/join`);
      await phone.waitFor('scan-open');
      await look('empty');
      await tapCode(phone, '3CDFH');
      await look('eight');
      await phone.open(`${address}/join`);
      await tapCode(phone, 'CCCCCC');
      await phone.waitFor('seeking');
      await look('looking');
      await phone.waitFor('trouble-no-such-code');
      await look('wrong');
      await phone.tap('other-ways-open');
      await phone.waitFor('only-watch');
      await look('other-ways');
    },
  },
  {
    name: 'invited',
    kept: () => ({}),
    async act({ phone, address, another, look }) {
      const host = await another();
      await hostTable(host, address, { name: 'Ann', places: 4 });
      const link = await codeOn(host.page, 'invitation');
      await host.putAway();
      await phone.open(link);
      await phone.waitFor('seek-again');
      await look('nobody-there');
    },
  },
  {
    name: 'lobby',
    async act({ phone, address, another, look }) {
      const code = await hostTable(phone, address, { name: 'Ann', places: 4, level: 'normal' });
      await look('alone-yet');
      await phone.tap('code-on-table');
      await look('invite');
      await phone.tap('sheet-close');
      const guest = await another();
      await joinByCode(guest, { at: address, code, name: 'Bo' });
      await phone.tap('seat-blue');
      await look('free-seat');
      await phone.tap('level-blue-expert');
      await phone.waitGone('seat-sheet');
      await phone.tap('invite-chip');
      await look('host');
      await phone.tap('seat-red');
      await look('own-seat');
      await phone.tap('seat-done');
      await phone.tap('seat-green');
      await look('guests-seat');
      await phone.tap('sheet-close');
      await phone.tap('to-options');
      await look('options');
      await phone.tap('sheet-close');
      await phone.tap('change-game');
      await look('games');
    },
  },
  fullLobby('lobby-full', {}),
  fullLobby('lobby-full-large', { textScale: 2 }),
  {
    name: 'lobby-guest',
    async act({ phone, address, another, look }) {
      const host = await another();
      const code = await hostTable(host, address, { name: 'Ann', places: 4 });
      await joinByCode(phone, { at: address, code, name: 'Bo' });
      await look('seated');
      await phone.tap('lobby-glass');
      await phone.tap('rule-card');
      await look('waiting');
    },
  },
  {
    name: 'new-seat',
    kept: () => ({}),
    async act({ phone, address, another, look }) {
      const host = await another();
      await hostTable(host, address, { name: 'Ann', places: 4 });
      await phone.open(await codeOn(host.page, 'invitation'));
      await phone.waitFor('new-seat');
      await look('seated');
    },
  },
  {
    name: 'lobby-practice',
    async act({ phone, address, look }) {
      await phone.open(address);
      await practiseTable(phone);
      await phone.waitFor('mine-red');
      await look('alone');
    },
  },
  {
    name: 'pairing',
    async act({ phone, address, look }) {
      await phone.open(`${address}/pair`);
      await phone.waitFor('pair-step-1');
      await look('guest');
      await hostTable(phone, address, { name: 'Ann' });
      await showInvite(phone);
      await phone.tap('pair');
      await phone.waitFor('pair-code');
      await look('host');
    },
  },
];
