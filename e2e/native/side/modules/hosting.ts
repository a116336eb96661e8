/** What a phone needs to host by itself: sockets that listen, files that are read, a service, a page of the system. */
import { callModule, emitDevice } from '../callables';
import { ask, on, tell } from '../channel';
import { expoModule } from '../expo';
import { settings } from '../settings';
import { turboModule } from '../turbo';

const socket =
  (name: string) =>
  (...words: unknown[]) =>
    tell('tcp', { name, words });

turboModule('TcpSockets', {
  addListener: () => undefined,
  removeListeners: () => undefined,
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

expoModule('SandtableExactAlarms', { canSchedule: () => settings.exactAlarms });
expoModule('ExpoIntentLauncher', {
  startActivity: (action: string, params: object) => ask('activity', { action, params }),
});

/** As RNBackgroundActionsTask.java: a headless task, for as long as it runs timers go on in the background. */
let tasks = 0;
turboModule('RNBackgroundActions', {
  addListener: () => undefined,
  removeListeners: () => undefined,
  start: async (options: { taskName: string }) => {
    callModule('AppRegistry', 'startHeadlessTask', ++tasks, options.taskName, {});
    tell('service', { runs: true, options });
  },
  stop: async () => tell('service', { runs: false }),
  updateNotification: async () => undefined,
});
