export { de as centre } from '../centre.de';
export { de as map } from '../map.de';
export { de as mats } from '../mats.de';
export { de as options } from '../options.de';
export { de as pieces } from '../pieces.de';
export { de as requests } from '../requests.de';
export { de as watch } from '../watch.de';
export { de as why } from '../why.de';
