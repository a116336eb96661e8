/** The conversation over two streams of text, with exactly one answer to any line. */
import type { RunningMatch } from '../table/match';
import type { CommandReply, Converse, TurnTaken } from './conversation';

/** More than the longest match that can be loaded. */
export const LONGEST = 2 ** 25;

export async function talk(
  pieces: AsyncIterable<string>,
  write: (text: string) => void,
  respond: Converse,
): Promise<void> {
  let match: RunningMatch | undefined;
  for await (const line of linesOf(pieces)) {
    const turn = answered(match, line, respond);
    ({ table: match } = turn);
    write(`${JSON.stringify(turn.reply)}\n`);
  }
}

function answered(match: RunningMatch | undefined, line: string, respond: Converse): TurnTaken {
  if (line.length > LONGEST)
    return { table: match, reply: no({ code: 'too-long', most: LONGEST }) };
  try {
    return respond(match, line);
  } catch (error) {
    return { table: match, reply: no({ code: 'our-mistake', problem: String(error) }) };
  }
}

const no = (why: { code: string; [detail: string]: unknown }): CommandReply => ({ ok: false, why });

/** Keeps only the beginning of a line that is too long. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const piece of pieces) {
    const [end = '', ...others] = piece.split('\n');
    if (line.length <= LONGEST) line += end;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  if (line !== '') yield line;
}
