import net from 'node:net';
import { loadTcpSocket } from '../../e2e/native/world/tcpModule';
import { aBroker } from '../beacon/brokerAcceptance';
import { LIMITS } from '../protocol/brokerRules';
import { rehearse } from './rehearsal';

describe.each([
  ['Node’s sockets', () => net],
  ['the sockets of Android, unpatched', () => loadTcpSocket('android').net],
])('over %s', (_what, netOf) => {
  aBroker(limits => rehearse(netOf(), { limits: { ...LIMITS, ...limits }, carries: () => true }));
});
