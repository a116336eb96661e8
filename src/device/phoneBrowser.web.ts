import { isPhoneWith } from './phoneWith';

/** True in the browser of a phone or tablet, where the app may be installed. */
export const isPhoneBrowser = (): boolean =>
  isPhoneWith({
    hasFinger: matchMedia('(pointer: coarse)').matches,
    isOwnWindow: matchMedia('(display-mode: standalone)').matches || navigator.standalone === true,
    agent: navigator.userAgent,
  });
