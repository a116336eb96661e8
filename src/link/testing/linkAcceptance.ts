/** The tests every kind of Link must pass. */
import type { End, Link } from '../../table/ports';
import { MESSAGE_BYTES } from '../frames';

export interface LinkTestWorld {
  /** Two connected links. */
  links: readonly [Link, Link];
  /** Lets time go on a little; `news` resolves as soon as either side receives something. */
  step(news: Promise<void>): Promise<void>;
  tidy(): void;
}

export class Listener {
  readonly messages: string[] = [];
  readonly ends: End[] = [];
  onNews: () => void = () => undefined;

  heard(message: string): void {
    this.messages.push(message);
    this.onNews();
  }

  closed(end: End): void {
    this.ends.push(end);
    this.onNews();
  }
}

export function listeningTo(link: Link): Listener {
  const listener = new Listener();
  link.listen(listener);
  return listener;
}

const many = (count: number) => Array.from({ length: count }, (_, n) => `message ${n}`);
// Characters of two, three and four bytes and a joined family, so that every cut falls somewhere
// awkward.
const UNICODE = '¡Señor! Ж 时间 ⏳ 🪐 👩‍👧‍👦 \u0000 \ufeff\n';

export function linkAcceptance(name: string, open: () => Promise<LinkTestWorld>): void {
  describe(`${name}, as every link`, () => {
    let world: LinkTestWorld;
    let [one, other]: readonly Link[] = [];
    const link = (which: Link | undefined): Link => which as Link;
    const until = (done: () => boolean, ...listeners: Listener[]) =>
      waitedFor(world, listeners, done);

    beforeEach(async () => {
      world = await open();
      [one, other] = world.links;
    });
    afterEach(() => world.tidy());

    test('has the same way on both sides', () => {
      expect(link(one).way).toBe(link(other).way);
    });

    test('delivers messages in order, each once, both ways at once', async () => {
      const [here, there] = [listeningTo(link(one)), listeningTo(link(other))];
      const said = many(1_000);
      for (const message of said) {
        link(one).send(message);
        link(other).send(message.toUpperCase());
      }
      const all = () => here.messages.length >= 1_000 && there.messages.length >= 1_000;
      await until(all, here, there);
      expect(there.messages).toEqual(said);
      expect(here.messages).toEqual(said.map(message => message.toUpperCase()));
    });

    test.each([
      ['an empty message', ''],
      ['a message that looks like a frame', '!left'],
      ['all kinds of characters', UNICODE],
      ['more than one frame takes', UNICODE.repeat(1_000)],
      ['the largest message', 'x'.repeat(MESSAGE_BYTES)],
      ['the largest message, at four bytes per character', '🪐'.repeat(MESSAGE_BYTES / 4)],
    ])('carries %s', async (_what, message) => {
      const there = listeningTo(link(other));
      link(one).send(message);
      link(one).send('and on');
      await until(() => there.messages.length >= 2, there);
      expect(there.messages[0] === message).toBe(true);
      expect(there.messages.slice(1)).toEqual(['and on']);
    });

    test('keeps messages that come before anybody listens', async () => {
      const here = listeningTo(link(one));
      link(other).listen({ heard: () => link(other).send('echo'), closed: () => undefined });
      link(one).send('hello');
      await until(() => here.messages.length === 1, here);
      const [second, listener] = [link(one), new Listener()];
      second.listen(listener);
      link(other).send('to the first ears only');
      await until(() => here.messages.length === 2, here);
      expect(listener.messages).toEqual([]);
    });

    test('keeps even the end for a late listener', async () => {
      const here = listeningTo(link(one));
      link(one).send('last words');
      link(one).close();
      await until(() => here.ends.length === 1, here);
      const there = listeningTo(link(other));
      await until(() => there.ends.length === 1, there);
      expect([there.messages, there.ends]).toEqual([['last words'], ['left']]);
    });

    test('never calls back synchronously', async () => {
      let [within, calledWithin] = [false, false];
      const notice = () => (calledWithin ||= within);
      link(one).listen({ heard: notice, closed: notice });
      const there = listeningTo(link(other));
      within = true;
      link(one).send('hello');
      link(one).close();
      within = false;
      await until(() => there.ends.length === 1, there);
      expect(calledWithin).toBe(false);
    });

    test('ends once on both sides, after all messages sent before, and stays silent then', async () => {
      const [here, there] = [listeningTo(link(one)), listeningTo(link(other))];
      const said = many(300);
      for (const message of said) link(one).send(message);
      link(one).close();
      link(one).close();
      link(one).send('after the end');
      link(other).send('into the closing door');
      await until(() => here.ends.length > 0 && there.ends.length > 0, here, there);
      link(other).send('after the end');
      link(other).close();
      link(one).close();
      expect([here.ends, here.messages]).toEqual([['left'], []]);
      expect([there.ends, there.messages]).toEqual([['left'], said]);
    });

    test('ends once when both close at the same time', async () => {
      const [here, there] = [listeningTo(link(one)), listeningTo(link(other))];
      link(one).close();
      link(other).close();
      await until(() => here.ends.length > 0 && there.ends.length > 0, here, there);
      expect([here.ends, there.ends]).toEqual([['left'], ['left']]);
    });

    test('delivers nothing after hanging up, even if it had arrived', async () => {
      const heard: string[] = [];
      const end = new Promise<void>(resolve => {
        link(other).listen({
          heard(message) {
            heard.push(message);
            link(other).close();
          },
          closed: () => resolve(),
        });
      });
      const here = listeningTo(link(one));
      for (const message of many(20)) link(one).send(message);
      await until(() => here.ends.length > 0, here);
      await end;
      expect(heard).toEqual(['message 0']);
    });

    test('a message that is too large ends both sides, undelivered', async () => {
      const [here, there] = [listeningTo(link(one)), listeningTo(link(other))];
      link(one).send('small');
      link(one).send(`${'x'.repeat(MESSAGE_BYTES - 1)}é`);
      link(one).send('small again');
      await until(() => here.ends.length > 0 && there.ends.length > 0, here, there);
      expect([here.ends, there.ends]).toEqual([['too-large'], ['too-large']]);
      expect(there.messages).toEqual(['small']);
    });
  });
}

export async function waitedFor(
  world: Pick<LinkTestWorld, 'step'>,
  listeners: readonly Listener[],
  done: () => boolean,
): Promise<void> {
  while (!done()) {
    const news = new Promise<void>(resolve => {
      for (const listener of listeners) listener.onNews = resolve;
    });
    await world.step(news);
  }
}
