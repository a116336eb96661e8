import { StyleSheet, View } from 'react-native';
import { Flying } from '@/ui/moving/Flying';
import { Piece } from '../pieces/Piece';
import { AFTER_MS, MOST_DRAWN } from './paces';
import type { TravelPlace, Travel } from './places';
import { sizeOfMoved, TravellingPiece } from './TravellingPiece';
import type { Playback } from './usePlayback';

type Spot = { readonly x: number; readonly y: number };
/** Undefined: this screen does not show that place. */
type SpotOf = (place: TravelPlace) => Spot | undefined;

type Props = {
  readonly playback: Playback;
  readonly spotOf: SpotOf;
  /** Points on this screen for one of the station’s measure. */
  readonly unit: number;
  /** No piece is drawn smaller. */
  readonly least?: number;
};

/** The pieces that travel now, over everything. Below them the screen is drawn without them. */
export function TravelsOver({ playback: { travels, stage, ms }, spotOf, unit, least = 0 }: Props) {
  return (
    <View aria-hidden style={styles.over}>
      {travels.map((travel, n) => (
        <OneTravel
          key={`${stage} ${n}`}
          {...{ travel, ms, spotOf }}
          size={Math.max(least, sizeOfMoved(travel.piece) * unit)}
        />
      ))}
    </View>
  );
}

type OneProps = {
  readonly travel: Travel;
  readonly ms: number;
  readonly spotOf: SpotOf;
  readonly size: number;
};

/** A few of a kind follow one another. */
function OneTravel({ travel: { piece, count, way }, ms, spotOf, size }: OneProps) {
  const spots = way.map(spotOf).filter(spot => spot !== undefined);
  const drawn = Math.min(count, MOST_DRAWN);
  const between = Math.min(AFTER_MS, ms / (2 * drawn));
  if (spots.length < way.length) return null;
  return Array.from({ length: drawn }, (_, n) => (
    <Flying
      key={n}
      way={spots}
      {...{ size }}
      ms={ms - (drawn - 1) * between}
      waits={n * between}
      lift={size * 0.35}
      swell={0.25}
      fades={0.04}
      testID={`travels-${piece.what}`}
    >
      <Piece size={size}>
        <TravellingPiece piece={piece} />
      </Piece>
    </Flying>
  ));
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFillObject, pointerEvents: 'none' },
});
