export { GameRulesScreen as default } from '@/screens/pages';
