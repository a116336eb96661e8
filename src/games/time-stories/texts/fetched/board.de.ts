export { de as alerts } from '../alerts.de';
export { de as between } from '../between.de';
export { de as hand } from '../hand.de';
export { de as options } from '../options.de';
export { de as pieces } from '../pieces.de';
export { de as watch } from '../watch.de';
export { de as why } from '../why.de';
