export { PairScreen as default } from '@/screens/pages';
