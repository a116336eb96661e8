/** Turns every refusal into a sentence that says what to do, or who was faster. */
import type { AnyWhy } from '@/games/game';
import type { TableWhy } from '@/games/tableWhy';
import type { Say } from '@/ui/words/words';
import type { Why } from '../../rules/actions';
import { isPlace, type Node, type Place } from '../../rules/components';
import type { en } from '../../texts/why.en';
import {
  capital,
  fieldName,
  listed,
  nodeName,
  orderName,
  placeName,
  seatName,
} from '../pieces/naming';
import { type PieceSay, pieceWords } from '../pieces/words';
import { boardTexts } from '../pieces/texts';

const words = boardTexts.words('why');
type WhySay = Say<typeof en>;

export function whySentence(language: string, why: AnyWhy): string {
  const say = words.sayIn(language);
  return isKnown(why)
    ? capital(sentence(say, pieceWords.sayIn(language), why))
    : say('unknown', { code: why.code });
}

type KnownWhy = Why | { readonly code: Exclude<TableWhy, 'unknown'> };
const isKnown = (why: AnyWhy): why is KnownWhy =>
  why.code === 'not-above' || (why.code !== 'unknown' && words.has(why.code));

function sentence(say: WhySay, piece: PieceSay, why: KnownWhy): string {
  switch (why.code) {
    case 'not-now':
      return say(`not-now.${why.phase}`);
    case 'not-above': {
      const order = orderName(piece, why.order);
      return why.have === 0
        ? say('not-above-any', { order })
        : say('not-above', { count: why.have, order });
    }
    case 'no-such-field':
    case 'field-taken':
    case 'field-twice':
    case 'field-elsewhere':
    case 'no-cube':
    case 'not-from-a-plant':
    case 'not-in-a-beam-station':
      return say(why.code, { field: fieldName(piece, why.field) });
    case 'glass-stands':
    case 'symbol-taken':
    case 'not-done-here':
      return say(why.code, { place: anyPlace(piece, why.on) });
    case 'not-stage-one':
    case 'not-stage-two':
    case 'not-empty':
    case 'glass-in-the-way':
      return say(why.code, { place: placeName(piece, why.slot) });
    case 'no-wormhole':
      return say(why.code, { from: nodeName(piece, why.from), to: nodeName(piece, why.to) });
    case 'supply-is-out': {
      const goods = [...new Set(why.goods)].map(good => piece(`good.${good}`));
      return say(why.code, { goods: listed(piece, goods) });
    }
    case 'wrong-cube':
      return say(why.code, { good: piece(`good.${why.need}`) });
    case 'wrong-count':
    case 'order-gone':
      return say(why.code, { ...why, order: orderName(piece, why.order) });
    case 'too-many':
      return say(why.code, { most: why.most, given: why.given });
    case 'tile-gone':
      return say(why.top === null ? 'tile-gone-all' : 'tile-gone');
    case 'not-waiting':
      return say(why.code, { seat: seatName(piece, why.visitor) });
    default:
      return say(why.code);
  }
}

/** Names a place of the centre or of the star map. */
const anyPlace = (piece: PieceSay, on: Place | Node): string =>
  isPlace(on) ? placeName(piece, on) : nodeName(piece, on);
