import { Fetching } from '@/ui/fetching/Fetching';
import { useFetched } from '@/ui/fetching/parts';
import { useWays } from '../home/addresses';
import { useWorld } from '../world';
import { Pairing } from './Pairing';

export function PairScreen() {
  const ways = useWays();
  const { links } = useWorld();
  return useFetched('links', links) ? <Pairing {...ways} /> : <Fetching />;
}
