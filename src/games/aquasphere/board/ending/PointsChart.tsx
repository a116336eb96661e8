import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { sum } from '@/kit/lists';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, fonts, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { BotPiece } from '../pieces/BotPiece';
import { sea } from '../pieces/colours';
import { ControlField, Crystal, Flask, LightBulb, PaperCard, TimeMarker } from '../pieces/Goods';
import { nameOf } from '../pieces/naming';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { Submarine } from '../pieces/Submarine';
import { type BySource, type Source, SOURCES } from './sources';
import { endingWords } from './words';

type Look = { readonly colour: string; readonly picture: ReactNode };
const LOOKS: Readonly<Record<Source, Look>> = {
  octopods: { colour: sea.octopodShade, picture: <Octopod /> },
  submarine: { colour: '#2B78B8', picture: <Submarine seat={null} /> },
  card: { colour: '#A43D3D', picture: <PaperCard /> },
  room: { colour: '#B9803A', picture: <LightBulb /> },
  charging: { colour: '#5C6478', picture: <BotPiece seat={null} /> },
  interim: { colour: '#C9A24B', picture: <ControlField /> },
  letters: { colour: '#2F8C62', picture: <Flask /> },
  time: { colour: '#8A6517', picture: <TimeMarker /> },
  submarines: { colour: '#4C93CE', picture: <Submarine seat={null} /> },
  lab: { colour: '#56B58A', picture: <Crystal /> },
};

type Bar = { readonly seat: Seat; readonly sources: BySource };
type Props = { readonly bars: readonly Bar[]; readonly places: readonly TablePlace[] };

const gained = ({ sources }: Bar): number =>
  sum(SOURCES.map(source => Math.max(0, sources[source])));

/** One bar for each player, in parts by where the points came from. */
export function PointsChart({ bars, places }: Props) {
  const most = Math.max(1, ...bars.map(gained));
  const used = SOURCES.filter(source => bars.some(({ sources }) => sources[source] !== 0));
  return (
    <View style={styles.chart} testID="points-chart">
      {bars.map(bar => (
        <BarOf key={bar.seat} {...{ bar, places, most }} />
      ))}
      <View style={styles.legend}>
        {used.map(source => (
          <LegendRow key={source} source={source} bars={bars} />
        ))}
      </View>
    </View>
  );
}

function BarOf({ bar, places, most }: { bar: Bar; most: number } & Pick<Props, 'places'>) {
  const say = endingWords.useSay();
  const { language, textScale } = useComfort();
  const { seat, sources } = bar;
  const shown = SOURCES.filter(source => sources[source] > 0);
  const words = shown.map(source => `${say(`source.${source}`)} ${sources[source]}`);
  return (
    <View
      accessible
      aria-label={[nameOf(language, places, seat), ...words].join(', ')}
      testID={`bar-${seat}`}
      style={styles.row}
    >
      <SeatMark seat={seat} size={28 * textScale} />
      <View style={[styles.track, { height: 34 * textScale }]}>
        {shown.map(source => (
          <View
            key={source}
            style={[
              styles.part,
              {
                width: `${(100 * sources[source]) / most}%`,
                backgroundColor: LOOKS[source].colour,
              },
            ]}
          >
            {sources[source] / most > WORTH_A_NUMBER && (
              <Type as="label" style={styles.number} numberOfLines={1}>
                {sources[source]}
              </Type>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}

/** A narrower part has no room for its number. */
const WORTH_A_NUMBER = 0.06;

/** The source by colour, picture and name, and everybody’s number in the order of the bars. */
function LegendRow({ source, bars }: { source: Source; bars: readonly Bar[] }) {
  const say = endingWords.useSay();
  const { textScale } = useComfort();
  const { colour, picture } = LOOKS[source];
  return (
    <View style={styles.row} aria-hidden>
      <View style={[styles.chip, { backgroundColor: colour }]}>
        <Piece size={20 * textScale}>{picture}</Piece>
      </View>
      <Type as="small" style={styles.name}>
        {say(`source.${source}`)}
      </Type>
      {bars.map(({ seat, sources }) => (
        <Type
          key={seat}
          as="small"
          align="right"
          tone={sources[source] ? 'ink' : 'soft'}
          style={[styles.cell, { minWidth: 30 * textScale }]}
        >
          {sources[source]}
        </Type>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  track: {
    flex: 1,
    flexDirection: 'row',
    borderRadius: radius.s,
    overflow: 'hidden',
    backgroundColor: sea.glass,
  },
  part: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRightWidth: 1.5,
    borderRightColor: sea.edge,
  },
  number: { color: colors.white },
  legend: { gap: 2 },
  chip: {
    paddingHorizontal: 5,
    paddingVertical: 2,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 6,
  },
  name: { flex: 1 },
  cell: { fontFamily: fonts.strong },
});
