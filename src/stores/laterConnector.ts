/** Fetches the connector when it is first needed; a player alone never needs it. */
import type { Connector } from './connector';

/** These must answer at once, so they are loaded at start. */
type AtOnce = Pick<Connector, 'inside' | 'isScreenLink' | 'readInvite'>;

export type LaterConnector = Connector & {
  /** Pairing by two codes must answer at once, so await this before it. */
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
      return ways ? ways.find(wish) : { ok: false, why: { code: 'no-broker' } };
    },
    awaitCall: async heard => (await fetched()).awaitCall(heard),
    callScreen: async (shown, invite) => (await fetched()).callScreen(shown, invite),
    offer: wish => here().offer(wish),
    answer: (offer, epochAt) => here().answer(offer, epochAt),
    nextSecret: async keys => (await fetched()).nextSecret(keys),
  };
}

/** The server the app came from does not answer, and neither would its broker. */
const outOfReach = (): undefined => undefined;
