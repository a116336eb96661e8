export { RulesScreen as default } from '@/screens/pages';
