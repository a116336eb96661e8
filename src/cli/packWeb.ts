/**
 * `npm run pack:web`: packs the web build in dist/ into one file, from which the native app serves
 * it.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appVersion } from '../beacon/checkout';
import { builtSite } from '../beacon/webBuild';
import { packed } from './packing';

const FOLDER = 'dist-pack';

async function run(root: string): Promise<void> {
  const pack = packed(await builtSite(root), await appVersion(root), { leavesOutAssets: true });
  const file = path.join(root, FOLDER, 'web.pack');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, pack);
  await rename(`${file}.new`, file);
  console.log(`The web app is packed: ${path.relative(root, file)}, ${pack.length} bytes.`);
}

run(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
