import net from 'node:net';
import { loadTcpSocket } from '../../../e2e/native/world/tcpModule';
import { brokerAcceptance } from '../../beacon/testing/brokerAcceptance';
import { LIMITS } from '../../protocol/brokerRules';
import { startTestStation } from '../testing/testStation';

describe.each([
  ['Node’s sockets', () => net],
  ['the sockets of Android, unpatched', () => loadTcpSocket('android').net],
])('over %s', (_what, netOf) => {
  brokerAcceptance(limits =>
    startTestStation(netOf(), { limits: { ...LIMITS, ...limits }, carries: () => true }),
  );
});
