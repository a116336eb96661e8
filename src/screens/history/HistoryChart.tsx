import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line as Rule, Path } from 'react-native-svg';
import { Panel } from '@/ui/Panel';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { historyWords } from './historyWords';
import type { ChartLine } from './rows';

type Props = ChartLine & {
  /** The highest possible value; otherwise the highest value given is the top. */
  readonly most?: number;
  told(value: number): string;
  readonly testID: string;
};

/** A row of values, the newest on the right, with a description for screen readers. */
export function HistoryChart({ name, values, most, told, testID }: Props) {
  const say = historyWords.useSay();
  const [width, setWidth] = useState(0);
  const top = most ?? Math.max(1, ...values);
  return (
    <Panel style={styles.chart} testID={testID}>
      <Type as="heading">{`${name}: ${told(values[values.length - 1] ?? 0)}`}</Type>
      <View
        accessible
        role="img"
        aria-label={say('chartSaid', { name, values: values.map(told).join(', ') })}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={styles.canvas}
      >
        {width > 0 && <Drawn {...{ values, width, top }} />}
      </View>
    </Panel>
  );
}

const TALL = 96;
const EDGE = 6;

type DrawnProps = Pick<ChartLine, 'values'> & { readonly width: number; readonly top: number };

function Drawn({ values, width, top }: DrawnProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [EDGE, width - EDGE]);
  const y = scaleLinear([0, top], [TALL - EDGE, EDGE]);
  const path = line<number>((_, n) => x(n), y)([...values]) ?? '';
  return (
    <Svg aria-hidden width={width} height={TALL}>
      <Rule x1={0} x2={width} y1={y(0)} y2={y(0)} stroke={colors.line} />
      <Path d={path} fill="none" stroke={colors.sand} strokeWidth={2} />
      {values.map((value, n) => (
        <Circle key={n} cx={x(n)} cy={y(value)} r={3.5} fill={colors.sand} />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s },
  canvas: { height: TALL },
});
