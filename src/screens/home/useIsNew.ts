import { useSettings } from '../world';

/** True until a player has given a name, sat at a table or finished a lesson. */
export const useIsNew = (): boolean =>
  useSettings(
    ({ known, name, colour, learnt }) =>
      known && name === '' && colour === '' && learnt.length === 0,
  );
