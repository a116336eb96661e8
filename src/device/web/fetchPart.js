/**
 * What `import()` becomes: fetches the files of a part, then evaluates it. The bundler gives each
 * module that is imported later the addresses of its files; on a phone there are none, since
 * everything is in one bundle.
 */
const fetchPart = async (module, files) => {
  const wanted = files?.[module] ?? [];
  await Promise.all(wanted.map(file => global.__loadBundleAsync(file)));
  return require.importAll(module);
};

module.exports = fetchPart;
