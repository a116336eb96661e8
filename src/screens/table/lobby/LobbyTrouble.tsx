import { Unkept } from '../../Unkept';
import { useKeepingFails, useSession } from '../../world';
import { OtherPacks } from '../OtherPacks';
import { PackOnItsWay } from '../packs/PackOnItsWay';

type Trouble = 'unkept' | 'other-packs' | 'pack';

/** Something that takes more than a line to mend; it stands where the game is described. */
export function LobbyTrouble({ kind }: { kind: Trouble }) {
  if (kind === 'pack') return <PackOnItsWay />;
  return kind === 'unkept' ? <Unkept /> : <OtherPacks />;
}

export function useLobbyTrouble(): Trouble | null {
  const fails = useKeepingFails();
  const hasOthers = useSession(it => (it.hosting?.haveOtherPacks ?? []).length > 0);
  const isOnItsWay = useSession(it => (it.guest?.shared?.pack?.lacks ?? []).length > 0);
  if (fails) return 'unkept';
  return hasOthers ? 'other-packs' : isOnItsWay ? 'pack' : null;
}
