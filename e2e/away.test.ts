/** A host that is away for a while, in real browsers over the table server. */
import { openHouse } from './drivers/house';
import { TV } from './drivers/playwright';
import { inEnglish, leaveAndComeBack } from './flows/away';
import { begin, hostTable, joinByCode, showOnTv, sit } from './flows/gather';
import { turn } from './flows/glasses';
import { goOn } from './flows/pausing';

const { address, phone, withScreenshots, complaints } = openHouse();

/** Ada hosts on her own phone, Bo plays, and a TV shows the board. */
async function playing() {
  const [ada, bo, tv] = [await phone(), await phone(), await phone(TV)];
  const at = address();
  const code = await hostTable(ada, `${at}/?speed=2&seed=5`, { name: 'Ada' });
  await joinByCode(bo, { at, code, name: 'Bo' });
  await showOnTv(tv, at, ada);
  await sit(ada, 'red');
  await sit(bo, 'green');
  await begin(ada, [ada, bo]);
  await turn(bo, 'left', 'trade-2');
  await bo.waitName('glass-left', /seconds left/);
  const sand = async () => Number(/(\d+) seconds?/.exec(await bo.nameOf('glass-left'))?.[1]);
  return { ada, bo, tv, sand };
}

/** Longer than the broker waits for a keep-alive. */
const BROKER_MS = 15_000;

test.each([
  ['until the others have lost the connection', 0],
  ['until the broker has dropped it, too', BROKER_MS],
])('a host that sleeps %s finds the match where it was', (_, longer) =>
  withScreenshots(async () => {
    const { ada, bo, tv, sand } = await playing();
    const before = await sand();
    // Browsers log connections to a broker that break, or are given up before they open.
    for (const one of [ada, bo, tv]) one.forgive(/^WebSocket /);
    const slept = Date.now();
    const wake = await ada.fallAsleep();
    for (const guest of [bo, tv]) await guest.waitFor('line-lost');
    await new Promise(resolve => setTimeout(resolve, longer));
    const gap = (2 * (Date.now() - slept)) / 1_000; // at this speed
    await wake();
    const { wasAway, youWereAway } = inEnglish('Ada');
    await bo.waitText('paused-why', wasAway);
    await tv.waitText('paused', wasAway);
    await ada.waitText('paused-why', youWereAway);
    expect(before - (await sand())).toBeLessThan(gap);
    await goOn(ada, [ada, bo]);
    await tv.waitGone('paused');
    await turn(bo, 'right', 'plant-1');
    await bo.waitName('glass-right', /seconds left/);
    expect(complaints()).toEqual([]);
  })(),
);

test(
  'the others wait for a host in another app, and one tap by anybody resumes the match',
  withScreenshots(async () => {
    const { ada, bo, tv, sand } = await playing();
    await leaveAndComeBack(ada, [bo], inEnglish('Ada'));
    await tv.waitText('paused', inEnglish('Ada').wasAway);
    expect(await sand()).toBeGreaterThan(0);
    await goOn(bo, [ada, bo]);
    await tv.waitGone('paused');
    expect(complaints()).toEqual([]);
  }),
);
