import { brokerAcceptance } from './testing/brokerAcceptance';
import { startTestServer } from './testServer';

// aedes is an ES module with a JSON import, which only Node itself can load.
jest.mock('aedes', () =>
  process.getBuiltinModule('node:module').createRequire(__filename)('aedes'),
);

brokerAcceptance(limits => startTestServer({}, limits));
