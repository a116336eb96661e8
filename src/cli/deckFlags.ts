import { wrong } from '../kit/decoded';
/** Flags of `npm run deck`. */
type ReadFlags = { ok: true; deck?: string } | { ok: false; problem: string };

export function deckFlags(args: readonly string[], decks: readonly string[]): ReadFlags {
  const [flag, deck, ...more] = args;
  if (flag === undefined) return { ok: true };
  if (flag !== '--deck') return wrong(`Unknown flag ${flag}: use --deck ID.`);
  if (deck === undefined || !decks.includes(deck)) {
    return wrong(`--deck needs one of these: ${decks.join(', ')}.`);
  }
  return more.length > 0 ? wrong(`Nothing can follow --deck ${deck}.`) : { ok: true, deck };
}
