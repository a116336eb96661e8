export { en as coach } from '../coach.en';
