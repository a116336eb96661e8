export { JoinScreen as default } from '@/screens/pages';
