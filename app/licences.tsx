export { LicencesScreen as default } from '@/screens/pages';
