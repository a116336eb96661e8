/** How people gather at a table. */
import { codeOn } from '../../drivers/camera';
import { hostTable, joinByCode, practiseTable, sit, tapCode } from '../../flows/gather';
import type { Scene } from '../scene';

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
      await sit(phone, 'red');
      await look('alone-yet');
      const guest = await another();
      await guest.open(`${address}/join`);
      await tapCode(guest, code);
      await sit(guest, 'green');
      await phone.tap('bot-blue');
      await look('levels', { at: 'level-blue' });
      await phone.tap('level-blue-expert');
      await phone.waitFor('free-blue');
      await look('host');
      await look('start', { at: 'start' });
    },
  },
  {
    name: 'lobby-guest',
    async act({ phone, address, another, look }) {
      const host = await another();
      const code = await hostTable(host, address, { name: 'Ann', places: 4 });
      await sit(host, 'red');
      await joinByCode(phone, { at: address, code, name: 'Bo' });
      await sit(phone, 'green');
      await look('seated');
    },
  },
  {
    name: 'lobby-practice',
    async act({ phone, address, look }) {
      await phone.open(address);
      await practiseTable(phone);
      await phone.waitFor('rise-red');
      await look('alone');
      await look('computers', { at: 'bots-pace' });
    },
  },
  {
    name: 'pairing',
    async act({ phone, address, look }) {
      await phone.open(`${address}/pair`);
      await phone.waitFor('pair-step-1');
      await look('guest');
      await hostTable(phone, address, { name: 'Ann' });
      await phone.tap('pair');
      await phone.waitFor('pair-code');
      await look('host');
    },
  },
];
