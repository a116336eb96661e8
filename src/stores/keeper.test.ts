import { HeldTimers } from '../link/testing/heldTimers';
import { memoryVault } from '../table/memoryVault';
import { vaultOf } from '../table/vaultOf';
import { RETRY_MS, createKeeper } from './keeper';

function scene() {
  const timers = new HeldTimers();
  const { files, ...memory } = memoryVault();
  const disk = { isFull: false, tries: 0 };
  const vault = vaultOf({
    read: memory.read,
    change(changes) {
      disk.tries += 1;
      return disk.isFull ? Promise.reject(new Error('full')) : memory.change(changes);
    },
  });
  const keeper = createKeeper(vault, timers.after.bind(timers));
  return { files, disk, keeper, timers, fails: () => keeper.state.getState().fails };
}

test('a failed write is reported, tried again, and then stores the latest value', async () => {
  const { files, disk, keeper, timers, fails } = scene();
  await keeper.keep('settings', 'old');
  expect(fails()).toBe(false);
  disk.isFull = true;
  await keeper.keep('settings', 'newer');
  await keeper.keep('settings', 'newest');
  expect([fails(), files.get('settings')]).toEqual([true, 'old']);
  await timers.pass(3 * RETRY_MS);
  expect(fails()).toBe(true);
  disk.isFull = false;
  await timers.pass(RETRY_MS);
  expect([fails(), files.get('settings')]).toEqual([false, 'newest']);
  const { tries } = disk;
  await timers.pass(10 * RETRY_MS);
  expect(disk.tries).toBe(tries);
});

test('a later try does not write what was deleted', async () => {
  const { files, disk, keeper, timers, fails } = scene();
  disk.isFull = true;
  await keeper.keep('door', 'ajar');
  await keeper.keep('seat', 'red');
  expect(await keeper.forget(['door'])).toBe(false);
  disk.isFull = false;
  await timers.pass(RETRY_MS);
  expect([fails(), [...files]]).toEqual([false, [['seat', 'red']]]);
  expect(await keeper.forget(['seat'])).toBe(true);
  expect([...files]).toEqual([]);
});

test('a writer that retries by itself can report a failure, too', async () => {
  const { keeper, fails } = scene();
  keeper.report(false);
  expect(fails()).toBe(true);
  keeper.report(true);
  expect(fails()).toBe(false);
});
