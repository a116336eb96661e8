import type { MissionPictures } from '../../../mission/panorama';

export const hourPictures: MissionPictures = {
  light: { units: 12, from: 22 * 60, minutes: 10, dusk: 12, night: 12 },
  places: {
    station: async () => (await import('./station')).unterklammStation,
    tower: async () => (await import('./tower')).clockTower,
  },
  cards: {
    base: async () => (await import('../cards/cards')).hourBase,
    map: async () => (await import('../cards/cards')).hourMaps,
    ends: async () => (await import('../cards/cards')).hourEnds,
    station: async () => (await import('../cards/cards')).stationCards,
    tower: async () => (await import('../cards/cards')).towerCards,
  },
  items: async () => (await import('../cards/cards')).hourItems,
  lenders: async () => (await import('./lenders')).hourLenders,
};
