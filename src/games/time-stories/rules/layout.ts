/** A place is laid out, card A is read aloud, and the figures find their spaces. */
import { sortedBy } from './order';
import type { Location, Mission } from '../mission/mission';
import { type LocationId, SLOTS } from '../mission/names';
import { captainsAgent, livingAgents, allAgents } from './agents';
import { discarded } from './cardEffects';
import { changed, type Change, forEach, inTurn, unchanged } from './change';
import { holds } from './conditions';
import { recorded, triggersOf } from './explore';
import { job, withJobs } from './jobs';
import { locationOf, missionIn } from './lookup';
import type { Laid, State } from './state';

export function laidOut(state: State, place: string): Change {
  const bare: State = {
    ...allAgents(state, { at: null, plan: null, done: null }),
    place,
    phase: { name: 'entering' },
    exploredAtLayout: [],
    laid: [],
    ballot: null,
  };
  const laid = cardsOf(bare, place);
  const start = changed({ ...bare, laid }, { type: 'laid-out', place, captain: state.captain });
  return inTurn(start, readAloud);
}

/** In the order of the letters; variants by what holds now, without what is gone. */
function cardsOf(state: State, place: string): readonly Laid[] {
  const { cards, places } = missionIn(state);
  const point = { agent: null, card: null };
  const variants = (places[place]?.variants ?? []).filter(it => holds(state, it.when, point));
  const standIns = standInsOf(missionIn(state));
  const latest = (card: LocationId) => state.replaced[card] ?? card;
  const shown = (card: LocationId) =>
    state.replaced[card] ?? latest(variants.find(it => card in it.cards)?.cards[card] ?? card);
  return sortedBy(
    Object.entries(cards)
      .filter(([id, card]) => card.place === place && !standIns.has(id))
      .map(([id, { slot }]): Laid => ({ slot, card: shown(id) }))
      .filter(({ card }) => !state.gone.includes(card)),
    ({ slot }) => SLOTS.indexOf(slot),
  );
}

const cache = new WeakMap<Mission, ReadonlySet<LocationId>>();

/** Cards that only come into play in the place of others: by a variant, or by an effect. */
function standInsOf(mission: Mission): ReadonlySet<LocationId> {
  const known = cache.get(mission);
  if (known) return known;
  const variants = Object.values(mission.places).flatMap(place => place.variants);
  const found = variants.flatMap(({ cards }) => Object.values(cards));
  const standIns = new Set([...found, ...replacing(mission)]);
  cache.set(mission, standIns);
  return standIns;
}

/** Of two cards that replace each other the first in the mission lies there first. */
function replacing(mission: Mission): readonly LocationId[] {
  const ids = Object.keys(mission.cards);
  const pairs = replacementsIn(mission);
  const isBack = ({ card, by }: Replacement) =>
    ids.indexOf(by) < ids.indexOf(card) && pairs.some(it => it.card === by && it.by === card);
  return pairs.filter(pair => !isBack(pair)).map(({ by }) => by);
}

type Replacement = { readonly card: LocationId; readonly by: LocationId };

/** Effects are nested in many parts of a mission, so everything is looked at. */
function replacementsIn(thing: unknown): readonly Replacement[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const own = isReplacement(thing) ? [thing] : [];
  return [...own, ...Object.values(thing).flatMap(replacementsIn)];
}

const isReplacement = (thing: object): thing is Replacement =>
  'do' in thing && thing.do === 'replace' && 'card' in thing && 'by' in thing;

/** The captain reads; what the card gives goes to the captain's agent. */
function readAloud(state: State): Change {
  const { onLayout = [] } = missionIn(state).places[state.place] ?? {};
  const agent = captainsAgent(state);
  const first = job(onLayout, { agent, card: null });
  const card = state.laid.find(({ slot }) => slot === 'A')?.card;
  if (card === undefined) return unchanged(withJobs(state, first));
  const { explore } = locationOf(state, card);
  const triggers = livingAgents(state).flatMap(figure =>
    triggersOf(state, figure, 'after-a', card).map(({ effects }) =>
      job(effects, { agent: figure, card }),
    ),
  );
  const { exploredAtLayout } = state;
  const after = { ...recorded(state, card, state.seats), exploredAtLayout };
  return unchanged(withJobs(after, first, job(explore, { agent, card }), ...triggers));
}

/** The last figure stands: what nobody has explored in time is discarded. */
export function allPlaced(state: State): Change {
  const missed = state.laid
    .map(({ card }) => card)
    .filter(card => isFleeting(locationOf(state, card)) && !state.exploredAtLayout.includes(card));
  return forEach({ ...state, phase: { name: 'here' }, ballot: null }, missed, discarded);
}

const isFleeting = ({ fleeting }: Location): boolean => fleeting;
