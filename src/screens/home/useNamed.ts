import { startWords } from '../startWords';
import { useSettings } from '../world';

/** What this player is called at a table: nobody is kept from it for want of a name. */
export function useNamed(): string {
  const name = useSettings(it => it.name).trim();
  const nobody = startWords.useSay()('name.nobody');
  return name === '' ? nobody : name;
}
