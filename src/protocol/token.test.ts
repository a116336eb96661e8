import type { Seat } from '../kit/seat';
import { opens, sealed, type Token, tokenFor } from './token';

const red = 'red' as Seat;
const blue = 'blue' as Seat;
const token = tokenFor(red, 'ff00');

test('[S3] a token is 128 bits in hexadecimal', () => {
  expect(token).toMatch(/^[0-9a-f]{32}$/);
});

test('[S3] every seat gets another token from the same randomness, and so does every moment', () => {
  const all = [token, tokenFor(blue, 'ff00'), tokenFor(red, 'ff01'), tokenFor(red, '')];
  expect(new Set(all).size).toBe(4);
});

test('[S3] a seal is opened by its token, and reveals nothing of it', () => {
  const seal = sealed(token);
  expect(opens(token, seal)).toBe(true);
  expect(seal).not.toContain(token);
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
});

const lastTurned = token.replace(/.$/, digit => (digit === '0' ? '1' : '0')) as Token;

test.each<[string, Token]>([
  ['the token of another seat', tokenFor(blue, 'ff00')],
  ['one digit off', lastTurned],
  ['cut short', token.slice(0, 31) as Token],
  ['nothing', '' as Token],
  ['the seal itself', sealed(token) as unknown as Token],
])('[S8] %s opens nothing', (_what, wrong) => {
  expect(opens(wrong, sealed(token))).toBe(false);
});

test('[S8] without a kept seal no token opens', () => {
  expect(opens(token, null)).toBe(false);
});
