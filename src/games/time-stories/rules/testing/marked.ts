/**
 * A copy of a mission in which every act and option has a name that says its card, so that a leak
 * of one is found in any text.
 */
import { isBag } from '../../../../kit/keys';
import { decodeMission } from '../../mission/decodeMission';
import type { Mission } from '../../mission/mission';
import { shelveMission } from '../../mission/shelf';
import { SHIELD_SIGNS } from '../../mission/names';

export const markOf = (card: string): string => `front:${card}:`;

export function marked(mission: Mission): Mission {
  const cards = Object.entries(mission.cards).map(([id, card]) => [id, renamed(card, id)] as const);
  const other: unknown = { ...mission, ...Object(renamed({ ...mission, cards: {} }, '')) };
  const copy: unknown = { ...Object(other), id: `${mission.id}-marked`, cards: undefined };
  const decoded = decodeMission(withSigns({ ...Object(copy), cards: Object.fromEntries(cards) }));
  if (!decoded.ok) throw new Error(decoded.problem);
  shelveMission(decoded.value);
  return decoded.value;
}

/** Names that mean an act or an option of a card, wherever they stand. */
function renamed(thing: unknown, card: string): unknown {
  if (Array.isArray(thing)) return thing.map(it => renamed(it, card));
  if (!isBag(thing)) return thing;
  const home = typeof thing['card'] === 'string' && 'is' in thing ? thing['card'] : card;
  return Object.fromEntries(
    Object.entries(thing).map(([key, it]) => [
      key,
      isName(key, thing) && typeof it === 'string'
        ? `${markOf(home)}${it}`
        : key === 'acts' && isBag(it)
          ? Object.fromEntries(
              Object.entries(it).map(([name, act]) => [
                `${markOf(home)}${name}`,
                renamed(act, card),
              ]),
            )
          : renamed(it, card),
    ]),
  );
}

const isName = (key: string, thing: { readonly [key: string]: unknown }): boolean =>
  key === 'act' || key === 'option' || (key === 'text' && thing['do'] === 'tell');

const SIGNS = Object.fromEntries(Object.entries(SHIELD_SIGNS).map(([sign, kind]) => [kind, sign]));

/** Shields as a mission file writes them. */
function withSigns(thing: unknown): unknown {
  if (Array.isArray(thing)) return thing.map(withSigns);
  if (!isBag(thing)) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([key, it]) => [
      key,
      key === 'shields' && Array.isArray(it)
        ? it.map(kind => SIGNS[String(kind)] ?? '').join('')
        : withSigns(it),
    ]),
  );
}
