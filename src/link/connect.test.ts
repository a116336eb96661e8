import { PEER_ANSWER_MS, answerPeer, callPeer, DIRECT_MS, type Paths, RELAY_MS } from './connect';
import { HeldTimers, settled } from './testing/heldTimers';
import { loopback } from './loopback';
import type { NoLink, LinkResult, LinkAttempt } from './linkAttempt';

class FakeOpening implements LinkAttempt {
  readonly opened: Promise<LinkResult>;
  readonly link = loopback()[0];
  givenUp = 0;
  #settle: (opened: LinkResult) => void = () => undefined;

  constructor() {
    this.opened = new Promise(resolve => (this.#settle = resolve));
  }

  open(): void {
    this.#settle({ ok: true, link: this.link });
  }

  fail(why: NoLink): void {
    this.#settle({ ok: false, why });
  }

  giveUp(): void {
    this.givenUp += 1;
    this.fail('given-up');
  }
}

function setUp(
  connect: (paths: Paths) => LinkAttempt,
  ways: ('direct' | 'relay')[] = ['direct', 'relay'],
) {
  const timers = new HeldTimers();
  const [direct, relay] = [new FakeOpening(), new FakeOpening()];
  const begun: string[] = [];
  const path = (name: 'direct' | 'relay', opening: LinkAttempt) =>
    ways.includes(name)
      ? () => {
          begun.push(name);
          return opening;
        }
      : undefined;
  const opening = connect({ timers, direct: path('direct', direct), relay: path('relay', relay) });
  const told: LinkResult[] = [];
  void opening.opened.then(opened => told.push(opened));
  return { timers, direct, relay, begun, opening, told };
}

const failed = (why: NoLink): LinkResult[] => [{ ok: false, why }];

describe('the calling side', () => {
  test('connects directly if it can, and leaves the broker alone', async () => {
    const { timers, direct, begun, told } = setUp(callPeer);
    await timers.pass(DIRECT_MS - 1);
    direct.open();
    await timers.pass(PEER_ANSWER_MS);
    expect([begun, told]).toEqual([['direct'], [{ ok: true, link: direct.link }]]);
    expect([direct.givenUp, timers.pending]).toEqual([0, 0]);
  });

  test('relays through the broker after 8 seconds, and closes the direct attempt', async () => {
    const { timers, direct, relay, begun, told } = setUp(callPeer);
    await timers.pass(7_999);
    expect([begun, direct.givenUp]).toEqual([['direct'], 0]);
    await timers.pass(1);
    expect([begun, direct.givenUp]).toEqual([['direct', 'relay'], 1]);
    relay.open();
    await settled();
    expect(told).toEqual([{ ok: true, link: relay.link }]);
    expect([relay.givenUp, timers.pending]).toEqual([0, 0]);
  });

  test('falls back at once when the direct attempt breaks', async () => {
    const { begun, direct } = setUp(callPeer);
    direct.fail('broken');
    await settled();
    expect(begun).toEqual(['direct', 'relay']);
  });

  test('relays at once where there is no WebRTC', async () => {
    const { begun } = setUp(callPeer, ['relay']);
    await settled();
    expect(begun).toEqual(['relay']);
  });

  test('does not try the relay after a side with the wrong identity was refused', async () => {
    const { begun, direct, told } = setUp(callPeer);
    direct.fail('refused');
    await settled();
    expect([begun, told]).toEqual([['direct'], failed('refused')]);
  });

  test.each<[string, ('direct' | 'relay')[], number]>([
    ['neither path', ['direct', 'relay'], DIRECT_MS + RELAY_MS],
    ['the only path', ['direct'], DIRECT_MS],
    ['no path at all', [], 0],
  ])('has no answer if %s leads there', async (_what, ways, ms) => {
    const { timers, told } = setUp(callPeer, ways);
    await timers.pass(ms - 1);
    expect(told).toHaveLength(ms ? 0 : 1);
    await timers.pass(1);
    expect([told, timers.pending]).toEqual([failed('no-answer'), 0]);
  });

  test.each([0, DIRECT_MS + 1])(
    'a caller that gives up after %d ms closes the attempt under way',
    async ms => {
      const { timers, opening, told, direct, relay, begun } = setUp(callPeer);
      await timers.pass(ms);
      opening.giveUp();
      await timers.pass(PEER_ANSWER_MS);
      expect([told, timers.pending]).toEqual([failed('given-up'), 0]);
      expect(begun).toEqual(ms ? ['direct', 'relay'] : ['direct']);
      expect((ms ? relay : direct).givenUp).toBe(1);
    },
  );
});

describe('the answering side', () => {
  test.each([
    ['direct', 'relay'],
    ['relay', 'direct'],
  ] as const)('follows the caller to %s, and closes %s', async (chosen, left) => {
    const world = setUp(answerPeer);
    expect(world.begun).toEqual(['direct', 'relay']);
    world[chosen].open();
    await settled();
    expect(world.told).toEqual([{ ok: true, link: world[chosen].link }]);
    expect([world[chosen].givenUp, world[left].givenUp, world.timers.pending]).toEqual([0, 1, 0]);
  });

  test('waits for the other path when one breaks', async () => {
    const { direct, relay, told } = setUp(answerPeer);
    direct.fail('broken');
    await settled();
    expect(told).toEqual([]);
    relay.open();
    await settled();
    expect(told).toMatchObject([{ ok: true }]);
  });

  test('refuses both paths when one is refused', async () => {
    const { direct, relay, told } = setUp(answerPeer);
    direct.fail('refused');
    await settled();
    expect([told, relay.givenUp]).toEqual([failed('refused'), 1]);
  });

  test('waits as long as both attempts of the caller take, and no longer', async () => {
    const { timers, direct, relay, told } = setUp(answerPeer);
    await timers.pass(DIRECT_MS + RELAY_MS);
    expect(told).toEqual([]);
    await timers.pass(PEER_ANSWER_MS);
    expect(told).toEqual(failed('no-answer'));
    expect([direct.givenUp > 0, relay.givenUp > 0]).toEqual([true, true]);
    expect(timers.pending).toBe(0);
  });

  test('has no answer where there is no path', async () => {
    const { timers, told } = setUp(answerPeer, []);
    await settled();
    expect([told, timers.pending]).toEqual([failed('no-answer'), 0]);
  });
});
