/** The installed app is no browser. Browsers use phoneBrowser.web.ts. */
export const isPhoneBrowser = (): boolean => false;
