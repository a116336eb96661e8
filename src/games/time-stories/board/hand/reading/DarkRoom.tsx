import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import { space } from '@/ui/theme/tokens';
import { useFocusHere } from '@/ui/useFocusHere';
import { useSvgIds } from '@/ui/useSvgIds';
import { LampSign } from '../../pieces/LampSign';
import { clay } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { useMenu, useSpeech } from '../HandContext';
import { handWords } from '../words';

export const ROOM_EDGE = 14;

type Props = { readonly testID: string; readonly children: ReactNode };

/** A lamp in the dark, for what one player reads alone; it covers the whole hand. */
export function DarkRoom({ testID, children }: Props) {
  const here = useFocusHere();
  return (
    <View ref={here} tabIndex={-1} style={styles.dark} testID={testID}>
      <LampLight />
      <LampLine />
      {children}
    </View>
  );
}

/** Menu and place, as in the line on top of the hand. */
function LampLine() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const menu = useMenu();
  return (
    <View style={styles.lamp}>
      {menu}
      <LampSign size={26} />
      <Print as="heading" tone="lamp" style={styles.grow}>
        {say('card.forYou')}
      </Print>
      <Print as="label" tone="lampSoft">
        {words.places[view.place]?.short ?? ''}
      </Print>
    </View>
  );
}

function LampLight() {
  const [glow] = useSvgIds('glow');
  return (
    <Svg aria-hidden style={StyleSheet.absoluteFill} width="100%" height="100%">
      <Defs>
        <RadialGradient id={glow} cx="50%" cy="36%" rx="75%" ry="55%">
          <Stop offset="0" stopColor="#6B4426" />
          <Stop offset="1" stopColor={clay.night} />
        </RadialGradient>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${glow})`} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  dark: {
    ...StyleSheet.absoluteFillObject,
    gap: space.s,
    padding: ROOM_EDGE,
    backgroundColor: clay.night,
  },
  lamp: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 36 },
  grow: { flex: 1 },
});
