export { en as lesson } from '../lesson.en';
