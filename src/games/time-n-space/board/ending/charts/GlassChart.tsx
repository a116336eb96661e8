import { scaleLinear } from 'd3-scale';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Path } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../../pieces/naming';
import type { TablePlace } from '../../../../board';
import { seatColour } from '../../pieces/colours';
import { SeatMark } from '../../pieces/SeatMark';
import { type Doing, DOINGS, type MatchStatistics, shares, type Span } from '../statistics';
import { endingWords, useEndingVoice } from '../words';
import { Canvas, Chart } from './Chart';
import { boxesOf, hatchOf } from './plot';

type Props = { readonly statistics: MatchStatistics; readonly places: readonly TablePlace[] };

/**
 * A strip for each hourglass: full while its sand runs, hatched while it waits, thin when parked.
 */
export function GlassChart({ statistics, places }: Props) {
  const { say, piece } = useEndingVoice();
  return (
    <Chart title={say('charts.glasses.title')} testID="chart-glasses">
      <Key />
      {statistics.seats.map(seat => (
        <View key={seat} style={styles.seat}>
          <View style={styles.name}>
            <SeatMark seat={seat} size={16} />
            <Type as="label" style={styles.word}>
              {nameOf(piece, places, seat)}
            </Type>
            <Shares spans={of(statistics.glasses, seat).flat()} colour={seatColour(seat)} />
          </View>
          {SIDES.map(side => (
            <Strip
              key={side}
              name={nameOf(piece, places, seat)}
              {...{ side, seat, statistics }}
              spans={of(statistics.glasses, seat)[GLASS_AT[side]]}
            />
          ))}
        </View>
      ))}
    </Chart>
  );
}

const SIDES = ['left', 'right'] as const;
const GLASS_AT = { left: 0, right: 1 } as const;
const TALL = 16;

type StripProps = {
  readonly name: string;
  readonly side: (typeof SIDES)[number];
  readonly seat: Seat;
  readonly spans: readonly Span[];
  readonly statistics: MatchStatistics;
};

function Strip({ name, side, seat, spans, statistics }: StripProps) {
  const say = endingWords.useSay();
  const part = shares(spans);
  const percent = (doing: Doing) => Math.round(100 * part[doing]);
  const said = say('charts.glasses.spoken', {
    name,
    glass: say(`charts.glasses.${side}`),
    running: percent('running'),
    through: percent('through'),
    parked: percent('parked'),
  });
  return (
    <View style={styles.strip}>
      <View style={styles.drawn}>
        <Canvas said={said} testID={`strip-${seat}-${side}`}>
          {width => {
            const x = scaleLinear([statistics.from, statistics.to], [0, width]);
            return <Drawn {...{ spans, x, width }} colour={seatColour(seat)} />;
          }}
        </Canvas>
      </View>
      <Type as="label" tone="soft" align="right" style={styles.percent}>
        {say('charts.glasses.percent', { count: percent('running') })}
      </Type>
    </View>
  );
}

type DrawnProps = {
  readonly spans: readonly Span[];
  readonly x: (at: number) => number;
  readonly width: number;
  readonly colour: string;
};

function Drawn({ spans, x, width, colour }: DrawnProps) {
  const only = (doing: Doing) => spans.filter(span => span.doing === doing);
  return (
    <Svg aria-hidden width={width} height={TALL}>
      <Line x1={0} x2={width} y1={TALL - 1} y2={TALL - 1} stroke={colors.line} strokeWidth={2} />
      <Path d={boxesOf(only('running'), x, 0, TALL)} fill={colour} />
      <Path d={boxesOf(only('through'), x, 0, TALL)} fill={colour} fillOpacity={0.16} />
      <Path d={hatchOf(only('through'), x, 0, TALL)} stroke={colour} strokeOpacity={0.8} />
    </Svg>
  );
}

/** Both glasses together, in the order of the key. */
function Shares({ spans, colour }: Pick<DrawnProps, 'spans' | 'colour'>) {
  const say = endingWords.useSay();
  const part = shares(spans);
  return (
    <View aria-hidden style={styles.shares}>
      {DOINGS.map(doing => (
        <View key={doing} style={styles.share}>
          <Sample doing={doing} width={20} colour={colour} />
          <Type as="small" tone="soft">
            {say('charts.glasses.percent', { count: Math.round(100 * part[doing]) })}
          </Type>
        </View>
      ))}
    </View>
  );
}

type SampleProps = Pick<DrawnProps, 'width' | 'colour'> & { readonly doing: Doing };

const Sample = ({ doing, width, colour }: SampleProps) => (
  <Drawn spans={[{ from: 0, to: width, doing }]} x={at => at} width={width} colour={colour} />
);

/** The key: what full, hatched and thin mean. */
function Key() {
  const say = endingWords.useSay();
  return (
    <View style={styles.key}>
      {DOINGS.map(doing => (
        <View key={doing} style={styles.share}>
          <Sample doing={doing} width={26} colour={colors.sand} />
          <Type as="small" tone="soft" style={styles.word}>
            {say(`charts.glasses.${doing}`)}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  key: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  seat: { gap: space.xs },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  word: { flexShrink: 1 },
  shares: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: space.s,
    marginLeft: 'auto',
  },
  share: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
  strip: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  drawn: { flex: 1 },
  percent: { minWidth: 42 },
});
