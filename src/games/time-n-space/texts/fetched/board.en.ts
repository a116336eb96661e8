export { en as centre } from '../centre.en';
export { en as map } from '../map.en';
export { en as mats } from '../mats.en';
export { en as options } from '../options.en';
export { en as pieces } from '../pieces.en';
export { en as requests } from '../requests.en';
export { en as watch } from '../watch.en';
export { en as why } from '../why.en';
