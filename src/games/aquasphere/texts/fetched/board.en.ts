export { en as pieces } from '../pieces.en';
export { en as watch } from '../watch.en';
