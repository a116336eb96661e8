/** The host is away: what its own phone, the others and the TV show, and the warning before. */
import type { AnyGame } from '@/games/game';
import { timelineTwist } from '@/games/timeline-twist/rules/game';
import { begin, hostTable, joinByCode, sit } from '../../flows/gather';
import { kept, keptTable } from '../keptTable';
import { golden, lateBy } from '../moments';
import type { Scene, Stage } from '../scene';
import type { RunningMatch } from '@/table/match';
import { fromAfar } from '../sizes';
import { shown } from './room';

const IS_SILENT = /is silent|schweigt/;

const onTv = (name: string, table: () => RunningMatch): Scene => ({
  name,
  async act(stage: Stage) {
    const host = await shown(stage, table());
    await stage.phone.waitFor('watch');
    await host.tap('resume');
    await stage.phone.waitGone('paused');
    await host.leave();
    await stage.phone.waitText('paused', /Ann/);
    await stage.look('is-away', { where: fromAfar });
    await host.comeBack();
    await host.waitFor('resume');
    await stage.look('was-away', { where: fromAfar });
    await host.tap('resume');
    await stage.phone.waitGone('paused');
    const wake = await host.fallAsleep();
    await stage.phone.waitText('paused', IS_SILENT);
    await stage.look('is-silent', { where: fromAfar });
    await wake();
  },
});

export const AWAY: readonly Scene[] = [
  {
    name: 'away-host',
    kept: () => ({ ...kept({}), ...keptTable(lateBy(0.5).table, { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.tap('resume');
      await phone.waitGone('paused');
      await phone.leave();
      await phone.waitFor('paused');
      await phone.comeBack();
      await phone.waitFor('resume');
      await look('back');
    },
  },
  {
    name: 'away-guest',
    async act({ phone, address, another, look }) {
      const host = await another();
      const code = await hostTable(host, address, { name: 'Wilhelmina v. Bergen-Ost' });
      await joinByCode(phone, { at: address, code, name: 'Bo' });
      await sit(host, 'red');
      await sit(phone, 'green');
      await begin(host, [host, phone]);
      await host.leave();
      await phone.waitText('paused-why', /Wilhelmina/);
      await look('is-away');
      await host.comeBack();
      await phone.waitFor('resume');
      await look('was-away');
      await phone.tap('resume');
      await phone.waitGone('paused');
      const wake = await host.fallAsleep();
      await phone.waitText('paused-why', IS_SILENT);
      await look('is-silent');
      await wake();
    },
  },
  onTv('tv-away', () => lateBy(0.5).table),
  onTv('tv-away-twist', () =>
    golden('four-together-until-nothing-fits', 32, timelineTwist as AnyGame),
  ),
];
