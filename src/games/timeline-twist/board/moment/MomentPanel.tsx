import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  type SharedValue,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Seen } from '../../rules/state';
import { backOf } from '../../rules/turned';
import { DateCard } from '../cards/DateCard';
import { Picture } from '../cards/Picture';
import { SignMark } from '../cards/SignMark';
import { printOf } from '../table/printOf';
import { momentWords } from './momentWords';
import { Seal } from './Seal';
import type { Turning } from './turning';

type Props = {
  readonly view: Seen;
  readonly turning: Turning;
  /** Width of the card. */
  readonly width: number;
  /** Size of the words, relative to the usual. */
  readonly scale?: number;
};

/** Turns a card over for everybody and shows its date and the verdict. Touches pass through. */
export function MomentPanel({ view, turning, width, scale = 1 }: Props) {
  const { language } = useComfort();
  const { verdict, more } = momentWords(language, view, turning);
  const turned = useTurned();
  const height = width * TALL;
  return (
    <View pointerEvents="none" style={styles.moment} testID="moment">
      <View style={{ width, height }}>
        <Front {...{ view, turning, width, height, turned }} />
        <Back {...{ view, turning, width, height, turned }} />
        <Stamp came={turning.came} size={width * SEAL} turned={turned} />
      </View>
      <View
        accessible
        role="status"
        aria-live="assertive"
        style={[styles.words, { maxWidth: WORDS * scale }]}
      >
        <Type
          as="heading"
          align="center"
          tone={TONES[turning.came]}
          style={grown(18, scale)}
          testID="verdict"
        >
          {verdict}
        </Type>
        <Type as="small" align="center" style={grown(14, scale)}>
          {more}
        </Type>
      </View>
    </View>
  );
}

/** Goes from 0 (fact side up) to 1 (date side up). */
function useTurned(): SharedValue<number> {
  const { still } = useComfort();
  const turned = useSharedValue(still ? 1 : 0);
  useEffect(() => {
    turned.set(withTiming(1, { duration: TURN_MS, easing: Easing.inOut(Easing.cubic) }));
  }, [turned]);
  return turned;
}

type SideProps = Props & {
  readonly height: number;
  readonly turned: SharedValue<number>;
};

function Front({ view, turning, width, turned }: SideProps) {
  const { language } = useComfort();
  const card = printOf(view, turning.card);
  const style = useAnimatedStyle(() => {
    const open = 1 - 2 * turned.get();
    return { opacity: open > 0 ? 1 : 0, transform: [{ scaleX: Math.max(0.01, open) }] };
  });
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.front, style]}>
      {view.way === 'together' && (
        <View style={styles.sign}>
          <SignMark sign={card.front} size={width * 0.2} />
        </View>
      )}
      <Picture card={card} side="fact" size={width * 0.5} />
      <Type
        align="center"
        numberOfLines={4}
        style={[styles.title, { fontSize: width * 0.1, lineHeight: width * 0.125 }]}
      >
        {card[language].title}
      </Type>
    </Animated.View>
  );
}

function Back({ view, turning, width, height, turned }: SideProps) {
  const style = useAnimatedStyle(() => {
    const open = 2 * turned.get() - 1;
    return { opacity: open > 0 ? 1 : 0, transform: [{ scaleX: Math.max(0.01, open) }] };
  });
  const back = backOf(view, turning.card);
  if (!back) return null;
  return (
    <Animated.View style={[StyleSheet.absoluteFill, style]}>
      <DateCard
        card={printOf(view, turning.card)}
        date={back.date}
        {...(turning.came === 'discarded' && { sign: back.sign })}
        {...{ width, height }}
        lit
      />
    </Animated.View>
  );
}

/** The seal appears as soon as the date can be read. */
function Stamp({ came, size, turned }: { came: Turning['came']; size: number } & StampProps) {
  const style = useAnimatedStyle(() => {
    const pressed = Math.min(1, Math.max(0, (turned.get() - 0.75) * 4));
    return {
      opacity: pressed,
      transform: [{ scale: 1.7 - 0.7 * pressed }, { rotateZ: '-10deg' }],
    };
  });
  return (
    <Animated.View style={[styles.stamp, { right: -size * 0.6, bottom: -size * 0.35 }, style]}>
      <Seal came={came} size={size} />
    </Animated.View>
  );
}
type StampProps = { readonly turned: SharedValue<number> };

const grown = (size: number, scale: number) =>
  scale === 1 ? null : { fontSize: size * scale, lineHeight: size * scale * 1.3 };

const WORDS = 380;
const TURN_MS = 900;
const TALL = 1.42;
const SEAL = 0.52;
const TONES = { fits: 'go', misses: 'stop', nowhere: 'stop', discarded: 'sand' } as const;

const styles = StyleSheet.create({
  moment: { alignItems: 'center', gap: space.m },
  front: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: colors.lamp,
    backgroundColor: colors.paperLight,
  },
  sign: { position: 'absolute', left: space.s, top: space.s },
  title: { color: colors.print },
  stamp: { position: 'absolute' },
  words: {
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
});
