export { de as lesson } from '../lesson.de';
