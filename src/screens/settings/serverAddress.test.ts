import { isAddress } from './serverAddress';

test.each([
  ['', true],
  ['h', true],
  ['https:/', true],
  ['http://', true],
  ['http://192.168.1.20:4680', true],
  ['HTTPS://table.example/', true],
  ['192.168.1.20:4680', false],
  ['ws://192.168.1.20', false],
  ['http:///', false],
])('“%s” may stay as it is: %s', (text, may) => {
  expect(isAddress(text)).toBe(may);
});
