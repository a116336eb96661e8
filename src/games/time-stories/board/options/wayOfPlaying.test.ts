import '../pieces/missionTexts';
import { wayOfPlaying } from './wayOfPlaying';

test.each([
  ['en', { mission: 'day-before' }, 'The Day Before'],
  ['de', { mission: 'day-before' }, 'Der Tag davor'],
  ['fr', { mission: 'first-hour' }, 'The First Hour'],
  ['en', undefined, 'The First Hour'],
])('the lobby names the mission: %s %j', (language, options, title) => {
  expect(wayOfPlaying(language, options)).toBe(title);
});

test('a mission of others has no name before it has come', () => {
  expect(wayOfPlaying('en', { mission: 'not-here-yet' })).toBe('');
});
