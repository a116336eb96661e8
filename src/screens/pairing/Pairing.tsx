import { Screen } from '@/ui/Screen';
import { Type } from '@/ui/Type';
import type { Ways } from '../home/addresses';
import { useSession } from '../world';
import { PairAsGuest } from './PairAsGuest';
import { PairAsHost } from './PairAsHost';
import { pairingWords } from './pairingWords';

/** Pairs two phones by two codes; the host's phone shows its code first. */
export function Pairing({ go, goOn, back }: Ways) {
  const say = pairingWords.useSay();
  const isHost = useSession(it => it.hosting !== null);
  return (
    <Screen title={say('title')} back={back}>
      <Type as="small" tone="soft">
        {say('lead')}
      </Type>
      {isHost ? <PairAsHost go={go} /> : <PairAsGuest go={go} goOn={goOn} />}
    </Screen>
  );
}
