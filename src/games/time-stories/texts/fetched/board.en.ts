export { en as alerts } from '../alerts.en';
export { en as between } from '../between.en';
export { en as hand } from '../hand.en';
export { en as options } from '../options.en';
export { en as pieces } from '../pieces.en';
export { en as watch } from '../watch.en';
export { en as why } from '../why.en';
