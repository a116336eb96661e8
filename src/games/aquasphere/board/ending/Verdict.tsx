import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, fonts, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { playerOf } from '../../rules/pieces';
import type { Seen } from '../../rules/state';
import { BotPiece } from '../pieces/BotPiece';
import { seatColour } from '../pieces/colours';
import { nameOf } from '../pieces/naming';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { FINAL, finalOf } from './sources';
import { endingWords } from './words';

type Props = {
  readonly view: Seen;
  readonly seat: Seat | null;
  readonly places: readonly TablePlace[];
  readonly ranking: readonly (readonly Seat[])[];
};

/** The winner, and everybody in order with their final scoring. */
export function Verdict({ view, seat, places, ranking }: Props) {
  const { language, textScale } = useComfort();
  const [winners = []] = ranking;
  return (
    <View style={styles.verdict}>
      <View style={styles.marks}>
        <Piece size={54 * textScale}>
          <Octopod />
        </Piece>
        {winners.map(winner => (
          <Piece key={winner} size={84 * textScale}>
            <BotPiece seat={winner} />
          </Piece>
        ))}
        <Piece size={54 * textScale}>
          <Octopod isCross />
        </Piece>
      </View>
      <Type as="display" align="center" testID="verdict-line">
        {useWinning({ seat, winners, name: it => nameOf(language, places, it) })}
      </Type>
      <View style={styles.places} testID="standings">
        {ranking.flatMap((seats, n) =>
          seats.map(it => (
            <Standing key={it} {...{ view, places }} seat={it} place={placeOf(ranking, n)} />
          )),
        )}
      </View>
    </View>
  );
}

const placeOf = (ranking: Props['ranking'], n: number): number =>
  ranking.slice(0, n).reduce((sum, seats) => sum + seats.length, 1);

type Winning = {
  readonly seat: Seat | null;
  readonly winners: readonly Seat[];
  name(seat: Seat): string;
};

function useWinning({ seat, winners, name }: Winning): string {
  const say = endingWords.useSay();
  const [first, ...others] = winners;
  if (first === undefined) return '';
  if (others.length > 0) {
    const [last = '', ...before] = winners.map(name).reverse();
    return say('shared', { names: say('and', { first: before.reverse().join(', '), last }) });
  }
  return first === seat ? say('youWon') : say('won', { name: name(first) });
}

type StandingProps = Pick<Props, 'view' | 'places'> & {
  readonly seat: Seat;
  readonly place: number;
};

function Standing({ view, places, seat, place }: StandingProps) {
  const say = endingWords.useSay();
  const { language, textScale } = useComfort();
  const final = finalOf(view, seat);
  const parts = final
    ? FINAL.filter(part => final[part] > 0).map(part =>
        say(`final.${part}`, { count: final[part] }),
      )
    : [];
  return (
    <View
      accessible
      style={[styles.standing, { borderLeftColor: seatColour(seat) }]}
      testID={`standing-${seat}`}
    >
      <Type as="title" tone={place === 1 ? 'sand' : 'soft'}>
        {say('place', { place })}
      </Type>
      <SeatMark seat={seat} size={34 * textScale} />
      <View style={styles.words}>
        <Type as="heading">{nameOf(language, places, seat)}</Type>
        {parts.length > 0 && (
          <Type as="small" tone="soft">
            {parts.join(' · ')}
          </Type>
        )}
      </View>
      <Type as="title" style={[styles.points, { color: seatColour(seat) }]}>
        {playerOf(view, seat).points}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  verdict: { alignItems: 'center', gap: space.m },
  marks: { flexDirection: 'row', alignItems: 'flex-end', gap: space.m },
  places: { alignSelf: 'stretch', gap: space.s },
  standing: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m - 4,
    padding: space.m - 4,
    borderLeftWidth: 6,
    borderRadius: radius.m,
    backgroundColor: colors.panel,
  },
  words: { flex: 1 },
  points: { fontFamily: fonts.strong },
});
