import { aBroker } from './testing/brokerAcceptance';
import { rehearseServer } from './rehearsal';

// aedes is an ES module with a JSON import, which only Node itself can load.
jest.mock('aedes', () =>
  process.getBuiltinModule('node:module').createRequire(__filename)('aedes'),
);

aBroker(limits => rehearseServer({}, limits));
