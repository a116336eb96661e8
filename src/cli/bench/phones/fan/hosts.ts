/** Runs every contender's host in a separate process, and all phones in another. */
import { fork } from 'node:child_process';
import { Post } from '../post';
import { diskVault, noVault } from '../vaults';
import { hostBare } from './bare';
import { hostBoardgameIo } from './boardgameIo';
import { hostColyseus } from './colyseus';
import { hostOurs } from './ours';

const HOSTS = {
  bare: hostBare,
  ours: (post: Post) => hostOurs(post, noVault),
  'ours, on the disk': (post: Post) => hostOurs(post, diskVault()),
  'boardgame.io': hostBoardgameIo,
  Colyseus: hostColyseus,
};
type Name = keyof typeof HOSTS;

/** Argument of a process that runs a host. */
export const HOST = 'host';

export function hostOf(name: Name): Post {
  const [script = ''] = process.argv.slice(1);
  const child = fork(script, [HOST, name], { execArgv: [] });
  child.once('exit', code => {
    throw new Error(`the host of ${name} ended with ${code}`);
  });
  return new Post(child);
}

export async function hostHere(name: string): Promise<void> {
  process.once('disconnect', () => process.exit());
  await HOSTS[name as Name](new Post(process));
}
