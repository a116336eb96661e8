import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import { BriefMats } from './BriefMats';
import { Mat } from './Mat';
import type { MatsProps } from './matProps';
import { useMatVoice } from './useMatVoice';

type Props = MatsProps & {
  /** The seat whose mat is left out, because its player has it in hand; null: none. */
  readonly seat: Seat | null;
  /** The available height, if all mats must be visible at once. */
  readonly room?: number | undefined;
};

const LEAST = 300; // a narrower mat cannot be read
const MOST = 560;
const GAP = space.m;

/** The other players’ centres, as if looking over the table. */
export function Mats({ view, seat, places, clock, room }: Props) {
  const { mats } = useMatVoice();
  const [width, setWidth] = useState(0);
  const measured = ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width);
  const others = view.seats.filter(other => other !== seat);
  const across = columns(width, others.length);
  const each = Math.min(MOST, Math.floor((width - (across - 1) * GAP) / across));
  return (
    <View
      role="list"
      aria-label={mats('name')}
      testID="mats"
      onLayout={measured}
      style={styles.mats}
    >
      {width > 0 && room !== undefined && (
        <BriefMats {...{ view, places, clock, width, room }} seats={others} />
      )}
      {width > 0 &&
        room === undefined &&
        others.map(other => (
          <Mat key={other} view={view} seat={other} places={places} clock={clock} width={each} />
        ))}
    </View>
  );
}

/** Lays four mats two by two instead of three and one. */
function columns(width: number, count: number): number {
  const fit = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  return count === 4 && fit === 3 ? 2 : Math.min(fit, count);
}

const styles = StyleSheet.create({
  mats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
});
