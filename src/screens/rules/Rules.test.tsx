import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { GameList } from './GameList';
import { Rules } from './Rules';

const CHAPTERS = {
  de: [{ title: 'Sanduhren', text: 'Jede läuft eine Minute.' }],
  en: [
    { title: 'Glasses', text: 'Each runs for a minute.' },
    { title: 'Moons', text: 'Tiles lie there.' },
  ],
};

function rules({ chapter = 1, find = '', language = 'en' as 'en' | 'de' } = {}) {
  const opened: number[] = [];
  render(
    <WithWorld world={fakeWorld().world} language={language}>
      <Rules
        game="time-n-space"
        chapters={CHAPTERS[language]}
        back={() => undefined}
        chapter={chapter}
        find={find}
        onChapter={number => opened.push(number)}
      />
    </WithWorld>,
  );
  return opened;
}

test('an address opens a chapter, and the next tap another', () => {
  const opened = rules({ chapter: 2 });
  expect(screen.queryByText('Each runs for a minute.')).toBeNull();
  expect(screen.getByText('Tiles lie there.')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Glasses', expanded: false }));
  expect(screen.getByText('Each runs for a minute.')).toBeOnTheScreen();
  expect(opened).toEqual([1]);
});

test('a search leaves only chapters that match, open and highlighted', () => {
  rules();
  fireEvent.changeText(screen.getByTestId('find'), 'TILES');
  expect(screen.getByTestId('found')).toHaveTextContent('In 1 chapter');
  expect(screen.queryByRole('button', { name: 'Glasses' })).toBeNull();
  expect(screen.getByTestId('mark')).toHaveTextContent('Tiles');
});

test('an address may contain a search', () => {
  rules({ find: 'minute' });
  expect(screen.getByTestId('mark')).toHaveTextContent('minute');
});

test('a search without results says so', () => {
  rules();
  fireEvent.changeText(screen.getByTestId('find'), 'gravity');
  expect(screen.getByTestId('found')).toHaveTextContent(/Nothing about “gravity”/);
});

test('the rules show in German', () => {
  rules({ language: 'de' });
  expect(screen.getByText('Jede läuft eine Minute.')).toBeOnTheScreen();
});

test('the list leads to each game', async () => {
  const went: string[] = [];
  const go = (to: string) => void went.push(to);
  render(
    <WithWorld world={fakeWorld().world}>
      <GameList go={go} goOn={go} back={() => undefined} />
    </WithWorld>,
  );
  await act(async () => undefined);
  fireEvent.press(screen.getByRole('link', { name: 'Time ’n’ Space' }));
  expect(went).toEqual(['/rules/time-n-space']);
});
