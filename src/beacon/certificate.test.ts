import path from 'node:path';
import { coveredHosts, readPair } from './certificate';
import { makePair } from './testing/testPair';
import { emptyFolder, writeFiles } from './testing/webFolder';

const { cert, key } = makePair();

test.each([
  ['a missing certificate file', { cert: '/no/such.pem', key }, '/no/such.pem'],
  ['a missing key file', { cert, key: '/no/such.pem' }, '/no/such.pem'],
  ['a file without a certificate', { cert: __filename, key }, __filename],
  ['two certificates', { cert, key: cert }, cert],
])('%s is refused', async (_what, files, file) => {
  await expect(readPair(files)).rejects.toMatchObject({ problem: { code: 'bad-pair', file } });
});

test('an empty certificate is refused', async () => {
  const folder = emptyFolder();
  writeFiles(folder, { 'empty.pem': '' });
  await expect(readPair({ cert: path.join(folder, 'empty.pem'), key })).rejects.toMatchObject({
    problem: { code: 'bad-pair' },
  });
});

test.each([
  [['10.0.0.1', '127.0.0.1'], ['127.0.0.1']],
  [['10.0.0.1'], ['table.example']],
  [['table.example'], ['table.example']],
])('of %j a phone will trust %j', async (hosts, trusted) => {
  expect(coveredHosts(await readPair({ cert, key }), hosts)).toEqual(trusted);
});
