import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { firstOf } from '@/kit/lists';
import { of, type Seat } from '@/kit/seat';
import { rankOf } from '../ending/counting';
import { result } from '../../rules/score';
import type { View as Seen } from '../../rules/state';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import { namesOf } from '../pieces/naming';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

/** Lists the places; players who share a place stand together. */
export function Places({ view, places }: Props) {
  const say = watchWords.useSay();
  const end = result(view);
  if (!end) return null;
  return (
    <View role="list" testID="places">
      <Caption size={38} strong align="center">
        {say('over')}
      </Caption>
      {end.places.flatMap(seats => {
        const place = rankOf(end, firstOf(seats));
        const points = of(end.points, firstOf(seats));
        return <Row key={place} place={place} seats={seats} points={points} places={places} />;
      })}
    </View>
  );
}

type RowProps = {
  readonly place: number;
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly places: readonly TablePlace[];
};

function Row({ place, seats, points, places }: RowProps) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { px } = useStage();
  const names = namesOf(piece, places, seats);
  const told = { number: place, names, points: say('finalPoints', { count: points }) };
  return (
    <View accessible role="listitem" aria-label={say('place', told)} style={styles.row}>
      <Caption size={40} strong tone={place === 1 ? 'heed' : 'soft'}>
        {place}.
      </Caption>
      {seats.map(seat => (
        <SeatMark key={seat} seat={seat} size={px(44)} />
      ))}
      <Caption size={44} strong>
        {points}
      </Caption>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 14 },
});
