import { useWays } from '../home/addresses';
import { Pairing } from './Pairing';

export const PairScreen = () => <Pairing {...useWays()} />;
