/** An installed app has one window. */
export const createWindows = (_own: string) => undefined;
