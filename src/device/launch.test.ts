import { seedOf } from '../kit/chance';
import { readLaunch } from './launch';

jest.mock('expo-linking', () => ({}));

test.each([
  ['no address', null, { speed: 1 }],
  ['an address without options', 'http://10.0.0.2:4680/', { speed: 1 }],
  ['a speed', 'http://10.0.0.2:4680/?speed=60', { speed: 60 }],
  ['a known match', 'sandtable:///?speed=30&seed=7#x', { speed: 30, seed: seedOf(7) }],
  ['the seed of a log', `http://10.0.0.2/?seed=${seedOf(9)}`, { speed: 1, seed: seedOf(9) }],
  ['more speed than allowed', 'http://10.0.0.2/?speed=1000', { speed: 120 }],
  ['no speed at all', 'http://10.0.0.2/?speed=0', { speed: 0.25 }],
  ['an invalid speed', 'http://10.0.0.2/?speed=fast', { speed: 1 }],
  ['still=1', 'sandtable:///?still=1', { speed: 1, still: true }],
  ['another value of still', 'sandtable:///?still=0', { speed: 1 }],
])('readLaunch reads %s', (_what, url, launch) => {
  expect(readLaunch(url)).toEqual({ seed: undefined, still: false, ...launch });
});
