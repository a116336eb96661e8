export { redirectSystemPath } from '@/screens/join/systemLink';
