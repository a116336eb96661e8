import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useStage } from '../watch/stage';
import { clay } from '../pieces/palette';
import { tokenWords } from '../pieces/tokenWords';
import { tints } from '../signs/station';
import { TokenSign } from '../signs/TokenSign';
import { ItemPicture } from '../panorama/Vignette';
import { GlazeText } from '../watch/GlazeText';
import { figureName } from '../watch/people';
import { useWatched } from '../watch/WatchContext';
import { betweenWords } from './words';

/** What comes along into the next run, on clay. */
export function KeptThings() {
  const say = betweenWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { view, words, sizes } = watched;
  const { items, tokens } = view.kept;
  const isNothing = items.length === 0 && tokens.length === 0;
  return (
    <View testID="kept-things" style={{ gap: px(12) }}>
      <View style={[styles.row, { gap: px(12) }]}>
        <Spark size={px(sizes.small)} />
        <GlazeText face="display" size={sizes.small} color={tints.glaze}>
          {say('kept')}
        </GlazeText>
      </View>
      {isNothing && (
        <GlazeText size={sizes.small} color={tints.soft} lines={3}>
          {say('keptNone')}
        </GlazeText>
      )}
      {items.map(({ item, figure }) => (
        <View key={item} style={[styles.row, { gap: px(14) }]}>
          <View style={[styles.tile, { width: px(70), height: px(70), borderRadius: px(10) }]}>
            <ItemPicture mission={view.options.mission} item={item} size={px(66)} />
          </View>
          <View style={styles.words}>
            <GlazeText size={sizes.small} lines={2}>
              {words.items[item]?.name ?? item}
            </GlazeText>
            <GlazeText size={sizes.small} color={tints.soft} lines={1}>
              {say('keptBy', { name: figureName(watched, figure) })}
            </GlazeText>
          </View>
        </View>
      ))}
      {tokens.length > 0 && (
        <View
          style={[styles.row, { gap: px(10) }]}
          accessible
          role="img"
          aria-label={tokens.map(it => tokenWords(watched, it)).join(', ')}
        >
          {tokens.map(token => (
            <TokenSign key={token} token={token} size={px(48)} />
          ))}
        </View>
      )}
    </View>
  );
}

const Spark = ({ size }: { readonly size: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox="-12 -12 24 24">
    <Path d="M0 -11L2.8 -2.8L11 0L2.8 2.8L0 11L-2.8 2.8L-11 0L-2.8 -2.8Z" fill={tints.brassShade} />
  </Svg>
);

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  tile: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: clay.face,
    borderWidth: 2.5,
    overflow: 'hidden',
    borderColor: clay.edge,
  },
  words: { flex: 1 },
});
