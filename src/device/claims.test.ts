import { broadcast } from './broadcast';
import { claimsOver } from './claims';

const channels: ReturnType<typeof broadcast>[] = [];
afterEach(() => channels.splice(0).forEach(it => it.close()));

function windowOf(name: string) {
  const channel = broadcast('claims');
  channels.push(channel);
  return { channel, ...claimsOver(channel, name) };
}

test('a claim resolves after the window that held it has let go', async () => {
  const [first, second] = [windowOf('first'), windowOf('second')];
  const order: string[] = [];
  first.onClaim(async () => {
    await new Promise(resolve => setTimeout(resolve, 300));
    order.push('let go');
  });
  await second.claim();
  order.push('claimed');
  expect(order).toEqual(['let go', 'claimed']);
});

test('windows that hold nothing keep nobody waiting, and nobody hears their own claim', async () => {
  const [first, second] = [windowOf('first'), windowOf('second')];
  let asked = 0;
  first.onClaim(() => void (asked += 1));
  second.onClaim(() => void (asked += 1));
  await second.claim();
  expect(asked).toBe(1);
});

test('something else on the channel is no claim and no answer', async () => {
  const [first, second] = [windowOf('first'), windowOf('second')];
  let asked = 0;
  first.onClaim(() => void (asked += 1));
  for (const rubbish of ['', 'claim', 'claim ', 'claim x y', 'reload x'])
    second.channel.send(rubbish);
  await second.claim();
  expect(asked).toBe(1);
});
