import { type Broadcast, claimsOver } from './claims';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Windows that hear all others, but not themselves. */
function house() {
  const ears = new Map<string, Set<(data: unknown) => void>>();
  return (name: string) => {
    const own = new Set<(data: unknown) => void>();
    ears.set(name, own);
    const send = (data: unknown) =>
      ears.forEach(its => its !== own && [...its].forEach(hear => hear(data)));
    const channel: Broadcast = {
      send,
      listen(hear) {
        own.add(hear);
        return () => own.delete(hear);
      },
    };
    return { send, ...claimsOver(channel, name) };
  };
}

const LATER = 1_000;

test('a claim resolves after the window that held it has let go', async () => {
  const open = house();
  const [first, second] = [open('first'), open('second')];
  const order: string[] = [];
  first.onClaim(async () => {
    await new Promise(resolve => setTimeout(resolve, LATER));
    order.push('let go');
  });
  const claimed = second.claim().then(() => order.push('claimed'));
  await jest.advanceTimersByTimeAsync(LATER);
  await claimed;
  expect(order).toEqual(['let go', 'claimed']);
});

test('windows that hold nothing keep nobody waiting, and nobody hears their own claim', async () => {
  const open = house();
  const [first, second] = [open('first'), open('second')];
  let asked = 0;
  first.onClaim(() => void (asked += 1));
  second.onClaim(() => void (asked += 1));
  const claimed = second.claim();
  await jest.advanceTimersByTimeAsync(LATER);
  await claimed;
  expect(asked).toBe(1);
});

test('something else on the channel is no claim and no answer', async () => {
  const open = house();
  const [first, second] = [open('first'), open('second')];
  let asked = 0;
  first.onClaim(() => void (asked += 1));
  for (const rubbish of [null, '', 'claim', 'claim ', 'claim x y', 'reload x', { say: 'claim' }])
    second.send(rubbish);
  const claimed = second.claim();
  await jest.advanceTimersByTimeAsync(LATER);
  await claimed;
  expect(asked).toBe(1);
});
