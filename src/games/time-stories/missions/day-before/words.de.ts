import data from './de.json';

export const words: unknown = data;
