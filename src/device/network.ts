/** What this device knows of its network. Browsers use network.web.ts. */

/** WebRTC shows an installed app its own addresses. */
export const seesAddresses = true;

/** The addresses show it once no broker answers, so nothing watches for it. */
export const watchOffline = (_changed: (isOffline: boolean) => void) => (): void => undefined;
