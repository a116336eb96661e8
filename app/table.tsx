export { TableScreen as default } from '@/screens/table/TableScreen';
