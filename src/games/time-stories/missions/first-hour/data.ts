import data from './mission.json';

export const firstHour: unknown = data;
