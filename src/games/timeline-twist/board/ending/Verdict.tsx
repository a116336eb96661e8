import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { rightOf } from '../../rules/score';
import type { VersusSeen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { triedBy } from './counting';
import { endingWords } from './words';

type Props = {
  readonly view: VersusSeen;
  readonly seat: Seat | null;
  readonly places: readonly TablePlace[];
  readonly ranking: readonly (readonly Seat[])[];
  /** On a TV, many players are listed in two columns, since nobody can scroll. */
  readonly afar: boolean;
};

/** Against each other: the winner, and how many cards each player got right. */
export function Verdict({ view, seat, places, ranking, afar }: Props) {
  const { language } = useComfort();
  const [winners = []] = ranking;
  const isTwofold = afar && view.seats.length > MANY;
  const isLow = useWindowDimensions().height < LOW;
  return (
    <View style={styles.verdict}>
      {!(isTwofold && isLow) && (
        <View style={styles.marks}>
          {winners.map(winner => (
            <SeatMark key={winner} seat={winner} size={76} />
          ))}
        </View>
      )}
      <Type as="display" align="center" testID="verdict-line">
        {useWinning({ seat, winners, name: who => nameOf(language, places, who) })}
      </Type>
      <View style={[styles.places, isTwofold && styles.twofold]} testID="standings">
        {ranking.flatMap((seats, n) =>
          seats.map(who => (
            <View key={who} style={isTwofold && styles.one}>
              <Standing {...{ view, places }} seat={who} place={placeOf(ranking, n)} />
            </View>
          )),
        )}
      </View>
    </View>
  );
}

const MANY = 4;
const LOW = 900; // lower is a tablet, where eight names need the full height

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
    const names = winners.map(name);
    const [last = '', ...before] = [...names].reverse();
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
  const { language } = useComfort();
  const left = view.hands[seat]?.length ?? 0;
  const right = say('rightOf', { right: rightOf(view, seat), tried: triedBy(view, seat) });
  return (
    <View
      accessible
      style={[styles.standing, { borderLeftColor: seatColour(seat) }]}
      testID={`standing-${seat}`}
    >
      <Type as="title" tone={place === 1 ? 'sand' : 'soft'}>
        {say('place', { place })}
      </Type>
      <SeatMark seat={seat} size={30} />
      <View style={styles.who}>
        <Type as="heading">{nameOf(language, places, seat)}</Type>
        <Type as="small" tone="soft">
          {`${right} · ${left === 0 ? say('noneLeft') : say('left', { count: left })}`}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  verdict: { alignItems: 'center', gap: space.m },
  marks: { flexDirection: 'row', gap: space.m },
  places: { alignSelf: 'stretch', alignItems: 'stretch', gap: space.s },
  twofold: { flexDirection: 'row', flexWrap: 'wrap' },
  one: { flexGrow: 1, flexBasis: '45%' },
  standing: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m - 4,
    borderLeftWidth: 6,
    borderRadius: radius.m,
    backgroundColor: colors.panel,
  },
  who: { flex: 1 },
});
