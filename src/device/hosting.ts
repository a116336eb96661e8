/** A page in a browser cannot accept connections, so it cannot serve a table. */
import type { OwnPlace } from '../station/ownPlace';
import type { HostingDeps } from './hostingDeps';

export const createHosting = (_deps: HostingDeps): OwnPlace | undefined => undefined;
