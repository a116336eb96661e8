import { buildSync } from 'esbuild';
import path from 'node:path';
import { createHash } from './shims/crypto';
import type { openWebSocket as Opens } from './webSocket';

/** The driver with our shims in place of Node's modules, as Metro bundles it for a phone. */
function driverWithShims(): unknown {
  const shim = (name: string) => path.join(__dirname, 'shims', `${name}.ts`);
  const { outputFiles } = buildSync({
    entryPoints: [require.resolve('websocket-driver/lib/websocket/driver/hybi')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    alias: { crypto: shim('crypto'), util: shim('util'), stream: shim('stream') },
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0]?.text ?? '')(module, module.exports);
  return module.exports;
}

afterEach(() => jest.resetModules());

test("a handshake and a message pass through the driver without Node's modules", () => {
  jest.doMock('websocket-driver/lib/websocket/driver/hybi', driverWithShims);
  const { openWebSocket } = jest.requireActual<{ openWebSocket: typeof Opens }>('./webSocket');
  const out: string[] = [];
  const heard: string[] = [];
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'mqtt',
  };
  const socket = openWebSocket(
    { method: 'GET', url: '/mqtt', headers },
    {
      frameBytes: 1_000,
      out: bytes => out.push(Buffer.from(bytes).toString('latin1')),
      message: bytes => heard.push(String.fromCharCode(...bytes)),
      mayAsk: () => true,
      closed: () => out.push('closed'),
    },
  );
  expect(out.join('')).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n');
  socket?.hear(Buffer.from([0x82, 0x82, 1, 1, 1, 1, 0x49, 0x68]));
  socket?.hear(Buffer.from([0x82, 0x02, 0x49, 0x68]));
  expect(heard).toEqual(['Hi']);
  expect(out[out.length - 1]).toBe('closed');
});

test('an unsupported request is refused by name', () => {
  expect(() => createHash('md5')).toThrow('md5');
  expect(() => createHash('sha1').digest('hex')).toThrow('hex');
});
