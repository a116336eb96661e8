import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import { space } from '@/ui/theme/tokens';
import type { HomeSizes } from './homeSizes';
import { Poster } from './Poster';

type Props = Pick<HomeSizes, 'poster' | 'art'> & {
  isNew: boolean;
  busy: boolean;
  onHost: (game: Manifest) => void;
  onLearn: (game: Manifest) => void;
};

/** The first game with a lesson, which is the one for beginners. */
const FIRST = MANIFESTS.find(({ lessons }) => lessons.length > 0);

/** All games. */
export const Posters = ({ poster, art, isNew, busy, onHost, onLearn }: Props) => (
  <View style={styles.posters}>
    {MANIFESTS.map(game => (
      <Poster
        key={game.id}
        {...{ game, art, busy }}
        width={poster}
        offer={!isNew ? 'all' : game === FIRST ? 'lesson' : 'nothing'}
        onPress={() => onHost(game)}
        onLearn={() => onLearn(game)}
      />
    ))}
  </View>
);

const styles = StyleSheet.create({
  posters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
