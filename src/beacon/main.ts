/** `npm run table`: the web app and the broker on one port of the LAN. See README.md here. */
import { begin } from './begin';

const start = { command: 'npm run table --', page: 'src/beacon/README.md', builds: true };

begin(start, async () => (await import('./checkout')).checkoutApp(process.cwd()));
