/** One window claims what only one may hold, and waits until the one that held it has let go. */
import type { Millis } from '../kit/millis';

const SAYINGS = ['claim', 'letting-go', 'let-go'] as const;
/** `by` is the window that claims, also in the answers. */
type Message = { readonly say: (typeof SAYINGS)[number]; readonly by: string };

/** Something else may use the same channel. */
function readMessage(data: unknown): Message | undefined {
  const [said, by, ...more] = typeof data === 'string' ? data.split(' ') : [];
  const say = SAYINGS.find(it => it === said);
  return say && by && more.length === 0 ? { say, by } : undefined;
}

/** Sends to all other windows, and hears them. Listening returns a function that ends it. */
export type Broadcast = {
  send(text: string): void;
  listen(hear: (data: unknown) => void): () => void;
};

/** A window answers within a few milliseconds, unless its script is stopped. */
const ANSWER_MS: Millis = 150;
/** Long enough to finish what is being written. */
const LET_GO_MS: Millis = 5_000;

export function claimsOver(channel: Broadcast, own: string) {
  const say = (it: Message) => channel.send(`${it.say} ${it.by}`);

  const listen = (hear: (it: Message) => void) =>
    channel.listen(data => {
      const read = readMessage(data);
      if (read) hear(read);
    });

  return {
    claim: () =>
      new Promise<void>(resolve => {
        let timer = setTimeout(done, ANSWER_MS);
        const stop = listen(it => {
          if (it.by !== own || it.say === 'claim') return;
          clearTimeout(timer);
          if (it.say === 'let-go') done();
          else timer = setTimeout(done, LET_GO_MS);
        });
        function done() {
          clearTimeout(timer);
          stop();
          resolve();
        }
        say({ say: 'claim', by: own });
      }),
    onClaim(letGo: () => Promise<void> | undefined): void {
      listen(({ say: said, by }) => {
        const going = said === 'claim' && by !== own ? letGo() : undefined;
        if (!going) return;
        say({ say: 'letting-go', by });
        void going.then(() => say({ say: 'let-go', by }));
      });
    },
  };
}
