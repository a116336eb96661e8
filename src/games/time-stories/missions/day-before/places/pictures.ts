import type { MissionPictures } from '../../../mission/panorama';

export const dayPictures: MissionPictures = {
  light: { units: 44, from: 13 * 60, minutes: 15, dusk: 28, night: 24 },
  places: {
    'rua-nova': async () => (await import('./ruaNova')).ruaNova,
    ribeira: async () => (await import('./ribeira')).ribeira,
    carmo: async () => (await import('./carmo')).carmo,
    mocambo: async () => (await import('./mocambo')).mocambo,
    alfama: async () => (await import('./alfama')).alfama,
    rossio: async () => (await import('./rossio')).rossio,
    opera: async () => (await import('./opera')).opera,
    cais: async () => (await import('./cais')).cais,
  },
  cards: {
    base: async () => (await import('../cards/bureau')).bureauCards,
    map: async () => (await import('../cards/bureau')).lisbonMaps,
    ends: async () => (await import('../cards/bureau')).dayEnds,
    'rua-nova': async () => (await import('../cards/ruaNova')).ruaNovaCards,
    ribeira: async () => (await import('../cards/ribeira')).ribeiraCards,
    carmo: async () => (await import('../cards/carmo')).carmoCards,
    mocambo: async () => (await import('../cards/mocambo')).mocamboCards,
    alfama: async () => (await import('../cards/alfama')).alfamaCards,
    rossio: async () => (await import('../cards/rossio')).rossioCards,
    opera: async () => (await import('../cards/opera')).operaCards,
    cais: async () => (await import('../cards/cais')).caisCards,
  },
  items: async () => (await import('../cards/items')).dayItems,
  lenders: async () => (await import('./lenders')).dayLenders,
};
