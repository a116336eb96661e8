/**
 * Makes the package `sandtable` in dist-server/: the table server as one script, and the web app in
 * one file beside it. It depends on nothing but Node.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { builtSite } from '../beacon/webBuild';
import { packed } from './packing';

const FOLDER = 'dist-server';
const SCRIPT = 'sandtable.js';
const APP = 'web.pack';

const about = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
});

async function run(root: string): Promise<void> {
  const folder = path.join(root, FOLDER);
  const put = (name: string, content: string | Uint8Array) =>
    writeFile(path.join(folder, name), content);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const ours = about.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  await put('package.json', asJson({ ...ours, bin: SCRIPT }));
  await put(APP, packed(await builtSite(root), ours.version, { leavesOutAssets: false }));
  // The licences of these are written by e2e/licences/server.ts.
  await put('packages.json', asJson(await bundle(root, path.join(folder, SCRIPT))));
  await copyFile(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  await copyFile(path.join(root, 'src/beacon/package.md'), path.join(folder, 'README.md'));
}

const asJson = (what: unknown): string => `${JSON.stringify(what, null, 2)}\n`;

/** Returns the folders of the packages that went into the script. */
async function bundle(root: string, outfile: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/beacon/packedMain.ts'],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    // Native helpers of ws, which does without them.
    external: ['bufferutil', 'utf-8-validate'],
    metafile: true,
  });
  const folders = Object.keys(metafile.inputs).flatMap(file => PACKAGE.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

const PACKAGE = /^.*node_modules\/(@[^/]+\/)?[^/]+/;

run(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
