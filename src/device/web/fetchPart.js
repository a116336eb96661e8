/**
 * Replaces `import()`: fetches the files of a part, then evaluates it. The bundler gives each
 * lazily imported module the URLs of its files; on native there are none, because everything is in
 * one bundle.
 */
const fetchPart = async (module, files) => {
  await fetchFiles(files?.[module]);
  return require.importAll(module);
};

/** What `__prefetchImport()` becomes: the part is here when it is needed, and nothing of it has run. */
fetchPart.prefetch = (module, files) => fetchFiles(files?.[module]);

const fetchFiles = (wanted = []) => Promise.all(wanted.map(fetchFile));

async function fetchFile(file) {
  try {
    await global.__loadBundleAsync(file);
  } catch (error) {
    if (await isGone(file)) error.isGone = true;
    throw error;
  }
}

/** A page that was opened before the app was built again asks for files that are no longer there. */
async function isGone(file) {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false; // the server does not answer either
  }
}

module.exports = fetchPart;
