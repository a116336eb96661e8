/** The lessons on one installed phone. */
import { ENGLISH } from '../flows/glasses';
import { finish, learn, learnLater, learnOn } from '../flows/lesson';
import { installedPhones } from './house';

/** The installed app turns this into a sandtable: address. */
const AT = 'http://the.table';

const { phone, complaints } = installedPhones();

test.each(['first', 'normal'] as const)(
  'following the arrow leads to the scoring: %s',
  async lesson => {
    const ann = await phone();
    expect(await learn(ann, AT, lesson)).toMatch(/[1-9]/);
    await finish(ann, ENGLISH);
    if (lesson === 'first') await learnOn(ann, AT);
    expect(complaints()).toEqual([]);
  },
);

test('a lesson left in the middle goes on there', async () => {
  await learnLater(await phone(), AT);
  expect(complaints()).toEqual([]);
});
