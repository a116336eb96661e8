import { useWays } from '../home/addresses';
import { Fetching } from '../later';
import { useFetched } from '../useFetched';
import { useWorld } from '../world';
import { Pairing } from './Pairing';

export function PairScreen() {
  const ways = useWays();
  const { links } = useWorld();
  return useFetched('links', links) ? <Pairing {...ways} /> : <Fetching />;
}
