import { sectorOf, withSector } from './pieces';
import type { State } from './state';

/** A card and an expansion for each sector, on top of those that lie there. */
export const pilesLaid = (state: State): State =>
  state.ring.reduce((now, letter) => {
    const { cards, expansions } = sectorOf(now, letter);
    const [card, ...otherCards] = now.secret.cards;
    const [expansion, ...otherExpansions] = now.secret.expansions;
    if (card === undefined || expansion === undefined) throw new Error('a pile has run dry');
    const laid = withSector(now, letter, {
      cards: [card, ...cards],
      expansions: [expansion, ...expansions],
    });
    const secret = { ...now.secret, cards: otherCards, expansions: otherExpansions };
    return { ...laid, secret };
  }, state);
