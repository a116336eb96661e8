export { de as pieces } from '../pieces.de';
export { de as watch } from '../watch.de';
