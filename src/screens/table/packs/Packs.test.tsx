import { act, render, screen, waitFor } from '@testing-library/react-native';
import { deckReader } from '@/games/timeline-twist/deck/own/deckReader';
import type { NamedBytes } from '@/packs/packFile';
import type { SessionState } from '@/stores/sessionState';
import { press } from '@/ui/testing/press';
import { fakeWorld, WithWorld } from '../../testing/fakeWorld';
import type { Device } from '../../world';
import { PackAwaited } from './PackAwaited';
import { PackChoice } from './PackChoice';
import { PackOnItsWay } from './PackOnItsWay';

const HASH = 'a'.repeat(32);
const PACK = {
  id: `own-${HASH}`,
  kind: 'deck',
  hash: HASH,
  title: { en: 'Our family', de: 'Unsere Familie' },
  size: 20_480,
};
const lack = (guest: number, name: string, tenths: number, refuses = false) => ({
  guest,
  name,
  seats: ['red'],
  tenths,
  refuses,
});
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const { name, text } = deckReader.example('en');
const GOOD: NamedBytes = { name, bytes: bytes(text) };
const BAD: NamedBytes = { name: 'x.csv', bytes: bytes('year,title\nsoon,Picnic\n1950,"x') };

function show(
  what: React.ReactNode,
  guest: object,
  { language = 'en' as 'en' | 'de', device = {} as Partial<Device> } = {},
) {
  const shared = { game: 'timeline-twist', options: { way: 'versus' } };
  const state = { guest: { self: 1, pack: null, shared: { ...shared, ...guest }, ...guest } };
  const fake = fakeWorld({ state: state as unknown as Partial<SessionState>, device });
  render(
    <WithWorld world={fake.world} language={language}>
      {what}
    </WithWorld>,
  );
  return fake;
}
const travelling = (is: string | null, lacks: readonly object[]) => ({
  pack: is === null ? null : { hash: HASH, is },
  shared: { game: 'timeline-twist', options: {}, pack: { ...PACK, lacks } },
});

test.each([
  ['en', '“Our family” is on its way', 'Bo: 40 %  ·  Cy: 0 %'],
  ['de', '„Unsere Familie“ ist unterwegs', 'Bo: 40 %  ·  Cy: 0 %'],
] as const)(
  'a player with the pack reads in %s which others are still fetching it',
  (language, title, names) => {
    const state = travelling('held', [lack(2, 'Bo', 4), lack(3, 'Cy', 0)]);
    show(<PackOnItsWay />, state, { language });
    expect(screen.getByText(title)).toBeOnTheScreen();
    expect(screen.getByText(names)).toBeOnTheScreen();
  },
);

test('the host reads who does not take it, and what to do', () => {
  show(<PackOnItsWay />, travelling('held', [lack(2, 'Bo', 0, true)]));
  expect(screen.getByText(/Bo doesn’t take it\. Free that seat/)).toBeOnTheScreen();
});

test.each([
  ['en', '“Our family” is coming to this phone: 30 %', /20 KB/],
  ['de', '„Unsere Familie“ kommt auf dieses Handy: 30 %', /20 KB/],
] as const)('a guest reads in %s how far the pack has come', (language, title, about) => {
  show(<PackOnItsWay />, travelling('fetched', [lack(1, 'Me', 3)]), { language });
  expect(screen.getByText(title)).toBeOnTheScreen();
  expect(screen.getByText(about)).toBeOnTheScreen();
});

test.each([
  ['fetched', 'pack-arrives-action', 'refused'],
  ['refused', 'pack-refused-action', 'fetched'],
  ['damaged', 'pack-damaged-action', 'fetched'],
])('a guest whose pack is %s can change that', (is, button, wished) => {
  const { asked } = show(<PackOnItsWay />, travelling(is, [lack(1, 'Me', 0)]));
  press(button);
  expect(asked).toEqual([['wish', { wish: 'pack', hash: HASH, is: wished }]]);
});

test('in place of a board that waits for its pack there is a way home', () => {
  const home = jest.fn();
  show(<PackAwaited goHome={home} />, travelling('fetched', [lack(1, 'Me', 9)]));
  expect(screen.getByText(/coming to this phone: 90 %/)).toBeOnTheScreen();
  press('pack-leave');
  expect(home).toHaveBeenCalled();
});

