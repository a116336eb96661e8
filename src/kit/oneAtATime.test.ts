import { oneAtATime } from './oneAtATime';

const tick = () => new Promise(resolve => setImmediate(resolve));

test('work begins only when all work requested before has ended', async () => {
  const turn = oneAtATime();
  const told: string[] = [];
  const work = (name: string, ticks: number) => async () => {
    told.push(`${name} begins`);
    for (let n = 0; n < ticks; n++) await tick();
    told.push(`${name} ends`);
    return name;
  };
  const all = [turn(work('long', 5)), turn(work('short', 0))];
  expect(await Promise.all(all)).toEqual(['long', 'short']);
  expect(told).toEqual(['long begins', 'long ends', 'short begins', 'short ends']);
});

test('work that fails rejects for its caller and does not block the next', async () => {
  const turn = oneAtATime();
  const failed = turn(() => Promise.reject(new Error('full')));
  const next = turn(async () => 'next');
  await expect(failed).rejects.toThrow('full');
  expect(await next).toBe('next');
});
