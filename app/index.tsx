export { HomeScreen as default } from '@/screens/pages';
