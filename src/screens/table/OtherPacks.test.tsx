import { render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { SeekingNotice } from '../join/Seeking';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { ConnectionLine } from './ConnectionLine';
import { OtherPacks } from './OtherPacks';

function show(what: React.ReactNode, state: object, language: 'en' | 'de') {
  const { world } = fakeWorld({ state: state as Partial<SessionState> });
  render(
    <WithWorld world={world} language={language}>
      {what}
    </WithWorld>,
  );
}
const hosting = (...haveOtherPacks: string[]) => ({ hosting: { haveOtherPacks } });
const refused = (linked: boolean) => ({
  guest: { linked, refused: { code: 'other-packs', packs: ['from-the-beginning'] } },
});
const nothing = () => undefined;

test.each([
  ['en', 'Other cards on the phone of Bo, Cy', /Load the newest Sandtable on both phones/],
  ['de', 'Andere Karten auf dem Handy von Bo, Cy', /Ladet auf beiden Handys das neueste/],
] as const)('the host reads in %s which guests have other cards', (language, title, todo) => {
  show(<OtherPacks />, hosting('Bo', 'Cy'), language);
  expect(screen.getByText(title)).toBeOnTheScreen();
  expect(screen.getByText(todo)).toBeOnTheScreen();
});

test.each([hosting(), { hosting: null }])('with %j no notice is shown', state => {
  show(<OtherPacks />, state, 'en');
  expect(screen.queryByTestId('other-packs')).toBeNull();
});

test.each([
  ['en', 'Your versions of Sandtable don’t match.', /Load the newest one on both phones/],
  ['de', /^Eure Versionen von Sandtable passen nicht/, /Ladet auf beiden Handys die neueste/],
] as const)('a guest at the door reads in %s that the cards differ', (language, title, todo) => {
  const seeking = { watches: false, phrase: null, trouble: null, ended: false };
  const go = { go: nothing, again: nothing, back: nothing, typeInstead: nothing };
  show(<SeekingNotice {...go} />, { seeking, ...refused(false) }, language);
  expect(screen.getByText(title)).toBeOnTheScreen();
  expect(screen.getByText(todo)).toBeOnTheScreen();
});

test.each([
  ['en', /^Your cards are not the host’s\. Load the newest/],
  ['de', /^Du hast andere Karten als der Tisch\. Ladet auf beiden/],
] as const)('a guest at the table reads in %s that the cards differ', (language, words) => {
  show(<ConnectionLine />, refused(true), language);
  expect(screen.getByTestId('line-refused')).toHaveTextContent(words);
});
