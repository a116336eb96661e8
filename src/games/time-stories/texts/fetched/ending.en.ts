export { en as ending } from '../ending.en';
export { en as memory } from '../memory.en';
