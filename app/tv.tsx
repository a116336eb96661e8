export { TvScreen as default } from '@/screens/tv/TvScreen';
