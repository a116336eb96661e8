export { RulesScreen as default } from '@/screens/rules/RulesScreen';
