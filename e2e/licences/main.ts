/** `npm run licences`: lists the third-party parts of the exported bundles with their licences. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/prebuilt';
import { shipped } from './bundled';
import { licencesOf } from './parts';
import { kept, written } from './written';

async function run(): Promise<void> {
  const licences = licencesOf(await shipped());
  for (const { file, text } of written(licences)) {
    if (kept(file) === text) continue;
    fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    fs.writeFileSync(path.join(ROOT, file), text);
  }
  const texts = Object.keys(licences.texts).length;
  process.stdout.write(`${licences.parts.length} parts, ${texts} texts of licences.\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
