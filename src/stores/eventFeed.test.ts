import type { Seat } from '../kit/seat';
import { createEventFeeds } from './eventFeed';

const [red, green] = ['red', 'green'] as Seat[] as [Seat, Seat];

test('every reader of a viewer receives every event once, in order', () => {
  const feeds = createEventFeeds();
  const heard: unknown[] = [];
  feeds.of(red).subscribe((events, view) => heard.push(['one', events, view]));
  feeds.of(red).subscribe((events, view) => heard.push(['two', events, view]));
  feeds.of(green).subscribe(events => heard.push(['green', events]));
  feeds.publish(red, [{ type: 'dived' }], 1);
  feeds.publish(red, [{ type: 'rose' }], 2);
  expect(heard).toEqual([
    ['one', [{ type: 'dived' }], 1],
    ['two', [{ type: 'dived' }], 1],
    ['one', [{ type: 'rose' }], 2],
    ['two', [{ type: 'rose' }], 2],
  ]);
});

test('the feed of a viewer is always the same object', () => {
  const feeds = createEventFeeds();
  expect(feeds.of(red)).toBe(feeds.of(red));
  expect(feeds.of(red)).not.toBe(feeds.of(green));
});

test('a reader that has unsubscribed receives nothing more, while another still does', () => {
  const feeds = createEventFeeds();
  const heard: string[] = [];
  const listen = () => void heard.push('heard');
  const stop = feeds.of('board').subscribe(listen);
  feeds.of('board').subscribe(listen);
  stop();
  feeds.publish('board', [{ type: 'dived' }], 1);
  expect(heard).toEqual(['heard']);
});

test('a reader that unsubscribes during an event does not keep the others from it', () => {
  const feeds = createEventFeeds();
  const heard: string[] = [];
  const stop = feeds.subscribe(() => {
    heard.push('first');
    stop();
  });
  feeds.subscribe(() => heard.push('second'));
  feeds.publish(red, [{ type: 'dived' }], 1);
  feeds.publish(red, [{ type: 'dived' }], 1);
  expect(heard).toEqual(['first', 'second', 'second']);
});
