/** Shared by the tests here: a real table server on a free port. */
import { HOST } from './phones';
import { LIMITS, type Limits } from '../protocol/brokerRules';
import { readSite, type Site } from './site';
import { openTableServer, type ServerPlan, type TableServer } from './tableServer';

const PAGE = {
  type: 'text/html',
  bytes: Buffer.from('page'),
  tag: 'x',
  isHashed: false,
  coded: {},
};
const BARE: Site = { page: PAGE, files: new Map() };

export const startTestServer = (
  plan: Partial<ServerPlan> = {},
  limits: Partial<Limits> | 'no broker' = {},
): Promise<TableServer> =>
  openTableServer({
    site: BARE,
    signpost: () => ({ version: '', broker: null, addresses: [] }),
    port: 0,
    host: HOST,
    ...(limits === 'no broker' ? {} : { limits: { ...LIMITS, ...limits } }),
    ...plan,
  });

export async function siteIn(folder: string): Promise<Site> {
  const site = await readSite(folder);
  if (!site) throw new Error(`no site in ${folder}`);
  return site;
}
