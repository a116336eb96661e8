const fs = require('node:fs');
const path = require('node:path');

/**
 * Matches `…/node_modules/a/node_modules/@b/c` in `…/node_modules/a/node_modules/@b/c/index.js`.
 */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The folders of all packages that a bundle takes files from. */
function packagesIn(files, root) {
  const folders = files.flatMap(file => PACKAGE.exec(file)?.[0] ?? []);
  const names = folders.map(folder => path.relative(root, folder).split(path.sep).join('/'));
  return [...new Set(names)].sort();
}

/**
 * Writes the packages of an exported bundle to dist-bundled/<platform>.json. The app shows their
 * licences, and a test compares the list.
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

/** Reports the number of modules found so far to the process that started the export. */
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
