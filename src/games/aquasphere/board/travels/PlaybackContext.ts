import { createContext, useContext } from 'react';
import type { Playback } from './usePlayback';

const PlaybackContext = createContext<Playback | null>(null);
export const PlaybackProvider = PlaybackContext.Provider;

/** The drawing while pieces travel; null where nothing does. */
export const usePlayed = (): Playback | null => useContext(PlaybackContext);
