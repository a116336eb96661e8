/** An app that was installed is there already. */
export const keepApp = async (): Promise<void> => undefined;
