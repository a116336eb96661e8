/** Effects on cards, places and the map. */
import type { CardEffect } from '../mission/effect';
import type { LocationId, PlaceId } from '../mission/names';
import { agentsAt, withAgent } from './agents';
import { changed, type Change, forEach, unchanged } from './change';
import { explored } from './explore';
import { isForbidden } from './locks';
import type { Job, State } from './state';

type OnCards = Extract<
  CardEffect,
  { do: 'reveal' | 'forbid' | 'allow' | 'discard' | 'replace' | 'map' | 'red' }
>;

export function onCards(state: State, effect: OnCards, { card }: Pick<Job, 'card'>): Change {
  switch (effect.do) {
    case 'reveal':
      return card === null ? unchanged(state) : revealed(state, card, effect.card);
    case 'replace':
      return unchanged(replaced(state, effect.card, effect.by));
    case 'discard':
      return discarded(state, effect.card);
    case 'allow':
    case 'forbid':
      return permitted(state, effect.card, effect.do === 'allow');
    case 'map':
      return opened(state, effect.place);
    default:
      return unchanged(reddened(state, effect));
  }
}

/** Until the place is tidied up; all who stand there read it. A card that is gone stays away. */
function revealed(state: State, here: LocationId, card: LocationId): Change {
  const isLaid = state.laid.some(it => it.card === here);
  if (here === card || !isLaid || state.gone.includes(card)) return unchanged(state);
  const there = agentsAt(state, here);
  const turned = there.reduce((now, figure) => withAgent(now, figure, { at: card }), {
    ...state,
    laid: state.laid
      .filter(it => it.card !== card)
      .map(it => (it.card === here ? { ...it, card } : it)),
    tests: state.tests.filter(it => it.card !== here),
  });
  return forEach(turned, there.slice(0, 1), (now, figure) => explored(now, figure, card, there));
}

/** For the run, and at once if it lies there. */
function replaced(state: State, card: LocationId, by: LocationId): State {
  return {
    ...state,
    replaced: replacedBy(state.replaced, card, by),
    laid: agentsAt(state, card).length > 0 ? state.laid : swapped(state, card, by),
  };
}

/** By the cards that lay there first, and the ones that lie there now. */
const replacedBy = (all: State['replaced'], card: LocationId, by: LocationId): State['replaced'] =>
  Object.fromEntries(
    [...Object.entries(all), [card, card] as const]
      .map(([first, now]) => [first, now === card ? by : now] as const)
      .filter(([first, now]) => first !== now),
  );

const swapped = ({ laid }: State, card: LocationId, by: LocationId): State['laid'] =>
  laid.map(it => (it.card === card ? { ...it, card: by } : it));

/** Its tests go with it, so that they hold nobody. */
export function discarded(state: State, card: LocationId): Change {
  if (state.gone.includes(card)) return unchanged(state);
  const tests = state.tests.filter(it => it.card !== card);
  return changed({ ...state, tests, gone: [...state.gone, card] }, { type: 'discarded', card });
}

function permitted(state: State, card: LocationId, isAllowed: boolean): Change {
  const after = withPermission(state, card, isAllowed);
  return isForbidden(state, card) === isForbidden(after, card)
    ? unchanged(after)
    : changed(after, { type: isAllowed ? 'opened' : 'closed', card });
}

function withPermission(state: State, card: LocationId, isAllowed: boolean): State {
  const without = (cards: readonly LocationId[]) => cards.filter(it => it !== card);
  const allowed = without(state.allowed);
  const forbidden = without(state.forbidden);
  return isAllowed
    ? { ...state, allowed: [...allowed, card], forbidden }
    : { ...state, allowed, forbidden: [...forbidden, card] };
}

const opened = (state: State, place: PlaceId): Change =>
  state.map.includes(place)
    ? unchanged(state)
    : changed({ ...state, map: [...state.map, place] }, { type: 'map', place });

function reddened(state: State, { place, red }: Extract<CardEffect, { do: 'red' }>): State {
  const others = state.red.filter(it => it !== place);
  return { ...state, red: red ? [...others, place] : others };
}
