/** `npx sandtable`: the same server from its package, with the web app in one file beside it. */
import path from 'node:path';
import { begin } from './begin';

const start = { command: 'npx sandtable', page: 'README.md', builds: false };
const file = path.join(__dirname, 'web.pack');

begin(start, async () => (await import('./packedApp')).packedApp(file));
