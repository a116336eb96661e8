/** A sector in words, for screen readers and for reading up. */
import type { TablePlace } from '@/games/board';
import type { Language } from '@/ui/words/words';
import { DOCKS, type Letter, type Task, WHITE_FIELDS } from '../../rules/components';
import { cardOf, expansionOf } from '../../rules/lab';
import type { Seen } from '../../rules/state';
import { timeIn } from '../../rules/supply';
import { cardWords } from '../cards/cardWords';
import { handWords } from '../hand/words';
import { expansionName, nameOf } from '../pieces/naming';
import { pieceWords } from '../pieces/words';

/** Each area in a few words. */
export function areaWords(language: Language, view: Seen, letter: Letter, task: Task): string {
  const say = handWords.sayIn(language);
  const sector = view.sectors[letter];
  switch (task) {
    case 'octopods':
    case 'crystals':
      return say(`area.${task}`, { count: sector[task] });
    case 'time':
      return say('area.time', { count: timeIn(view, letter) });
    case 'submarine': {
      const next = DOCKS[sector.submarines.length];
      return next === undefined ? say('area.docksFull') : say('area.submarine', { count: next });
    }
    case 'lab': {
      const [top] = sector.expansions;
      return top === undefined ? say('area.noLab') : expansionName(language, expansionOf(top));
    }
    case 'card': {
      const [top] = sector.cards;
      if (top === undefined) return say('area.noCard');
      const { title, line } = cardWords(language, cardOf(top));
      return `${title}: ${line}`;
    }
    case 'program':
      return say('area.program', {
        task: pieceWords.sayIn(language)(`task.${WHITE_FIELDS[letter]}`),
      });
  }
}

const AREAS: readonly Task[] = [
  'octopods',
  'crystals',
  'submarine',
  'time',
  'lab',
  'card',
  'program',
];

export function sectorWords(
  language: Language,
  view: Seen,
  places: readonly TablePlace[],
  letter: Letter,
): string {
  const say = handWords.sayIn(language);
  const piece = pieceWords.sayIn(language);
  const { control, charging } = view.sectors[letter];
  const names = (seats: typeof charging) =>
    seats.map(it => nameOf(language, places, it)).join(', ');
  return [
    say('sector', { letter }),
    control ? say('heldBy', { name: nameOf(language, places, control) }) : say('heldByNobody'),
    ...AREAS.map(task => `${piece(`task.${task}`)}: ${areaWords(language, view, letter, task)}`),
    charging.length > 0 ? say('chargingOf', { names: names(charging) }) : say('chargingEmpty'),
  ].join('. ');
}
