import data from './en.json';

export const words: unknown = data;
