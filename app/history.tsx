export { HistoryScreen as default } from '@/screens/history/HistoryScreen';
