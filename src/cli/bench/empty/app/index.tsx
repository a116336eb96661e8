export { Home as default } from '../Home';
