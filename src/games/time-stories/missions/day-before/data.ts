import data from './mission.json';

export const dayBefore: unknown = data;
