export { PairScreen as default } from '@/screens/pairing/PairScreen';
