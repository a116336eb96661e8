export { HomeScreen as default } from '@/screens/HomeScreen';
