import { createElement } from 'react';
import { View } from 'react-native';
import type { ArtProps } from '@/games/board';
import { artOf } from '@/games/games';
import { useFetched } from '@/ui/fetching/parts';

type Props = ArtProps & { readonly game: string };

/** The picture of a game, in a room that stays the same until it has been fetched. */
export function GameArt({ game, width, height }: Props) {
  const Art = useFetched(`art of ${game}`, () => artOf(game));
  return <View style={{ width, height }}>{Art && createElement(Art, { width, height })}</View>;
}
