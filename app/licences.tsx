export { LicencesScreen as default } from '@/screens/licences/LicencesScreen';
