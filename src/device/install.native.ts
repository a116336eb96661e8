/** An installed app needs no caching. */
export const keepApp = async (): Promise<void> => undefined;
