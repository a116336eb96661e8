import QRCode from 'qrcode';
import { stripVTControlCharacters } from 'node:util';
import { poster } from './poster';
import { wordsFor } from './words/wordsFor';
import { de } from './words/de';
import { en } from './words/en';

const HOME = 'http://192.168.178.123:4680/';
const LONGEST = 'https://[2001:0db8:85a3:08d3:1319:8a2e:0370:7344]:65535/';
const notice = { addresses: [HOME], broker: undefined, isLonely: false, isColour: false };

test.each([HOME, LONGEST])('the QR code in the terminal encodes %s', async address => {
  const lines = (await poster({ ...notice, addresses: [address] }, en)).split('\n');
  const { size, data } = QRCode.create(address, { errorCorrectionLevel: 'L' }).modules;
  const drawn = lines.filter(line => /^ {4}[█▀▄ ]+ {4}$/.test(line) && /[█▀▄]/.test(line));
  const upper = (line: string) => Array.from(line.slice(4, -4), it => '█▀'.includes(it));
  const lower = (line: string) => Array.from(line.slice(4, -4), it => '█▄'.includes(it));
  const modules = drawn.flatMap(line => [upper(line), lower(line)]).slice(0, size);
  expect(modules.flat()).toEqual([...data].map(Boolean));
});

test.each([en, de])('everything fits into 80 columns', async words => {
  for (const isColour of [true, false]) {
    const text = await poster({ ...notice, addresses: [LONGEST, HOME], isColour }, words);
    const widths = stripVTControlCharacters(text)
      .split('\n')
      .map(line => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(80);
  }
});

test('other addresses and an outside broker are listed', async () => {
  const addresses = [HOME, 'http://10.0.0.1:4680/'];
  const text = await poster({ ...notice, addresses, broker: 'wss://b.example/mqtt' }, en);
  expect(text).toContain('http://10.0.0.1:4680/');
  expect(text).toContain('wss://b.example/mqtt');
});

test('without a network there is no code to scan', async () => {
  const text = await poster(
    { ...notice, isLonely: true, addresses: ['http://localhost:4680/'] },
    en,
  );
  expect(text).toContain(en.lonely);
  expect(text).not.toContain('█');
});

test.each([
  [{ LANG: 'de_AT.UTF-8' }, de],
  [{ LANG: 'de' }, de],
  [{ LC_ALL: 'en_GB.UTF-8', LANG: 'de_DE.UTF-8' }, en],
  [{ LC_MESSAGES: 'de_CH', LANG: 'en_US' }, de],
  [{ LANG: 'den_CA' }, en],
  [{ LANG: 'C.UTF-8' }, en],
  [{}, en],
])('%j selects the language', (env, words) => {
  expect(wordsFor(env)).toBe(words);
});
