import { of } from '../../../../kit/seat';
import type { BotLevel } from '../../../game';
import { timeNSpace } from '../game';
import { dealt, frozen, green, lay, red, running, stand, visiting } from '../testing/fixture';
import { flightDistance } from './flights/flights';

const LEVELS: readonly BotLevel[] = ['random', 'plain'];
const asked = (level: BotLevel, state = running(), at = 0, chance = 0.3) =>
  timeNSpace.bot(level, frozen(timeNSpace.view(state, red)), { seat: red, at, chance });

test.each(LEVELS)('[W6] a %s bot answers the same to the same view, moment and chance', level => {
  expect(asked(level)).toEqual(asked(level));
  expect(asked(level)).toHaveProperty('act');
});

test.each(LEVELS)(
  '[W6] a %s bot that waits for its sand asks to be woken when it has run out',
  level => {
    const waiting = stand(stand(running(), red, 0, 'plant-1', 60_000), red, 1, 'beam-1', 45_000);
    expect(asked(level, waiting, 10_000)).toEqual({ wake: 45_000 });
  },
);

test('[W6] a bot with nothing to do and no running sand waits for the others', () => {
  const chosen = { ...dealt(), phase: { name: 'over', startedAt: 0, at: 1 } } as const;
  expect(asked('plain', chosen)).toBeUndefined();
});

test('[W6] a plain bot delivers the cubes it has brought', () => {
  const wanted = lay(running(), green, { 'plant-1.0': 'grey-1' });
  const there = visiting(wanted, red, green, ['grey']);
  const intent = asked('plain', there, 1_000);
  expect(intent).toMatchObject({ act: { type: 'lift', deed: { do: 'deliver' } } });
});

test('[W6] a plain bot sets out for a planet that wants its cubes', () => {
  const wanted = lay(running(), green, { 'plant-1.0': 'grey-1' });
  const loaded = lay(wanted, red, { 'beam-1.0': 'grey' });
  expect(asked('plain', loaded)).toMatchObject({ act: { type: 'turn', on: 'ship', to: 'moon-1' } });
});

test('[W6] [B8] flights are counted along the wormholes', () => {
  const four = running(4);
  expect(flightDistance(four, red, red)).toBe(0);
  expect(flightDistance(four, red, green)).toBe(2);
  expect(flightDistance(four, red, of({ [red]: four.seats[2]! }, red))).toBe(4);
  const inner = running(4, { ...four.options, innerLinks: true });
  expect(flightDistance(inner, red, four.seats[2]!)).toBe(3);
});
