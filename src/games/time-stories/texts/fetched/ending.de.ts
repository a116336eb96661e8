export { de as ending } from '../ending.de';
export { de as memory } from '../memory.de';
