import { wrong } from '../kit/decoded';
/** Flags of `npm run storm`: the number of seeds, and the first seed. */
export type StormFlags = { readonly seeds: number; readonly from: number };
type ReadFlags = { ok: true; flags: StormFlags } | { ok: false; problem: string };

const USUAL: StormFlags = { seeds: 100, from: 1 };
const NAMES = ['--seeds', '--from'];

export function stormFlags(args: readonly string[]): ReadFlags {
  let flags = USUAL;
  for (let n = 0; n < args.length; n += 2) {
    const [flag = '', value] = args.slice(n, n + 2);
    if (!NAMES.includes(flag)) return wrong(`Unknown flag ${flag}: use --seeds N and --from M.`);
    if (!isCount(value)) return wrong(`${flag} needs a whole number from 1 to 999999.`);
    flags = { ...flags, [flag.slice(2)]: Number(value) };
  }
  return { ok: true, flags };
}

const isCount = (value = ''): boolean => /^[1-9]\d{0,5}$/.test(value);
