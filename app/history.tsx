export { HistoryScreen as default } from '@/screens/pages';
