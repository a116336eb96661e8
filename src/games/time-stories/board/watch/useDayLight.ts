import type { DayLight } from '../../mission/panorama';
import { usePictures } from '../panorama/useFetched';
import { useWatched } from './WatchContext';

/** The clock of the mission; null for one that has only units, and until it is fetched. */
export const useDayLight = (): DayLight | null =>
  usePictures(useWatched().view.options.mission)?.light ?? null;
