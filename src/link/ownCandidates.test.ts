import { ownCandidates } from './ownCandidates';
import type { GivePeer, Peer } from './peer';
import { realTimers, type Timers } from './timers';

type Said = { candidate?: string } | null;

/** A peer that finds these candidates, and whether it was closed. */
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

test('returns all candidates, and closes the connection', async () => {
  const { givePeer, closed } = looking([{ candidate: 'one' }, { candidate: 'two' }, null]);
  expect(await ownCandidates(givePeer, realTimers)).toEqual(['one', 'two']);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('waits only a short time for a network that is half up', async () => {
  const impatient: Timers = { after: (_ms, run) => realTimers.after(1, run) };
  const { givePeer, closed } = looking([{ candidate: 'one' }]);
  expect(await ownCandidates(givePeer, impatient)).toEqual(['one']);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('closes a connection that cannot be made', async () => {
  const { givePeer, closed } = looking([], () => Promise.reject(new Error('no')));
  await expect(ownCandidates(givePeer, realTimers)).rejects.toThrow('no');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('finds nothing without WebRTC', async () => {
  expect(await ownCandidates(undefined, realTimers)).toEqual([]);
});
