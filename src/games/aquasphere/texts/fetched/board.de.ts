export { de as alerts } from '../alerts.de';
export { de as hand } from '../hand.de';
export { de as help } from '../help.de';
export { de as options } from '../options.de';
export { de as pieces } from '../pieces.de';
export { de as talk } from '../talk.de';
export { de as watch } from '../watch.de';
export { de as why } from '../why.de';
