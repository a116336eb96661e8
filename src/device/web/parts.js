const { createHash } = require('node:crypto');

const HASH = /[0-9a-f]{32}(?=\.js$)/;

/**
 * Tells the page, in its first script, which files its parts lie in: a page that keeps itself for
 * use without a network fetches them all when it is idle, and evaluates none.
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
