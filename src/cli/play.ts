/** Plays a whole match among bots and prints its log, for golden matches and test data. */
import { z } from 'zod';
import { gameOf } from '../games/games';
import { messageOf } from '../kit/errors';
import type { BySeat } from '../kit/seat';
import { BOT_LEVELS, type BotLevel } from '../games/game';
import { save } from '../table/saved';
import { playOut } from '../table/selfplay';
import { seed } from './seed';

const USAGE = `npx tsx src/cli/play.ts '{"seats":["red","green","blue"],"seed":1,"options":{},"bots":["plain","plain","random"]}'`;

const wanted = z.strictObject({
  game: z.string().default('time-n-space'),
  seats: z.array(z.string()),
  seed,
  options: z.unknown().default({}),
  bots: z.array(z.enum(BOT_LEVELS)),
  slowest: z.int().min(1).default(300),
});

async function play(text: string): Promise<string[]> {
  const { game: id, bots, slowest, ...wish } = wanted.parse(JSON.parse(text));
  const game = await gameOf(id);
  if (!game) throw new Error(`no game is called ${id}`);
  const levels = Object.fromEntries(wish.seats.map((seat, n) => [seat, bots[n] ?? 'plain']));
  return save(playOut(game, wish, { levels: levels as BySeat<BotLevel>, slowest }));
}

async function run(text: string | undefined): Promise<void> {
  if (text === undefined) throw new Error('name the match to play');
  process.stdout.write(`${(await play(text)).join('\n')}\n`);
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
});
