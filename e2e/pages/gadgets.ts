/** The device ports in a page of a browser. */
import { createAwake } from '../../src/device/background/awake.web';
import { limits } from '../../src/device/limits.web';
import { canScan, photographed } from '../../src/device/camera/scan.web';
import { copy, share } from '../../src/device/files/share.web';

const page = { awake: createAwake(), limits, canScan, photographed, copy, share };
export type Gadgets = typeof page;
Object.assign(window, page);
