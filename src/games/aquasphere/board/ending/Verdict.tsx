import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Ranked } from '@/games/game';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import type { Language } from '@/ui/words/words';
import type { Seen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { useStage } from '../watch/stage';
import { EndingText, useIsFar } from './EndingText';
import { type Tie, tiesIn } from './placing';
import { endingWords } from './words';

type Props = {
  readonly view: Seen;
  readonly result: Ranked;
  readonly places: readonly TablePlace[];
  readonly seat: Seat | null;
};

/** Names the winner, and says how ties were broken. */
export function Verdict({ view, result, places, seat }: Props) {
  const { language } = useComfort();
  const { px } = useStage();
  const isFar = useIsFar();
  const [winners = []] = result.places;
  return (
    <View role="status" aria-live="polite" style={styles.verdict}>
      <View style={[styles.winners, isFar && { gap: px(24) }]}>
        {winners.map(winner => (
          <SeatMark key={winner} seat={winner} size={isFar ? px(96) : 64} />
        ))}
        <EndingText as="winner" align="center" testID="verdict-line">
          {winnerWords(language, places, winners, seat)}
        </EndingText>
      </View>
      {tiesIn(view, result).map(tie => (
        <EndingText key={tie.seats.join()} as="words" tone="soft" align="center" testID="tie">
          {tieWords(language, places, tie)}
        </EndingText>
      ))}
    </View>
  );
}

function namesOf(
  language: Language,
  places: readonly TablePlace[],
  seats: readonly Seat[],
): string {
  const names = seats.map(seat => nameOf(language, places, seat));
  const [first, last] = [names.slice(0, -1).join(', '), names[names.length - 1] ?? ''];
  return first === '' ? last : endingWords.sayIn(language)('and', { first, last });
}

function winnerWords(
  language: Language,
  places: readonly TablePlace[],
  winners: readonly Seat[],
  seat: Seat | null,
): string {
  const say = endingWords.sayIn(language);
  const names = namesOf(language, places, winners);
  if (winners.length > 1) return say('sharedVictory', { names });
  return winners[0] === seat ? say('youWon') : say('won', { name: names });
}

function tieWords(
  language: Language,
  places: readonly TablePlace[],
  { by, seats, points, more, less }: Tie,
): string {
  const names = namesOf(language, places, seats);
  return endingWords.sayIn(language)(`tie.${by}`, { names, count: points, more, less });
}

const styles = StyleSheet.create({
  verdict: { alignItems: 'center', gap: space.s },
  winners: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
  },
});
