import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { Sheet } from '@/ui/Sheet';
import { radius } from '@/ui/theme/tokens';
import { SeatPanel } from '../watch/SeatPanel';
import { createStage, StageProvider } from '../watch/stage';
import { BRIEF_GAP, briefLayout } from './brief';
import { Mat } from './Mat';
import type { MatsProps } from './matProps';
import { calledAs, summary } from './naming';
import { useMatVoice } from './useMatVoice';

type Props = MatsProps & {
  readonly seats: readonly Seat[];
  readonly width: number;
  /** The height for all of them together. */
  readonly room: number;
};

/** Everybody's panels at a glance, as on the TV; a touch opens the whole mat. */
export function BriefMats({ seats, width, room, ...props }: Props) {
  const { textScale } = useComfort();
  const [opened, setOpened] = useState<Seat | null>(null);
  const { panel, unit, text } = briefLayout({ width, height: room }, seats.length, textScale);
  return (
    <StageProvider value={createStage(unit, text)}>
      <View style={styles.mats}>
        {seats.map(seat => (
          <View key={seat} role="listitem" style={panel}>
            <SeatPanel {...props} seat={seat} rect={{ x: 0, y: 0, ...panel }} toRight />
            <Opener {...props} seat={seat} onPress={() => setOpened(seat)} />
          </View>
        ))}
      </View>
      <Whole {...props} seat={opened} close={() => setOpened(null)} />
    </StageProvider>
  );
}

type OpenerProps = MatsProps & { readonly seat: Seat; onPress(): void };

/** Lies over the panel instead of wrapping it, so that a screen reader still reads its parts. */
function Opener({ view, seat, places, onPress }: OpenerProps) {
  return (
    <Press
      name={summary(useMatVoice(), view, seat, places)}
      onPress={onPress}
      testID={`mat-${seat}-open`}
      style={styles.opener}
    />
  );
}

type WholeProps = MatsProps & { readonly seat: Seat | null; close(): void };

function Whole({ seat, close, ...props }: WholeProps) {
  const voice = useMatVoice();
  const [width, setWidth] = useState(0);
  return (
    <Sheet
      title={seat ? calledAs(voice, seat, props.places) : ''}
      open={seat !== null}
      onClose={close}
      testID="mat-sheet"
    >
      <View
        role="list"
        testID="mat-whole"
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {seat && width > 0 && <Mat {...props} seat={seat} width={width} />}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  mats: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    width: '100%',
    gap: BRIEF_GAP,
  },
  opener: { ...StyleSheet.absoluteFillObject, borderRadius: radius.m },
});
