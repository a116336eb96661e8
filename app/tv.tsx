export { TvScreen as default } from '@/screens/pages';
