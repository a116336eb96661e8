import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { PlaceId } from '../../mission/names';
import type { Seen } from '../../rules/state';
import { LookCloser } from '../closer/LookCloser';
import { missionWords } from '../pieces/missionTexts';
import { tints } from '../signs/station';
import { placeScenery } from '../watch/scenery';
import { WallPicture } from '../watch/WallPicture';
import { watchWords } from '../watch/words';
import { seenPlaces } from './seenPlaces';

type Props = { readonly view: Seen; close(): void };

/** All places that were laid out in any run, to be looked at again. */
export function Album({ view, close }: Props) {
  const say = watchWords.useSay();
  const { language } = useComfort();
  const words = missionWords(view.options.mission, language);
  const [width, setWidth] = useState(360);
  const [open, setOpen] = useState<PlaceId | null>(null);
  const places = seenPlaces(view);
  const columns = width > TWO_COLUMNS ? 2 : 1;
  const wide = (width - (columns - 1) * space.m) / columns;
  if (open !== null) return <LookCloser view={view} place={open} close={() => setOpen(null)} />;
  return (
    <View
      role="dialog"
      aria-label={say('album.title')}
      aria-modal
      testID="album"
      style={styles.whole}
    >
      <Type as="title" style={styles.ink}>
        {say('album.title')}
      </Type>
      {places.length === 0 && <Type style={styles.ink}>{say('album.none')}</Type>}
      <ScrollView
        style={styles.list}
        contentContainerStyle={styles.walls}
        onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}
      >
        {places.map(({ place, read }) => (
          <Press
            key={place}
            name={`${words.places[place]?.name ?? place}, ${say('album.read', { count: read })}`}
            onPress={() => setOpen(place)}
            testID={`album-${place}`}
            style={{ width: wide }}
          >
            <Type as="heading" style={styles.ink}>
              {words.places[place]?.short ?? place}
            </Type>
            <WallPicture scenery={placeScenery(view, place)} width={wide} />
          </Press>
        ))}
      </ScrollView>
      <Button title={say('album.close')} kind="main" onPress={close} testID="album-close" />
    </View>
  );
}

const TWO_COLUMNS = 720;

const styles = StyleSheet.create({
  whole: {
    ...StyleSheet.absoluteFillObject,
    backgroundColor: tints.light,
    padding: space.m,
    gap: space.m,
  },
  list: { flex: 1 },
  walls: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  ink: { color: tints.ink },
});