const picking = (file: NamedBytes | 'none' | 'failed') => ({
  device: { pickFile: async () => file },
});

test('a file that the host opens is kept and chosen', async () => {
  const { asked, world } = show(<PackChoice isHost />, {}, picking(GOOD));
  press('open-pack');
  await waitFor(() => expect(asked).toHaveLength(1));
  const [pack] = world.filePacks.state.getState().kept;
  const options = { way: 'versus', deck: pack?.id };
  expect(asked).toEqual([['order', { order: 'options', options }]]);
  expect(screen.getByText('Our family')).toBeOnTheScreen();
});

test.each([
  ['en', '“x.csv” can’t be played yet', /Line 3: a quotation mark is opened/],
  ['de', '„x.csv“ lässt sich noch nicht spielen', /Zeile 3: Ein Anführungszeichen/],
] as const)(
  'a file with a fault says so in %s, and changes nothing',
  async (language, title, why) => {
    const { asked } = show(<PackChoice isHost />, {}, { language, ...picking(BAD) });
    press('open-pack');
    expect(await screen.findByText(title)).toBeOnTheScreen();
    expect(await screen.findByText(why)).toBeOnTheScreen();
    expect(asked).toEqual([]);
  },
);

test('a file that cannot be read says so, and a closed picker says nothing', async () => {
  show(<PackChoice isHost />, {}, picking('failed'));
  press('open-pack');
  expect(await screen.findByText(/could not be read/)).toBeOnTheScreen();
  screen.unmount();
  show(<PackChoice isHost />, {}, picking('none'));
  press('open-pack');
  await act(async () => undefined);
  expect(screen.queryByTestId('pack-faults')).toBeNull();
});

test('a dropped file is opened, too', async () => {
  let drop: (file: NamedBytes) => void = () => undefined;
  const device: Partial<Device> = {
    onFileDrop(heard) {
      drop = heard;
      return () => undefined;
    },
  };
  const { asked } = show(<PackChoice isHost />, {}, { device });
  await act(async () => drop(GOOD));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('the example is saved in the language of the player', async () => {
  const { asked } = show(<PackChoice isHost />, {}, { language: 'de' });
  press('save-example');
  expect(await screen.findByText(/^Gesichert\./)).toBeOnTheScreen();
  expect(asked).toEqual([['saveFile', deckReader.example('de')]]);
});

test('a pack is forgotten only after a second tap', async () => {
  const { world, store, asked } = show(<PackChoice isHost />, {});
  const read = await act(() => world.filePacks.open('timeline-twist', GOOD));
  if (!read.ok) throw new Error('the example is refused');
  const shared = { game: 'timeline-twist', options: { deck: read.value.id } };
  act(() => store.setState({ guest: { shared } as never }));
  press('forget-pack');
  press('forget-pack-no');
  expect(world.filePacks.state.getState().kept).toHaveLength(1);
  press('forget-pack');
  press('forget-pack-yes');
  await waitFor(() => expect(world.filePacks.state.getState().kept).toEqual([]));
  const options = { deck: 'from-the-beginning' };
  expect(asked).toEqual([['order', { order: 'options', options }]]);
});

test('a guest can forget what has come to their phone, and choose nothing', async () => {
  const { world, store } = show(<PackChoice isHost={false} />, {});
  const read = await act(() => world.filePacks.open('timeline-twist', GOOD));
  if (!read.ok) throw new Error('the example is refused');
  const shared = { game: 'timeline-twist', options: { deck: read.value.id } };
  act(() => store.setState({ guest: { shared } as never }));
  expect(screen.queryByTestId('open-pack')).toBeNull();
  press('forget-pack');
  press('forget-pack-yes');
  await waitFor(() => expect(world.filePacks.state.getState().kept).toEqual([]));
});

test('a game without packs of players offers none', () => {
  show(<PackChoice isHost />, { shared: { game: 'aquasphere', options: {} } });
  expect(screen.queryByTestId('packs')).toBeNull();
});
