import { isOneOf } from '../kit/keys';
import { wrong } from '../kit/decoded';

const COMMANDS = ['check', 'odds', 'play'] as const;
type Command = (typeof COMMANDS)[number];
export type MissionFlags = {
  readonly command: Command;
  readonly folder: string;
  /** Of each size, and where their chances begin. */
  readonly teams: number;
  readonly seed: number;
};
type ReadCommand = { ok: true; flags: MissionFlags } | { ok: false; problem: string };

const USUAL = { teams: 100, seed: 1 };
const isCount = (value: string): boolean => /^[1-9]\d{0,5}$/.test(value);

/** Arguments of `npm run mission`. */
export function missionFlags(args: readonly string[]): ReadCommand {
  const [command = '', folder, ...more] = args;
  if (!isOneOf(COMMANDS, command)) return wrong(`Use one of these: ${COMMANDS.join(', ')}.`);
  if (folder === undefined || folder.startsWith('--'))
    return wrong(`Which folder? npm run mission -- ${command} FOLDER`);
  if (command !== 'odds' && more.length > 0) return wrong('Only one folder at a time.');
  return withNumbers({ command, folder, ...USUAL }, more);
}

function withNumbers(start: MissionFlags, more: readonly string[]): ReadCommand {
  let flags = start;
  for (let n = 0; n < more.length; n += 2) {
    const [flag = '', value = ''] = more.slice(n, n + 2);
    if (flag !== '--teams' && flag !== '--seed')
      return wrong(`Unknown flag ${flag}: use --teams N and --seed S.`);
    if (!isCount(value)) return wrong(`${flag} needs a whole number from 1 to 999999.`);
    flags = { ...flags, [flag.slice(2)]: Number(value) };
  }
  return { ok: true, flags };
}
