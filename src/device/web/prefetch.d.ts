/** Beside `import()`: the bundler puts fetchPart.prefetch in its place. */
declare function __prefetchImport(file: string): Promise<unknown>;
