import { isOneOf } from '../kit/keys';
import { wrong } from '../kit/decoded';

const COMMANDS = ['check', 'play'] as const;
type ReadCommand =
  { ok: true; command: (typeof COMMANDS)[number]; folder: string } | { ok: false; problem: string };

/** Arguments of `npm run mission`. */
export function missionFlags(args: readonly string[]): ReadCommand {
  const [command = '', folder, ...more] = args;
  if (!isOneOf(COMMANDS, command)) return wrong(`Use one of these: ${COMMANDS.join(', ')}.`);
  if (folder === undefined) return wrong(`Which folder? npm run mission -- ${command} FOLDER`);
  return more.length > 0 ? wrong('Only one folder at a time.') : { ok: true, command, folder };
}
