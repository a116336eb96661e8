import { ownCandidates } from './ownCandidates';
import type { GivePeer, Peer } from './peer';
import { realTimers, type Timers } from './timers';

type Said = { candidate?: string } | null;

/** A peer that finds so much, and whether it was put away. */
function looking(found: readonly Said[], offer = () => Promise.resolve({ sdp: 'v=0' })) {
  let hear: ((event: { candidate: Said }) => void) | undefined;
  const closed = jest.fn();
  const peer = {
    addEventListener: (_: string, run: typeof hear) => void (hear = run),
    createDataChannel: () => ({}),
    createOffer: offer,
    setLocalDescription: () => {
      for (const candidate of found) hear?.({ candidate });
      return Promise.resolve();
    },
    close: closed,
  };
  const givePeer: GivePeer = () => peer as unknown as Peer;
  return { givePeer, closed };
}

test('tells all it finds, and puts the connection away', async () => {
  const { givePeer, closed } = looking([{ candidate: 'one' }, { candidate: 'two' }, null]);
  expect(await ownCandidates(givePeer, realTimers)).toEqual(['one', 'two']);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('waits no longer than anybody would for a network that is half up', async () => {
  const impatient: Timers = { after: (_ms, run) => realTimers.after(1, run) };
  const { givePeer, closed } = looking([{ candidate: 'one' }]);
  expect(await ownCandidates(givePeer, impatient)).toEqual(['one']);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a connection that cannot be made is put away, too', async () => {
  const { givePeer, closed } = looking([], () => Promise.reject(new Error('no')));
  await expect(ownCandidates(givePeer, realTimers)).rejects.toThrow('no');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('without WebRTC there is nothing to be found', async () => {
  expect(await ownCandidates(undefined, realTimers)).toEqual([]);
});
