/** The ways to others, fetched when the first of them is taken: alone, nobody needs them. */
import type { Connector } from './connector';

/** What is asked for at once, and so is there from the start. */
type AtOnce = Pick<Connector, 'inside' | 'isScreenLink' | 'readInvite'>;

export type LaterConnector = Connector & {
  /** Pairing by two codes answers at once, so it begins only after this. */
  ready(): Promise<true>;
};

export function laterConnector(fetch: () => Promise<Connector>, atOnce: AtOnce): LaterConnector {
  let connector: Connector | undefined;
  const fetched = async () => (connector ??= await fetch());
  const here = (): Connector => {
    if (!connector) throw new Error('the ways to others have not been fetched');
    return connector;
  };
  return {
    ...atOnce,
    ready: async () => (await fetched(), true),
    async open(wish) {
      const ways = await fetched().catch(outOfReach);
      return ways ? ways.open(wish) : { ok: false, why: 'no-server' };
    },
    async find(wish) {
      const ways = await fetched().catch(outOfReach);
      return ways ? ways.find(wish) : { ok: false, why: { code: 'no-server' } };
    },
    awaitCall: async heard => (await fetched()).awaitCall(heard),
    callScreen: async (link, invite) => (await fetched()).callScreen(link, invite),
    offer: () => here().offer(),
    answer: offer => here().answer(offer),
  };
}

/** The place the app comes from does not answer, and neither would its broker. */
const outOfReach = (): undefined => undefined;
