/** Starts three nodes of nats.conf on this machine, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST, until } from '../phones';
import { portOf } from '../portOf';

export type ClusterNode = { child: ChildProcess; port: number };
export type Cluster = { nodes: readonly ClusterNode[]; stop(): Promise<void> };

const CONF = path.join(__dirname, 'nats.conf');
const PORTS = 4;

export const NATS_SERVER = [process.env['NATS_SERVER'], ...placesFor('nats-server')].find(
  file => file !== undefined && existsSync(file),
);

function placesFor(program: string): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map(folder => path.join(folder, program));
}

export async function startCluster(server: string): Promise<Cluster> {
  const store = mkdtempSync(path.join(tmpdir(), 'sandtable-nats-'));
  const ports = await freePorts(3 * PORTS);
  const nodes = [0, 1, 2].map(n => {
    const env = environment(n, ports, path.join(store, String(n)));
    const child = spawn(server, ['-c', CONF], { env, stdio: 'ignore' });
    return { child, port: ports[n * PORTS + 3] ?? 0 };
  });
  const stop = async () => {
    for (const { child } of nodes) child.kill('SIGKILL');
    await until(() => nodes.every(({ child }) => child.exitCode !== null || child.signalCode));
    rmSync(store, { recursive: true, force: true });
  };
  return { nodes, stop };
}

function environment(n: number, ports: readonly number[], store: string) {
  const at = (node: number, what: number) => String(ports[node * PORTS + what]);
  const routes = [0, 1, 2].map(n => [`SANDTABLE_ROUTE_${n + 1}`, `nats://${HOST}:${at(n, 0)}`]);
  return {
    ...Object.fromEntries(routes),
    SANDTABLE_NODE: `node${n + 1}`,
    SANDTABLE_STORE: store,
    SANDTABLE_HOST: HOST,
    SANDTABLE_CLUSTER_PORT: at(n, 0),
    SANDTABLE_NATS_PORT: at(n, 1),
    SANDTABLE_MQTT_PORT: at(n, 2),
    SANDTABLE_WS_PORT: at(n, 3),
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>(resolve => server.listen(0, HOST, resolve));
      return server;
    }),
  );
  const ports = servers.map(portOf);
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
  return ports;
}
