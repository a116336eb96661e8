import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour, sea } from '../pieces/colours';
import type { InterimShow } from '../watch/interim/interimShow';
import { counterAt, FILLS, layersOf, levelOf } from '../watch/interim/layers';
import type { TubeScale } from '../watch/interim/tubeScale';

type Props = {
  readonly show: InterimShow;
  readonly seat: Seat;
  readonly reached: number;
  readonly scale: TubeScale;
  readonly height: number;
};

/** A player's points as a bar: each step adds its part, and octopods darken the end of it. */
export function ScoreBar({ show, seat, reached, scale, height }: Props) {
  const { top, left } = levelOf(show, seat, reached);
  const across = (from: number, to: number) => spanOf(scale, from, to);
  const counter = across(scale.from, counterAt(show, seat, reached)).width;
  return (
    <View aria-hidden style={[styles.bar, { height, borderRadius: height / 2 }]}>
      <View style={[styles.glass, { borderRadius: height / 2 }]}>
        <View
          style={[
            styles.part,
            across(scale.from, of(show.before, seat)),
            { backgroundColor: seatColour(seat), opacity: 0.45 },
          ]}
        />
        {layersOf(show, seat, reached).map(({ part, from, to }) => (
          <View
            key={part}
            style={[styles.part, styles.added, across(from, to), { backgroundColor: FILLS[part] }]}
          />
        ))}
        {left < top && <View style={[styles.part, styles.eaten, across(left, top)]} />}
      </View>
      {scale.lines.map(line => (
        <View key={line} style={[styles.line, { left: across(scale.from, line).width }]} />
      ))}
      <View style={[styles.counter, { left: counter, top: (height - MARK) / 2 }]}>
        <SeatMark seat={seat} size={MARK} />
      </View>
    </View>
  );
}

const MARK = 20;

/** In percent of the bar, because its width is only known once it is laid out. */
function spanOf({ from: start, to: end }: TubeScale, from: number, to: number) {
  const share = (points: number): `${number}%` => `${Math.max(0, (100 * points) / (end - start))}%`;
  return { left: share(from - start), width: share(to - from) };
}

const styles = StyleSheet.create({
  bar: { flex: 1, marginHorizontal: MARK / 2 },
  glass: {
    ...StyleSheet.absoluteFillObject,
    overflow: 'hidden',
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.edge,
  },
  part: { position: 'absolute', top: 0, bottom: 0 },
  added: { borderRightWidth: 1.5, borderRightColor: sea.edge },
  eaten: { backgroundColor: sea.edge, opacity: 0.75 },
  line: {
    position: 'absolute',
    top: -4,
    bottom: -4,
    width: 3,
    marginLeft: -1.5,
    borderRadius: 2,
    backgroundColor: sea.redLine,
  },
  counter: { position: 'absolute', marginLeft: -MARK / 2 },
});
