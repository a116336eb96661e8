/** The bundler puts fetchPart.prefetch in its place; in Jest every part is on the disk. */
global.__prefetchImport = () => Promise.resolve();
