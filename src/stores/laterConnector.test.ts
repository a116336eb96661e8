import type { Connector, DoorWish } from './connector';
import { laterConnector } from './laterConnector';

const AT_ONCE = {
  inside: () => [{}, {}],
  isScreenLink: () => false,
  readInvite: () => ({ ok: false, why: 'damaged' }),
} as unknown as Connector;
const WISH = {} as DoorWish;
const OFFER = { again: undefined, game: 'nim' };

function fetched(...answers: (Partial<Connector> | Error)[]) {
  let count = 0;
  const fetch = async () => {
    const answer = answers[count++];
    if (!answer || answer instanceof Error) throw answer ?? new Error('fetched too often');
    return answer as Connector;
  };
  return { doors: laterConnector(fetch, AT_ONCE), times: () => count };
}

test('nothing is loaded before a connection is needed', async () => {
  const { doors, times } = fetched({ open: async () => ({ ok: false, why: 'no-broker' }) });
  doors.inside();
  expect(times()).toBe(0);
  expect(await doors.open(WISH)).toEqual({ ok: false, why: 'no-broker' });
  await doors.open(WISH);
  expect(times()).toBe(1);
});

test('without a network there is no server, and the next try loads again', async () => {
  const { doors, times } = fetched(new Error('offline'), {
    open: async () => ({ ok: false, why: 'no-address' }),
  });
  expect(await doors.open(WISH)).toEqual({ ok: false, why: 'no-server' });
  expect(await doors.open(WISH)).toEqual({ ok: false, why: 'no-address' });
  expect(times()).toBe(2);
});

test('a pairing begins only after the code has been loaded', async () => {
  const { doors } = fetched({ offer: () => undefined });
  expect(() => doors.offer(OFFER)).toThrow('have not been fetched');
  await doors.ready();
  expect(doors.offer(OFFER)).toBeUndefined();
});
