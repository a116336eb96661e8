import net from 'node:net';
import { aBroker } from '../beacon/brokerAcceptance';
import { LIMITS } from '../protocol/brokerRules';
import { rehearse } from './rehearsal';

aBroker(limits => rehearse(net, { limits: { ...LIMITS, ...limits }, carries: () => true }));
