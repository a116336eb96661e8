import { Unkept } from '../../Unkept';
import { useKeepingFails, useSession } from '../../world';
import { OtherPacks } from '../OtherPacks';

type Trouble = 'unkept' | 'other-packs';

/** Something that takes more than a line to mend; it stands where the game is described. */
export const LobbyTrouble = ({ kind }: { kind: Trouble }) =>
  kind === 'unkept' ? <Unkept /> : <OtherPacks />;

export function useLobbyTrouble(): Trouble | null {
  const fails = useKeepingFails();
  const hasOthers = useSession(it => (it.hosting?.haveOtherPacks ?? []).length > 0);
  return fails ? 'unkept' : hasOthers ? 'other-packs' : null;
}
