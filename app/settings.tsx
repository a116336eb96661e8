export { SettingsScreen as default } from '@/screens/pages';
