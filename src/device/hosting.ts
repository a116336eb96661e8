/** A page of a browser is no place for others to meet: it can listen to nobody. */
import type { OwnPlace } from '../station/ownPlace';
import type { HostingDeps } from './hostingDeps';

export const createHosting = (_deps: HostingDeps): OwnPlace | undefined => undefined;
