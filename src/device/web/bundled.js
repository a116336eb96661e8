const fs = require('node:fs');
const path = require('node:path');

/** `…/node_modules/a/node_modules/@b/c/index.js` lies in `node_modules/a/node_modules/@b/c`. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The folders of all packages of which something is in a bundle. */
function packagesIn(files, root) {
  const folders = files.flatMap(file => PACKAGE.exec(file)?.[0] ?? []);
  const names = folders.map(folder => path.relative(root, folder).split(path.sep).join('/'));
  return [...new Set(names)].sort();
}

/**
 * Writes down which packages an export took into its bundle, in dist-bundled/<platform>.json: their
 * licences are shown in the app, and a test compares.
 */
exports.notingPackages = (serialize, root) => async (entry, before, graph, options) => {
  const { dev, platform } = graph.transformOptions;
  if (!dev) {
    const files = [...before.map(it => it.path), ...graph.dependencies.keys()];
    const place = path.join(root, 'dist-bundled', `${platform}.json`);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(`${place}.${process.pid}`, JSON.stringify(packagesIn(files, root), null, 2));
    fs.renameSync(`${place}.${process.pid}`, place);
  }
  return serialize(entry, before, graph, options);
};

/** Tells whoever started an export how many modules it has found so far. */
exports.countingModules = resolve => {
  const found = new Set();
  return (...asked) => {
    const resolved = resolve(...asked);
    const { filePath } = resolved;
    if (filePath && !found.has(filePath)) {
      found.add(filePath);
      if (found.size % 20 === 0) process.send?.({ modules: found.size });
    }
    return resolved;
  };
};
