export { GameRulesScreen as default } from '@/screens/rules/RulesScreen';
