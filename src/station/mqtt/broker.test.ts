import net from 'node:net';
import { loadTcpSocket } from '../../../e2e/native/world/tcpModule';
import { aBroker } from '../../beacon/testing/brokerAcceptance';
import { LIMITS } from '../../protocol/brokerRules';
import { rehearseStation } from '../testing/rehearsal';

describe.each([
  ['Node’s sockets', () => net],
  ['the sockets of Android, unpatched', () => loadTcpSocket('android').net],
])('over %s', (_what, netOf) => {
  aBroker(limits =>
    rehearseStation(netOf(), { limits: { ...LIMITS, ...limits }, carries: () => true }),
  );
});
