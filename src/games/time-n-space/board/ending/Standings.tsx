import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { radius, space } from '@/ui/theme/tokens';
import { GLASS } from './SandGlass';
import { SandRain } from './SandRain';
import { PointsGlass } from './PointsGlass';
import type { Counted } from './verdictWords';

type Props = Counted & { readonly seats: readonly Seat[] };

/** Everybody’s glass side by side, so that the most points can be seen at a glance. */
export function Standings({ seats, ...props }: Props) {
  const [box, setBox] = useState({ width: 0, height: 0 });
  const width = Math.min(WIDEST, box.width / seats.length);
  const height = Math.min((width * SHARE * GLASS.height) / GLASS.width, TALLEST);
  return (
    <View
      style={styles.row}
      testID="standings"
      onLayout={({ nativeEvent }) => setBox(nativeEvent.layout)}
    >
      {props.done && <SandRain {...box} />}
      {box.width > 0 &&
        seats.map(seat => <PointsGlass key={seat} {...{ seat, width, height }} {...props} />)}
    </View>
  );
}

const WIDEST = 210;
const TALLEST = 230;
const SHARE = 0.78; // share of a column

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    justifyContent: 'center',
    alignItems: 'flex-start', // a name of two lines must not lift its glass
    minHeight: 150,
    paddingTop: space.m,
    borderRadius: radius.l,
  },
});
