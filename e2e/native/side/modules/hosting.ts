/** react-native-tcp-socket: listening sockets, so that a phone can host by itself. */
import { emitDevice } from '../callables';
import { on, tell } from '../channel';
import { events, turboModule } from '../turbo';

const socket =
  (name: string) =>
  (...words: unknown[]) =>
    tell('tcp', { name, words });

turboModule('TcpSockets', {
  ...events,
  listen: socket('listen'),
  connect: socket('connect'),
  write: socket('write'),
  end: socket('end'),
  destroy: socket('destroy'),
  close: socket('close'),
  setNoDelay: socket('setNoDelay'),
  setKeepAlive: socket('setKeepAlive'),
  pause: socket('pause'),
  resume: socket('resume'),
});
on<{ event: string; body: object }>('tcp', ({ event, body }) => emitDevice(event, body));
