import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { Carry } from '@/ui/carrying/Carry';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, TOUCH } from '@/ui/theme/tokens';
import type { Letter } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import { routeTo } from '../../rules/station';
import { type Bill, billOf } from '../../rules/targets';
import { useScientistWay, useSectorWay } from '../hand/carrying';
import { useActs, useFromSeat, useHand, useSeat } from '../hand/HandContext';
import { Price } from '../hand/Price';
import { handWords } from '../hand/words';
import { momentIn, ownIn } from '../hand/selectors';
import { helpWords } from '../sheets/words';
import { sea } from '../pieces/colours';
import { placeOf, RADIUS, STATION } from './geometry';
import { usePlayed } from '../travels/PlaybackContext';
import { sectorWords } from './sectorWords';
import { scientistSpot } from './SectorShape';
import { StationShape } from './StationShape';

/** The whole station to look at; a sector is touched to read it, or to send the picked bot there. */
export function StationBoard({ most }: { readonly most?: number }) {
  const [width, setWidth] = useState(0);
  const { view } = useSeat('view');
  const played = usePlayed();
  const wide = Math.min(width, ((most ?? Infinity) * STATION.width) / STATION.height);
  const scale = wide / STATION.width;
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.whole}
      testID="station"
    >
      {width > 0 && (
        <View style={{ width: wide, height: STATION.height * scale }}>
          <Svg
            aria-hidden
            width={wide}
            height={STATION.height * scale}
            viewBox={`${-STATION.width / 2} ${-STATION.height / 2} ${STATION.width} ${STATION.height}`}
          >
            <StationShape view={played?.shown ?? view} away={played?.away} />
          </Svg>
          {view.ring.map((letter, n) => (
            <SectorButton key={letter} letter={letter} place={placeOf(n)} scale={scale} />
          ))}
          <OwnScientist scale={scale} />
        </View>
      )}
    </View>
  );
}

type ButtonProps = {
  readonly letter: Letter;
  readonly place: { readonly x: number; readonly y: number };
  readonly scale: number;
};

function SectorButton({ letter, place, scale }: ButtonProps) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places, seat } = useSeat('view', 'places', 'seat');
  const { picked } = useHand('picked');
  const moment = useFromSeat(momentIn);
  const { look, aim } = useActs();
  const way = useSectorWay();
  const isAiming = picked?.what === 'bot' && (moment === 'turn' || moment === 'place');
  const bill = isAiming ? billOf(view, seat, picked.task, letter) : undefined;
  const isOpen = bill !== undefined && !bill.whyNot && !bill.whyNotWork;
  const size = 2 * RADIUS * scale;
  const wayWords = say('wayThere', { count: routeTo(view, seat, letter).price });
  return (
    <View
      ref={way?.sectors[letter]}
      collapsable={false}
      style={[
        styles.sector,
        {
          left: (place.x + STATION.width / 2) * scale - size / 2,
          top: (place.y + STATION.height / 2) * scale - size / 2,
          width: size,
          height: size,
        },
      ]}
    >
      <Press
        name={`${sectorWords(language, view, places, letter)} ${wayWords}`}
        onPress={() => (isAiming ? aim(letter) : look(letter))}
        onLongPress={() => look(letter)}
        role={isAiming ? 'radio' : 'button'}
        checked={isAiming ? picked.sector === letter : undefined}
        testID={`look-${letter}`}
        style={[
          styles.touch,
          { borderRadius: size / 2 },
          isAiming && (isOpen ? styles.aimed : styles.closed),
          isAiming && picked.sector === letter && styles.chosen,
        ]}
      >
        <PointerSlot at={`look-${letter}`} />
        {bill ? (
          <WholePrice bill={bill} isOpen={isOpen} />
        ) : (
          <WayThere price={routeTo(view, seat, letter).price} letter={letter} />
        )}
      </Press>
    </View>
  );
}

type PriceProps = { readonly bill: Bill; readonly isOpen: boolean };

/** The way, and the dock for a submarine. */
const WholePrice = ({ bill, isOpen }: PriceProps) => (
  <View style={styles.price}>
    <Price what="time" count={-(bill.way + bill.dock)} size={16} tone={isOpen ? 'go' : 'stop'} />
  </View>
);

type WayProps = { readonly price: number; readonly letter: Letter };

/** What the own scientist pays to get there. */
function WayThere({ price, letter }: WayProps) {
  const { scientist } = useFromSeat(ownIn);
  if (scientist.sector === letter) return null;
  return (
    <View style={[styles.price, styles.slim]} testID={`way-${letter}`}>
      <Price what="time" count={-price} size={13} tone="soft" />
    </View>
  );
}

/** The own scientist, which a finger can carry into another sector. */
function OwnScientist({ scale }: { readonly scale: number }) {
  const say = helpWords.useSay();
  const { view, seat } = useSeat('view', 'seat');
  const { explain } = useActs();
  const moment = useFromSeat(momentIn);
  const way = useScientistWay();
  if (!way) return null;
  const middle = placeOf(view.ring.indexOf(playerOf(view, seat).scientist.sector));
  const spot = scientistSpot(view, seat);
  const left = (middle.x + spot.x + STATION.width / 2) * scale - TOUCH / 2;
  const top = (middle.y + spot.y + STATION.height / 2) * scale - TOUCH / 2;
  return (
    <View style={[styles.sector, { left, top }]}>
      <Press
        name={say('scientist.title')}
        onPress={() => explain({ about: 'scientist' })}
        testID="own-scientist"
      >
        <Carry
          finger={way.finger}
          enabled={moment === 'turn' || moment === 'place'}
          onLift={way.onLift}
          onLetGo={way.letGo}
          testID="carry-scientist"
        >
          <View collapsable={false} style={styles.handle} />
        </Carry>
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { alignSelf: 'stretch', alignItems: 'center' },
  sector: { position: 'absolute' },
  handle: { width: TOUCH, height: TOUCH },
  touch: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  closed: { borderWidth: 2, borderColor: colors.line },
  aimed: { borderWidth: 3, borderColor: colors.go },
  chosen: { borderWidth: 6, boxShadow: `0 0 18px ${colors.go}` },
  price: {
    marginBottom: -20,
    paddingHorizontal: 8,
    borderRadius: 12,
    borderWidth: 1.5,
    borderColor: colors.brassShade,
    backgroundColor: sea.edge,
  },
  slim: { paddingHorizontal: 3 },
});
