export { TableScreen as default } from '@/screens/pages';
