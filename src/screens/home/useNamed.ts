import { startWords } from '../startWords';
import { useSettings } from '../world';

/** The player's name at a table, or a placeholder, because nobody has to give a name. */
export function useNamed(): string {
  const name = useSettings(it => it.name).trim();
  const nobody = startWords.useSay()('name.nobody');
  return name === '' ? nobody : name;
}
