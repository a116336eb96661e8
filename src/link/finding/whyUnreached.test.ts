import { whyUnreached } from './whyUnreached';

const HOME = 'ws://192.168.178.20:4680/mqtt';

test.each([
  ['without an address', [], [HOME], 'offline'],
  ['in the same network', ['192.168.178.31'], [HOME], 'no-broker'],
  ['in another Wi-Fi', ['192.168.1.31'], [HOME], 'other-wifi'],
  ['on mobile data', ['100.72.3.9'], [HOME], 'other-wifi'],
  ['in two networks, one of them the same', ['10.0.0.4', '192.168.178.9'], [HOME], 'no-broker'],
  ['of a hotspot', ['192.168.178.31'], ['ws://172.20.10.1:4680/mqtt'], 'other-wifi'],
  ['with a broker on the Internet', ['192.168.1.31'], ['wss://broker.example/mqtt'], 'no-broker'],
  ['with one broker of two there', ['10.0.0.4'], [HOME, 'wss://broker.example'], 'no-broker'],
  ['with a public address', ['10.0.0.4'], ['ws://172.32.10.1:4680'], 'no-broker'],
] as const)('a device %s', (_which, own, brokers, why) => {
  expect(whyUnreached(own, brokers)).toBe(why);
});
