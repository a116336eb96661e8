import { chances } from '../kit/random';
import { Greeting } from './greeting';

const next = chances(1);
const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => next() * 256);
const secret = random(16);
const caller = () => new Greeting({ secret, me: 'guest', other: 'host', calls: true, random });
const answerer = () => new Greeting({ secret, me: 'host', other: 'guest', calls: false, random });

function meet(guest: Greeting, host: Greeting) {
  const answered = host.heard(guest.hello());
  const met = answered.next === 'answer' ? guest.heard(answered.hello) : answered;
  return met.next === 'talk' ? [met, host.heard(met.hello)] : [met];
}

test('both sides derive the same keys, one for each direction', () => {
  const [mine, yours] = meet(caller(), answerer());
  if (mine?.next !== 'talk' || yours?.next !== 'talk') throw new Error('did not meet');
  expect(mine.keys).toEqual({ in: yours.keys.out, out: yours.keys.in });
  expect(mine.keys.in).not.toEqual(mine.keys.out);
});

test('each meeting derives new keys', () => {
  const keys = [1, 2, 3].map(() => {
    const [met] = meet(caller(), answerer());
    return met?.next === 'talk' && Buffer.from(met.keys.out).toString('hex');
  });
  expect(new Set(keys).size).toBe(3);
});

test('of two guests who call at the same time, the host meets the first', () => {
  const [one, other, host] = [caller(), caller(), answerer()];
  const hellos = [one, other].map(guest => {
    const answered = host.heard(guest.hello());
    const met = answered.next === 'answer' ? guest.heard(answered.hello) : answered;
    return met.next === 'talk' ? met.hello : new Uint8Array(0);
  });
  expect(hellos.map(hello => host.heard(hello).next)).toEqual(['talk', 'nothing']);
  expect(hellos.map(hello => host.heard(hello).next)).toEqual(['talk', 'nothing']);
  expect(host.heard(caller().hello()).next).toBe('nothing');
});

test('a caller answers nobody', () => {
  const guest = caller();
  const host = answerer();
  expect(guest.heard(host.hello()).next).toBe('nothing');
  expect(guest.heard(guest.hello()).next).toBe('nothing');
});
