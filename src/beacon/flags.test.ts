import { parseFlags } from './flags';

const PLAIN = { port: 4680, mayBuild: true, help: false };

test.each([
  ['', PLAIN],
  ['--port 80', { ...PLAIN, port: 80 }],
  ['--port=65535', { ...PLAIN, port: 65_535 }],
  ['--port 0', { ...PLAIN, port: 0 }],
  ['--host 10.0.0.1', { ...PLAIN, host: '10.0.0.1' }],
  ['--broker ws://b.example/mqtt', { ...PLAIN, broker: 'ws://b.example/mqtt' }],
  ['--cert a --key b', { ...PLAIN, pair: { cert: 'a', key: 'b' } }],
  [
    '--cert a --key b --broker wss://b.example',
    { ...PLAIN, pair: { cert: 'a', key: 'b' }, broker: 'wss://b.example' },
  ],
  ['--no-build', { ...PLAIN, mayBuild: false }],
  ['--help', { ...PLAIN, help: true }],
])('“%s” is understood', (line, flags) => {
  expect(parseFlags(words(line))).toEqual(flags);
});

test.each([
  ['--prot 80', { code: 'unknown-flag', flag: '--prot' }],
  ['-p 80', { code: 'unknown-flag', flag: '-p' }],
  ['80', { code: 'unknown-flag', flag: '80' }],
  ['--port', { code: 'needs-a-value', flag: '--port' }],
  ['--port=', { code: 'needs-a-value', flag: '--port' }],
  ['--port 65536', { code: 'bad-port', given: '65536' }],
  ['--port 1e3', { code: 'bad-port', given: '1e3' }],
  ['--port=-1', { code: 'bad-port', given: '-1' }],
  ['--broker b.example', { code: 'bad-broker', given: 'b.example' }],
  ['--broker mqtt://b.example', { code: 'bad-broker', given: 'mqtt://b.example' }],
  ['--broker ws://b --cert a --key b', { code: 'insecure-broker', given: 'ws://b' }],
  ['--cert a', { code: 'half-a-pair', missing: '--key' }],
  ['--key a', { code: 'half-a-pair', missing: '--cert' }],
])('“%s” is refused', (line, problem) => {
  expect(() => parseFlags(words(line))).toThrow(expect.objectContaining({ problem }));
});

const words = (line: string): string[] => line.split(' ').filter(word => word !== '');
