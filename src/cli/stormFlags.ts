import { wrong } from '../kit/decoded';
/** Flags of `npm run storm`: the number of seeds, the first seed, and one game instead of all. */
export type StormFlags = {
  readonly seeds: number;
  readonly from: number;
  readonly game?: string;
};
type ReadFlags = { ok: true; flags: StormFlags } | { ok: false; problem: string };

const USUAL: StormFlags = { seeds: 100, from: 1 };
const NAMES = ['--seeds', '--from', '--game'];

export function stormFlags(args: readonly string[], games: readonly string[]): ReadFlags {
  let flags = USUAL;
  for (let n = 0; n < args.length; n += 2) {
    const [flag = '', value = ''] = args.slice(n, n + 2);
    if (!NAMES.includes(flag))
      return wrong(`Unknown flag ${flag}: use --seeds N, --from M and --game NAME.`);
    if (flag === '--game' && !games.includes(value))
      return wrong(`--game needs one of ${games.join(', ')}.`);
    if (flag !== '--game' && !isCount(value))
      return wrong(`${flag} needs a whole number from 1 to 999999.`);
    flags = { ...flags, [flag.slice(2)]: flag === '--game' ? value : Number(value) };
  }
  return { ok: true, flags };
}

const isCount = (value: string): boolean => /^[1-9]\d{0,5}$/.test(value);
