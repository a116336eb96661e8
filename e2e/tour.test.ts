/** Checks every screen for players who see, hear, or touch differently, in both languages. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { overhanging } from './drivers/edges';
import { openHouse } from './drivers/house';
import { PHONE, type Phone, SMALL_PHONE, TABLET, TV } from './drivers/playwright';
import { hostTable, seatBot } from './flows/gather';
import { ENGLISH, GERMAN } from './flows/glasses';
import { tourBefore, tourInCompany, tourOfALesson, tourOfATable, tourOfTheEnd } from './flows/tour';
import { kept, keptTable } from './gallery/keptTable';
import { CONTEST, golden } from './gallery/moments';
import { wakeOnTv } from './gallery/onTv';
import { fillVault } from './process/leftTable';

const { address, phone, withScreenshots, complaints } = openHouse();

/** Without motion, because half-faded elements have no contrast yet. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Collects the faults of all screens, so that one run reports everything. */
function looking({ page }: Phone, isGerman: boolean) {
  const amiss: string[] = [];
  const look = async (screen: string) => {
    const found = [...(await findings(page)), ...(await nameless(page)), ...(await unspoken(page))];
    if (isGerman) found.push(...(await englishOn(page)));
    amiss.push(...found.map(one => `${screen}: ${one}`));
  };
  return { amiss, look };
}

test(
  'every screen is accessible in German on a phone',
  withScreenshots(async () => {
    const ann = await phone({ ...PHONE, ...STILL, locale: 'de-AT' });
    const { amiss, look } = looking(ann, true);
    await tourBefore(ann, address(), look);
    await tourOfATable(ann, address(), look);
    await tourOfTheEnd(ann, address(), GERMAN, look);
    expect(amiss).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'every screen is accessible in English on a tablet',
  withScreenshots(async () => {
    const ann = await phone({ ...TABLET, ...STILL, locale: 'en-GB' });
    const { amiss, look } = looking(ann, false);
    await tourBefore(ann, address(), look);
    await tourOfATable(ann, address(), look);
    await tourOfTheEnd(ann, address(), ENGLISH, look);
    expect(amiss).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'in large text on the smallest phone, held in the left hand, nothing overlaps an edge',
  withScreenshots(async () => {
    const ann = await phone({ ...SMALL_PHONE, ...STILL, locale: 'de-AT' });
    await ann.open(`${address()}/sandtable.json`);
    await fillVault(ann.page, kept({ textScale: 2, leftHand: true }));
    const amiss: string[] = [];
    const look = async (screen: string) => {
      amiss.push(...(await overhanging(ann.page)).map(one => `${screen}: ${one}`));
    };
    await tourBefore(ann, address(), look);
    await hostTable(ann, address(), { name: 'Ann', places: 4, level: 'normal' });
    await seatBot(ann, 'blue', 'expert');
    await look('lobby of the host');
    await tourOfALesson(ann, address(), look);
    expect(amiss).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'every shared screen is accessible on two phones and a TV',
  withScreenshots(async () => {
    const host = await phone({ ...PHONE, ...STILL });
    const guest = await phone({ ...TABLET, ...STILL });
    const tv = await phone({ ...TV, ...STILL });
    const lookers = [host, guest, tv].map(one => ({ one, ...looking(one, false) }));
    await tourInCompany({ host, guest, tv }, address(), async (player, screen) =>
      lookers.find(({ one }) => one === player)?.look(screen),
    );
    expect(lookers.flatMap(({ amiss }) => amiss)).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

const ALL = ['red', 'green', 'blue', 'purple'];
const germanTv = () => phone({ ...TV, ...STILL, locale: 'de-AT' });

/** A phone that sat at this table when it fell asleep. */
async function asleepAt(match: ReturnType<typeof golden>, own: readonly string[]) {
  const asleep = await phone({ ...PHONE, ...STILL, locale: 'de-AT' });
  await asleep.open(`${address()}/sandtable.json`);
  await fillVault(asleep.page, { ...kept({}), ...keptTable(match, { own, isOpen: true }) });
  return asleep;
}

test(
  "two ships arriving together, and the end, on the TV and on the deciding player's phone",
  withScreenshots(async () => {
    const [tv, other] = [await germanTv(), await germanTv()];
    const [onTv, onOther] = [looking(tv, true), looking(other, true)];
    const owner = await asleepAt(golden(...CONTEST), ALL);
    const inHand = looking(owner, true);
    await wakeOnTv(tv, owner, address());
    await owner.tap('resume');
    await owner.tap('whose-hand-green');
    await owner.waitFor('meeting');
    await inHand.look('a contest');
    await tv.waitFor('watch');
    await onTv.look('a contest on the TV');
    await owner.putAway();
    const host = await asleepAt(golden('four-by-inner-wormholes'), ALL);
    await wakeOnTv(other, host, address());
    await other.waitFor('chart-points');
    await onOther.look('the end on the TV');
    expect([...inHand.amiss, ...onTv.amiss, ...onOther.amiss]).toEqual([]);
  }),
);

test.each([
  ['de-AT', PHONE],
  ['en-GB', TABLET],
] as const)('a lesson is accessible in %s', (locale, kind) =>
  withScreenshots(async () => {
    const ann = await phone({ ...kind, ...STILL, locale });
    const { amiss, look } = looking(ann, locale === 'de-AT');
    await tourOfALesson(ann, address(), look);
    expect(amiss).toEqual([]);
    expect(complaints()).toEqual([]);
  })(),
);
