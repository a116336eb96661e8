const { createHash } = require('node:crypto');

const HASH = /[0-9a-f]{32}(?=\.js$)/;

/**
 * Lists the files of all parts in the first script of the page. A page that caches itself for
 * offline use fetches them all when it is idle, without evaluating them.
 */
exports.listingParts = serialize => async (entry, before, graph, options) => {
  const output = await serialize(entry, before, graph, options);
  const { dev, platform } = graph.transformOptions;
  return dev || platform !== 'web' || !output.artifacts ? output : withParts(output);
};

function withParts({ artifacts, ...rest }) {
  const parts = artifacts.filter(({ metadata }) => metadata.isAsync).map(it => `/${it.filename}`);
  const first = artifacts.find(({ filename }) => filename.includes('__expo-metro-runtime-'));
  if (!first) throw new Error('the bundler wrote no script of its runtime');
  const source = `${first.source}\nglobalThis.sandtableParts=${JSON.stringify(parts)};`;
  const hash = createHash('md5').update(source).digest('hex');
  const filename = first.filename.replace(HASH, hash);
  const renamed = artifact => ({
    ...artifact,
    metadata: {
      ...artifact.metadata,
      ...(artifact.metadata.requires && {
        requires: artifact.metadata.requires.map(it => (it === first.filename ? filename : it)),
      }),
    },
  });
  const written = artifacts.map(it => (it === first ? { ...it, filename, source } : it));
  return { ...rest, artifacts: written.map(renamed) };
}
