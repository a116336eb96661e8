import { wrong } from '../kit/decoded';
/** What `npm run deck` can be told: to look at one deck only. */
type ReadFlags = { ok: true; deck?: string } | { ok: false; problem: string };

export function deckFlags(args: readonly string[], decks: readonly string[]): ReadFlags {
  const [flag, deck, ...more] = args;
  if (flag === undefined) return { ok: true };
  if (flag !== '--deck') return wrong(`There is no ${flag} here: only --deck ID.`);
  if (deck === undefined || !decks.includes(deck)) {
    return wrong(`--deck wants one of these after it: ${decks.join(', ')}.`);
  }
  return more.length > 0
    ? wrong(`There is nothing to say after --deck ${deck}.`)
    : { ok: true, deck };
}
