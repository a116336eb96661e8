import { StyleSheet, View } from 'react-native';
import { Along } from '@/ui/Along';
import { focusRing } from '@/ui/focusRing';
import { colors, radius, TOUCH } from '@/ui/theme/tokens';
import { useMoreAndLess } from '@/ui/useKeys';
import { endingWords } from '../ending/words';
import type { ReplayTurn } from './turns';

type Props = {
  readonly turns: readonly ReplayTurn[];
  readonly turn: number;
  /** The turn in words. */
  readonly words: string;
  seek(turn: number): void;
};

/** The match as a line to drag, tap or move along with arrow keys; each round begins with a mark. */
export function TurnLine({ turns, turn, words, seek }: Props) {
  const say = endingWords.useSay();
  const last = Math.max(1, turns.length - 1);
  const keys = useMoreAndLess(by => seek(turn + by), {
    Home: () => seek(0),
    End: () => seek(last),
  });
  return (
    <Along inset={KNOB / 2} onPart={part => seek(Math.round(part * last))}>
      {width => (
        <View
          {...keys}
          role="slider"
          tabIndex={0}
          accessible
          aria-label={say('replay.title')}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={turn}
          aria-valuetext={words}
          testID="replay-line"
          style={[styles.line, focusRing]}
        >
          <View style={styles.groove} />
          {turns.map((it, n) =>
            n > 0 && it.round !== turns[n - 1]?.round ? (
              <View key={n} style={[styles.round, { left: spot(n / last, width) }]} />
            ) : null,
          )}
          <View style={[styles.knob, { left: spot(turn / last, width) - KNOB / 2 }]} />
        </View>
      )}
    </Along>
  );
}

const KNOB = 26;
const spot = (part: number, width: number): number => KNOB / 2 + part * (width - KNOB);

const styles = StyleSheet.create({
  line: { height: TOUCH, justifyContent: 'center', borderRadius: radius.s },
  groove: {
    height: 6,
    marginHorizontal: KNOB / 2,
    borderRadius: radius.round,
    backgroundColor: colors.line,
  },
  round: {
    position: 'absolute',
    width: 3,
    height: 20,
    marginLeft: -1,
    backgroundColor: colors.sand,
  },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: radius.round,
    borderWidth: 2,
    borderBottomWidth: 4,
    borderColor: colors.brass,
    backgroundColor: colors.brassLight,
  },
});
