import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import type { PlaceId } from '../../../mission/names';
import { RED_UNITS } from '../../../rules/components';
import { missionIn } from '../../../rules/lookup';
import type { Seen } from '../../../rules/state';
import { waitAt } from '../../../rules/travel';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { useRoom } from '../../pieces/useRoom';
import { CaptainDie } from '../../signs/Signs';
import { Carried } from '../Carried';
import { useActs, useShown, useSpeech } from '../HandContext';
import { handWords } from '../words';

/** The map: places that are known, what the way costs, and where the group comes from. */
export function TravelScene() {
  const say = handWords.useSay();
  const { view, player } = useSpeech();
  const figure = useShown();
  const { isWide } = useRoom();
  const known = Object.keys(missionIn(view).places).filter(it => view.map.includes(it));
  const maps = [...new Set(known.map(it => missionIn(view).places[it]?.map ?? ''))];
  const isRed = view.red.includes(view.place);
  return (
    <View style={styles.scene} testID="travel">
      <Print as="title">{say('travel.title')}</Print>
      <View style={styles.price}>
        <CaptainDie size={36} />
        <View style={styles.grow}>
          <Print>
            {view.journey === null
              ? say('travel.price', { name: player(view.captain) })
              : say('travel.fixed', { count: view.journey })}
          </Print>
          {isRed && <Print tone="stop">{say('travel.red', { count: RED_UNITS })}</Print>}
        </View>
      </View>
      <View style={[styles.scene, isWide && styles.pairs]}>
        {maps.map(map => (
          <View key={map} style={[styles.map, isWide && styles.half]}>
            <MapCard map={map} />
            {known
              .filter(it => missionIn(view).places[it]?.map === map)
              .map(place => (
                <PlaceTile key={place} place={place} />
              ))}
          </View>
        ))}
      </View>
      <Carried figure={figure} />
    </View>
  );
}

/** A card of the map; a touch shows its whole text. */
function MapCard({ map }: { readonly map: string }) {
  const { words } = useSpeech();
  const [isWhole, setWhole] = useState(false);
  const card = words.cards[map];
  if (!card) return null;
  const text = card.texts['text'] ?? '';
  return (
    <Press
      name={[card.back, text].filter(Boolean).join(': ')}
      expanded={isWhole}
      onPress={() => setWhole(!isWhole)}
      testID={map}
    >
      <Print as="label" tone="cobalt">
        {card.back}
      </Print>
      {text !== '' && (
        <Print as="small" tone="soft" {...(isWhole ? {} : { numberOfLines: 2 })}>
          {text}
        </Print>
      )}
    </Press>
  );
}

/** The first sign of every mark there, as on the small map of the board. */
const placeNumber = (view: Seen, place: PlaceId): number =>
  Object.keys(missionIn(view).places).indexOf(place) + 1;

function PlaceTile({ place }: { readonly place: PlaceId }) {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { act } = useActs();
  const own = words.places[place];
  const isRed = view.red.includes(place);
  const isHere = view.place === place;
  const number = placeNumber(view, place);
  const wait = isHere ? 0 : waitAt(view, place);
  const about = [
    isHere && say('travel.from'),
    isRed && say('travel.redPlace'),
    wait > 0 && say('travel.waits', { count: view.units - wait }),
  ].filter(Boolean);
  return (
    <Press
      name={[`${number} ${own?.name ?? place}`, own?.air, ...about].join(', ')}
      disabled={isHere}
      onPress={() => act({ type: 'propose', proposal: { do: 'go', place } })}
      style={[styles.place, isRed && styles.red, isHere && styles.here]}
      testID={`go-${place}`}
    >
      <View style={styles.named}>
        <View style={[styles.number, isRed && styles.numberRed]}>
          <Print as="label" tone={isRed ? 'stop' : 'cobalt'} align="center">
            {number}
          </Print>
        </View>
        <Print as="heading" tone={isRed ? 'stop' : 'ink'} style={styles.grow}>
          {own?.name ?? place}
        </Print>
      </View>
      <Print as="small" tone="soft">
        {[own?.air, ...about].filter(Boolean).join(' · ')}
      </Print>
      <PointerSlot at={`go-${place}`} />
    </Press>
  );
}

const styles = StyleSheet.create({
  scene: { gap: space.m },
  pairs: { flexDirection: 'row', flexWrap: 'wrap' },
  half: { flexGrow: 1, flexBasis: '45%' },
  price: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
  map: { gap: space.s },
  place: {
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: glaze.cobaltMid,
    backgroundColor: glaze.cobaltPale,
  },
  named: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  number: {
    minWidth: 26,
    paddingVertical: 2,
    borderRadius: 13,
    borderWidth: 2,
    borderColor: glaze.cobaltMid,
    backgroundColor: glaze.white,
  },
  numberRed: { borderColor: glaze.stop },
  red: { borderColor: glaze.stop, backgroundColor: '#FBE9E2' },
  here: { borderStyle: 'dashed', backgroundColor: glaze.shade },
});
