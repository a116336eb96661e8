import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import type { Licences } from './groups';
import { LicencesPage } from './LicencesPage';
import { press } from '@/ui/testing/press';

const LICENCES: Licences = {
  parts: [
    {
      name: 'one',
      version: '1.0.0',
      licence: 'MIT',
      holders: ['Ann'],
      in: ['web'],
      texts: ['MIT'],
    },
    {
      name: 'two',
      version: '2.0.0',
      licence: 'MIT',
      holders: ['Bo'],
      in: ['web', 'android', 'ios'],
      texts: ['MIT'],
    },
    { name: 'WebRTC', licence: 'BSD', holders: ['Cy'], in: ['android', 'ios'], texts: ['BSD'] },
  ],
  texts: { MIT: 'You may.\n\nNo warranty.', BSD: 'You may, too.' },
};

async function page(fetch = () => Promise.resolve(LICENCES), language: 'en' | 'de' = 'en') {
  render(
    <WithWorld world={fakeWorld().world} language={language}>
      <LicencesPage back={() => undefined} fetch={fetch} />
    </WithWorld>,
  );
  await act(async () => undefined);
}
const search = (words: string) => fireEvent.changeText(screen.getByTestId('find'), words);

test('parts are grouped by licence, and each opens with its holders and the whole text', async () => {
  await page();
  expect(screen.queryByText('one 1.0.0')).toBeNull();
  press('licence-MIT');
  press('part-one');
  for (const text of ['In: web app', 'Ann', 'You may.', 'No warranty.'])
    expect(screen.getByText(text)).toBeOnTheScreen();
  expect(screen.queryByText('Bo')).toBeNull();
});

test('a part that ships everywhere says so, in German too', async () => {
  await page(undefined, 'de');
  press('licence-MIT');
  press('part-two');
  expect(screen.getByText('In der Web-App und in den installierten Apps')).toBeOnTheScreen();
});

test.each([
  ['a name', 'webrtc'],
  ['a holder', 'CY'],
  ['a licence', 'bsd'],
])('%s is found, and its group is open', async (_what, words) => {
  await page();
  search(words);
  expect(screen.getByTestId('found')).toHaveTextContent('1 part');
  expect(screen.getByTestId('part-WebRTC')).toBeOnTheScreen();
  expect(screen.queryByTestId('licence-MIT')).toBeNull();
});

test('a search without results says so', async () => {
  await page();
  search('three');
  expect(screen.getByTestId('found')).toHaveTextContent(/Nothing is called “three”/);
});

test('licences that fail to load are loaded again by a tap', async () => {
  let tries = 0;
  const offline = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(LICENCES);
  };
  await page(offline);
  press('failed-action');
  await act(async () => undefined);
  expect(screen.getByTestId('licence-MIT')).toBeOnTheScreen();
});

test('the page can show the list that ships', async () => {
  render(
    <WithWorld world={fakeWorld().world} language="en">
      <LicencesPage back={() => undefined} />
    </WithWorld>,
  );
  expect(await screen.findByTestId('licence-MIT')).toBeOnTheScreen();
  search('react-native-web ');
  press('part-react-native-web');
  expect(screen.getByText('Copyright (c) Nicolas Gallagher.')).toBeOnTheScreen();
});
