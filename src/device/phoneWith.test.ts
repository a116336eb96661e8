import { isPhoneWith } from './phoneWith';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
const tv = (name: string) =>
  `Mozilla/5.0 (${name}) AppleWebKit/537.36 Chrome/79.0.3945.79 Safari/537.36`;

test.each([
  ['an iPhone', { agent: IPHONE }, true],
  ['an Android phone', { agent: ANDROID }, true],
  ['a page on the home screen', { agent: IPHONE, isOwnWindow: true }, false],
  ['a laptop', { agent: tv('X11; Linux x86_64'), hasFinger: false }, false],
  ['a Samsung TV', { agent: tv('SMART-TV; LINUX; Tizen 5.5') }, false],
  ['an LG TV', { agent: tv('Web0S; Linux/SmartTV') }, false],
  ['an Amazon stick', { agent: tv('Linux; Android 9; AFTKA') }, false],
  ['an Android TV', { agent: tv('Linux; Android 12; BRAVIA 4K VH2') }, false],
])('the app is offered on %s: %s', (_where, part, is) => {
  expect(isPhoneWith({ hasFinger: true, isOwnWindow: false, ...part })).toBe(is);
});
