/** The installed app is no browser. A browser takes phoneBrowser.web.ts. */
export const isPhoneBrowser = (): boolean => false;
