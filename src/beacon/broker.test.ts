import { aBroker } from './brokerAcceptance';
import { rehearse } from './rehearsal';

// It is an ES module with a JSON import, which only Node itself can load.
jest.mock('aedes', () =>
  process.getBuiltinModule('node:module').createRequire(__filename)('aedes'),
);

aBroker(limits => rehearse({}, limits));
