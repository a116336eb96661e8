/** All seats are taken: what the host, the guest and the TV show, in the lobby and in a match. */
import type { Driver } from '../../drivers/driver';
import { begin, hostTable, joinByCode, seatBot, showOnTv } from '../../flows/gather';
import { bringIn, comeLate } from '../../flows/late';
import type { Scene } from '../scene';
import { fromAfar } from '../sizes';

/** Ann plays with three computers. */
async function full(host: Driver, at: string): Promise<string> {
  const code = await hostTable(host, at, { name: 'Ann', places: 4 });
  for (const seat of ['green', 'blue', 'purple']) await seatBot(host, seat, 'player');
  return code;
}

/** Ann and Bo play with two computers. */
async function running(host: Driver, bo: Driver, at: string): Promise<void> {
  const code = await hostTable(host, at, { name: 'Ann', places: 4 });
  await joinByCode(bo, { at, code, name: 'Bo' });
  await begin(host, [host, bo]);
}

export const LATE: readonly Scene[] = [
  {
    name: 'standing-host',
    async act({ phone, address, another, look }) {
      const code = await full(phone, address);
      const guest = await another();
      await comeLate(guest, { at: address, code, name: 'Elli' });
      await phone.waitFor('see-standing');
      await look('here');
      await guest.tap('ask-seat');
      await phone.waitText('standing-faces', /Elli (would like|möchte)/);
      await look('asks');
      await phone.tap('see-standing');
      await look('sheet');
    },
  },
  {
    name: 'standing-guest',
    async act({ phone, address, another, look }) {
      const host = await another();
      await comeLate(phone, { at: address, code: await full(host, address), name: 'Elli' });
      await look('full');
      await phone.tap('ask-seat');
      await phone.waitFor('no-seat-asked');
      await look('asked');
    },
  },
  {
    name: 'standing-tv',
    async act({ phone, address, another, look }) {
      const [host, guest] = [await another(), await another()];
      const code = await full(host, address);
      await showOnTv(phone, address, host);
      await comeLate(guest, { at: address, code, name: 'Elli' });
      await phone.waitFor('standing-faces');
      await look('here', { where: fromAfar });
    },
  },
  {
    name: 'late-host',
    async act({ phone, address, another, look }) {
      const guest = await another();
      await running(phone, await another(), address);
      await comeLate(guest, { at: address, code: await bringIn(phone), name: 'Elli' });
      await phone.waitFor('people-came');
      await look('banner');
      await phone.waitGone('people-came');
      await look('face');
      await phone.tap('menu');
      await phone.tap('who');
      await look('menu');
    },
  },
  {
    name: 'late-guest',
    async act({ phone, address, another, look }) {
      const host = await another();
      await running(host, await another(), address);
      await comeLate(phone, { at: address, code: await bringIn(host), name: 'Elli' });
      await phone.waitFor('watch');
      await look('watching');
      await phone.tap('ask-seat');
      await phone.waitFor('no-seat-asked');
      await look('asked');
    },
  },
  {
    name: 'late-tv',
    async act({ phone, address, another, look }) {
      const [host, guest] = [await another(), await another()];
      const code = await hostTable(host, address, { name: 'Ann', places: 4 });
      await joinByCode(await another(), { at: address, code, name: 'Bo' });
      await showOnTv(phone, address, host);
      await host.tap('start');
      await phone.waitFor('watch');
      await comeLate(guest, { at: address, code: await bringIn(host), name: 'Elli' });
      await phone.waitFor('people-came');
      await look('banner', { where: fromAfar });
    },
  },
];
