import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { colors } from '@/ui/theme/tokens';
import type { Letter } from '../../rules/components';
import { type Bill, billOf } from '../../rules/targets';
import { useSectorWay } from '../hand/carrying';
import { useActs, useFromSeat, useHand, useSeat } from '../hand/HandContext';
import { Price } from '../hand/Price';
import { momentIn } from '../hand/selectors';
import { sea } from '../pieces/colours';
import { placeOf, RADIUS, STATION } from './geometry';
import { usePlayed } from '../travels/PlaybackContext';
import { sectorWords } from './sectorWords';
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
        name={sectorWords(language, view, places, letter)}
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
        {bill && <WholePrice bill={bill} isOpen={isOpen} />}
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

const styles = StyleSheet.create({
  whole: { alignSelf: 'stretch', alignItems: 'center' },
  sector: { position: 'absolute' },
  touch: { flex: 1, justifyContent: 'flex-start', alignItems: 'center' },
  closed: { borderWidth: 2, borderColor: colors.line },
  aimed: { borderWidth: 3, borderColor: colors.go },
  chosen: { borderWidth: 6, boxShadow: `0 0 18px ${colors.go}` },
  price: {
    marginTop: -20,
    paddingHorizontal: 8,
    borderRadius: 12,
    borderWidth: 1.5,
    borderColor: colors.brassShade,
    backgroundColor: sea.edge,
  },
});
