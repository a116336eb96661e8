/** Every screen, looked at as those do who see, hear, or touch otherwise: in both languages. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { PHONE, type Phone, TABLET, TV } from './drivers/playwright';
import { ENGLISH, GERMAN } from './flows/glasses';
import { tourBefore, tourInCompany, tourOfATable, tourOfTheEnd } from './flows/tour';

const { address, phone, told, complaints } = openHouse();

/** With nothing in motion: what is half faded in has no contrast yet. */
const STILL = { reducedMotion: 'reduce' } as const;

/** All that is amiss anywhere, so that one run tells everything. */
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
  'in German, on a phone',
  told(async () => {
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
  'in English, on a tablet',
  told(async () => {
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
  'in company: two phones and a TV',
  told(async () => {
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
