/** The station in words, sector by sector, for those who do not see it. */
import type { TablePlace } from '@/games/board';
import { of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import type { Language } from '@/ui/words/words';
import type { Letter } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { watchWords } from './words';

export function useStationWords(view: Seen, places: readonly TablePlace[]): string {
  const { language } = useComfort();
  return view.ring.map(letter => sectorWords(language, view, places, letter)).join(' ');
}

function sectorWords(
  language: Language,
  view: Seen,
  places: readonly TablePlace[],
  letter: Letter,
): string {
  const say = watchWords.sayIn(language);
  const { control, octopods, crystals, time, submarines, charging } = view.sectors[letter];
  const names = (seats: typeof submarines) =>
    seats.map(it => nameOf(language, places, it)).join(', ');
  const here = view.seats.filter(seat => of(view.players, seat).scientist.sector === letter);
  const parts = [
    control ? say('sector.held', { name: names([control]) }) : say('sector.open'),
    say('sector.goods', { octopods, crystals, time }),
    submarines.length > 0 ? say('sector.submarines', { names: names(submarines) }) : '',
    charging.length > 0 ? say('sector.charging', { names: names(charging) }) : '',
    here.length > 0 ? say('sector.scientists', { names: names(here) }) : '',
  ];
  return `${say('sector.name', { letter })}: ${parts.filter(Boolean).join('; ')}.`;
}
