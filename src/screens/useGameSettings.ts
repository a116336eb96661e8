import { useMemo } from 'react';
import type { GameSettings } from '@/games/board';
import { manifestFor } from '@/games/games';
import { settingsOf } from '@/games/manifest';
import { keptSetting } from '@/stores/settings';
import { useSettings } from './world';

const NONE: GameSettings = {};

/** This player's settings of one game. */
export function useGameSettings(game: string): GameSettings {
  const games = useSettings(it => it.games);
  const former = useSettings(it => it.former);
  return useMemo(() => {
    const manifest = manifestFor(game);
    return manifest ? settingsOf(manifest, id => keptSetting({ games, former }, game, id)) : NONE;
  }, [games, former, game]);
}
