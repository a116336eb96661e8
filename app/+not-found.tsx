export { BackHome as default } from '@/screens/BackHome';
