/** The music follows the run, and each place has its air. */
import type { Air, MusicMoment } from '@/games/board';
import type { MissionId, PlaceId } from '../mission/names';
import { missionIn } from '../rules/lookup';
import type { Seen } from '../rules/state';
import { LATE_UNITS } from './watch/barFields';

const PLACE_AIRS: Readonly<Record<MissionId, Readonly<Record<PlaceId, Air>>>> = {
  'day-before': {
    'rua-nova': 'crowd',
    ribeira: 'gulls',
    carmo: 'bells',
    mocambo: 'kiln',
    alfama: 'fountain',
    rossio: 'crowd',
    opera: 'wind',
    cais: 'mud',
  },
  'first-hour': { station: 'rain', tower: 'wind' },
};
/** For missions that name none. */
const USUAL: readonly Air[] = ['crowd', 'wind', 'fountain', 'bells'];

export function music(view: Seen): MusicMoment {
  const { units } = missionIn(view);
  const isOnTheWay = ON_THE_WAY.has(view.phase.name);
  return {
    soundtrack: 'story',
    share: isOnTheWay ? Math.max(0, 1 - view.units / units) : 0,
    isTense: isOnTheWay && view.units <= LATE_UNITS,
    air: isOnTheWay ? airOf(view) : undefined,
  };
}

const ON_THE_WAY: ReadonlySet<Seen['phase']['name']> = new Set([
  'entering',
  'here',
  'unit',
  'travel',
]);

function airOf(view: Seen): Air | undefined {
  const own = PLACE_AIRS[view.options.mission];
  if (own) return own[view.place];
  const places = Object.keys(missionIn(view).places);
  return USUAL[Math.max(0, places.indexOf(view.place)) % USUAL.length];
}
