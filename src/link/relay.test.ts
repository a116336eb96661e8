import { chances } from '../kit/chance';
import { acceptance, type World } from './acceptance';
import { HeldTimers } from './heldTimers';
import { FINE, lines, NASTY, pipes, type Weather } from './memory';
import type { Opening } from './opening';
import { answerRelay, callRelay } from './relay';

function setUp(weather: Weather, seed: number) {
  const timers = new HeldTimers();
  const next = chances(seed);
  const line = lines<Uint8Array>({ timers, weather, next });
  const [guest, host] = pipes(line);
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => next() * 256);
  const secret = random(16);
  const calling = callRelay({ pipe: guest, secret, me: 'guest', other: 'host', random, timers });
  const answering = answerRelay({ pipe: host, secret, me: 'host', other: 'guest', random, timers });
  return { timers, line, calling, answering };
}

async function opened(opening: Opening) {
  const result = await opening.opened;
  if (!result.ok) throw new Error(result.why);
  return result.link;
}

async function world(weather: Weather, seed: number): Promise<World> {
  const { timers, calling, answering } = setUp(weather, seed);
  await timers.pass(5_000);
  return {
    links: [await opened(calling), await opened(answering)],
    step: () => timers.pass(10),
    tidy: () => undefined,
  };
}

acceptance('a relay in fine weather', () => world(FINE, 1));
acceptance('a relay in nasty weather', () => world(NASTY, 2));
acceptance('a relay in nasty weather of another kind', () => world(NASTY, 3));
