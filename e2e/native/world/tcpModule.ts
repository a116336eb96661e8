/** The unchanged JavaScript of react-native-tcp-socket over the stand-in for its native side. */
import { buildSync } from 'esbuild';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { Net } from '../../../src/station/net';
import { type Platform, TcpSockets } from './tcpSocket';

const ROOT = path.join(__dirname, '..', '..', '..');

export function loadTcpSocket(platform: Platform = 'android'): { net: Net; native: TcpSockets } {
  const events = new EventEmitter().setMaxListeners(0);
  // Events reach JavaScript asynchronously, never in the middle of a call.
  const native = new TcpSockets(
    (name, body) => setImmediate(() => events.emit(name, body)),
    platform,
  );
  const reactNative = {
    NativeModules: { TcpSockets: native },
    NativeEventEmitter: class {
      addListener(name: string, run: (body: unknown) => void) {
        events.on(name, run);
        return { remove: () => void events.off(name, run) };
      }
    },
  };
  const module: { exports: unknown } = { exports: {} };
  const given = (name: string): unknown =>
    name === 'react-native' ? reactNative : process.getBuiltinModule(name);
  new Function('module', 'exports', 'require', script())(module, module.exports, given);
  return { net: module.exports as Net, native };
}

function script(): string {
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [path.join(ROOT, 'node_modules/react-native-tcp-socket/src/index.js')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['react-native'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
