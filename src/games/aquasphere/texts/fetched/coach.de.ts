export { de as coach } from '../coach.de';
