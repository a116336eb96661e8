import { playedMatch } from '../testing/playedMatch';
import { newsOf } from './newsOf';
import { eventsIn, turnsOf } from './turns';

const match = playedMatch(3, 'again');
const turns = turnsOf(match);

test('every entry of the log lies in one turn', () => {
  turns.slice(1).forEach(({ from }, n) => expect(from).toBe((turns[n]?.to ?? 0) + 1));
  expect(turns[turns.length - 1]?.to).toBe(match.entries);
});

test('turns carry their rounds', () => {
  expect([...new Set(turns.map(({ round }) => round))]).toEqual([1, 2, 3, 4]);
});

test.each(['en', 'de'] as const)('in %s every turn has its news', language => {
  for (const turn of turns.slice(1)) {
    const news = newsOf(language, [], eventsIn(match, turn), match.viewAfter(turn.from - 1));
    expect([turn, news.length > 0]).toEqual([turn, true]);
    expect(news.join(' ')).not.toMatch(/\{\{|news\./);
  }
});
