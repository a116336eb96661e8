import { Fragment, memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { useStage } from './stage';
import { useSvgIds } from '@/ui/useSvgIds';
import { missionIn } from '../../rules/lookup';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { VortexSign } from '../signs/Signs';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { Painted } from './moving/Painted';
import { figureNames } from './people';
import {
  type BarField,
  type BarGroup,
  barGroups,
  barLength,
  barPlan,
  type BarPlan,
  clockText,
  minutesAt,
  returning,
} from './barFields';
import { useDayLight } from './useDayLight';
import { useWatched } from './WatchContext';
import { watchWords } from './words';

/** The hours of the run in tiles: what is spent is painted, and the last six are coral. */
export function TimeBar() {
  const say = watchWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { view, sizes, width } = watched;
  const light = useDayLight();
  const printed = missionIn(view).units;
  const groups = barGroups(view.units, printed, light);
  const room = width - 2 * sizes.edge - 2 * FRAME;
  const plan = barPlan(groups, room);
  const back = returning(view);
  const spoken = [
    say('bar.name', { left: view.units, all: barLength(view.units, printed) }),
    light && say('bar.clock', { clock: clockText(light, view.units) }),
    ...back.map(it => say('bar.back', { names: figureNames(watched, it.figures), left: it.left })),
  ];
  const isCrowded = plan.tile < sizes.numerals * 0.62;
  return (
    <View
      accessible
      role="img"
      aria-label={spoken.filter(it => it).join('. ')}
      testID="watch-bar"
      style={{ height: px(sizes.bar + sizes.numerals * 1.25), marginTop: px(sizes.bar * 0.1) }}
    >
      <View
        style={[
          styles.frame,
          { width: px(room + 2 * FRAME), height: px(sizes.bar), borderRadius: px(7) },
        ]}
      >
        <Tiles {...{ groups, plan, room }} height={sizes.bar} />
      </View>
      {view.units > 0 && (
        <Painted
          key={view.units}
          {...{ plan, room }}
          left={view.units + 1}
          height={sizes.bar}
          frame={FRAME}
        />
      )}
      {groups.map(({ label, fields }, n) =>
        isCrowded && n % 2 === 1 ? null : (
          <GlazeText
            key={fields[0]?.left}
            size={sizes.numerals}
            color={isNow(fields, view.units) ? tints.glaze : tints.soft}
            style={{
              position: 'absolute',
              left: px(FRAME + plan.leftOf(fields[0]?.left ?? 0)),
              top: px(sizes.bar + 2),
            }}
          >
            {label}
          </GlazeText>
        ),
      )}
      {light && (
        <GlazeText
          size={sizes.numerals}
          color={tints.soft}
          style={{ position: 'absolute', right: 0, top: px(sizes.bar + 2) }}
        >
          {Math.floor(minutesAt(light, 0) / 60)}
        </GlazeText>
      )}
      {back.map(({ left, figures }) => (
        <VortexDisc key={left} x={FRAME + plan.leftOf(left) + plan.tile / 2} figures={figures} />
      ))}
      <Marker x={FRAME + plan.leftOf(view.units)} units={view.units} />
    </View>
  );
}

/** Of brass, left and right of the tiles. */
const FRAME = 12;

const isNow = (fields: readonly BarField[], units: number): boolean =>
  fields.some(({ left }) => left === units);

type TilesProps = {
  readonly groups: readonly BarGroup[];
  readonly plan: BarPlan;
  readonly room: number;
  readonly height: number;
};

const Tiles = memo(function Tiles({ groups, plan, room, height }: TilesProps) {
  const { px } = useStage();
  const [brass, paint] = useSvgIds('brass', 'paint');
  const top = 7;
  const inner = height - 2 * top;
  return (
    <Svg
      aria-hidden
      width={px(room + 2 * FRAME)}
      height={px(height)}
      viewBox={`0 0 ${room + 2 * FRAME} ${height}`}
    >
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tints.brassLight} />
          <Stop offset="0.55" stopColor={tints.brass} />
          <Stop offset="1" stopColor="#B77F3E" />
        </LinearGradient>
        <LinearGradient id={paint} x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor="#2C5DAA" />
          <Stop offset="1" stopColor="#12357A" />
        </LinearGradient>
      </Defs>
      <Rect
        width={room + 2 * FRAME}
        height={height}
        rx={7}
        fill={`url(#${brass})`}
        stroke={tints.brassShade}
        strokeWidth={2}
      />
      {groups.map(({ fields }) => (
        <Fragment key={fields[0]?.left}>
          {fields.map(field => (
            <Tile
              key={field.left}
              {...{ field, inner, top }}
              x={FRAME + plan.leftOf(field.left)}
              width={plan.tile}
              paint={`url(#${paint})`}
            />
          ))}
        </Fragment>
      ))}
    </Svg>
  );
});

type TileProps = {
  readonly field: BarField;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly inner: number;
  readonly paint: string;
};

function Tile({ field, x, top, width, inner, paint }: TileProps) {
  const box = { x: x + 0.8, y: top, width: width - 1.6, height: inner, rx: 3 };
  if (!field.isPainted)
    return (
      <Rect
        {...box}
        fill={field.isLate ? tints.coralPale : tints.light}
        stroke={field.isLate ? tints.coralLine : '#C9B083'}
        strokeWidth={1.4}
      />
    );
  return (
    <G>
      <Rect {...box} fill={paint} stroke="#0C2354" strokeWidth={1.4} />
      <Path
        d={WAVE}
        fill="none"
        stroke="#E4EBF1"
        strokeWidth={3.4}
        strokeLinecap="round"
        transform={`translate(${x + width / 2} ${top + inner / 2}) scale(${Math.min(1, width / 39, inner / 39)})`}
      />
    </G>
  );
}

/** A wave in one stroke of the brush. Box: -16 to 16. */
export const WAVE =
  'M-15 6C-11 6 -9 3 -8.5 -1C-7.8 -7 -2 -10 2.6 -7.4C6.4 -5.2 6.4 0.6 2.8 2C0 3 -2.4 0.4 -1.2 -2M2.8 2C2 7 9 8 15 5';

type MarkerProps = { readonly x: number; readonly units: number };

/** Carries the number of units left. */
function Marker({ x, units }: MarkerProps) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const width = sizes.bar * 0.78;
  const height = sizes.bar * 1.38;
  return (
    <View
      style={{
        position: 'absolute',
        left: px(x - width / 2),
        top: px(-sizes.bar * 0.36),
        width: px(width),
        height: px(height),
        alignItems: 'center',
      }}
    >
      <Svg
        aria-hidden
        style={StyleSheet.absoluteFill}
        width={px(width)}
        height={px(height)}
        viewBox="0 0 45 80"
      >
        <Path
          d="M5 2H40A4 4 0 0 1 44 6V56L22.5 78L1 56V6A4 4 0 0 1 5 2Z"
          fill="#E8C277"
          stroke={tints.brassShade}
          strokeWidth={2}
        />
        <Path d="M5 6H40" stroke="#FFF3D6" strokeWidth={2} strokeLinecap="round" />
      </Svg>
      <GlazeText
        size={sizes.bar * 0.58}
        align="center"
        style={{ marginTop: px(sizes.bar * 0.1) }}
        testID="watch-units"
      >
        {units}
      </GlazeText>
    </View>
  );
}

type DiscProps = {
  readonly x: number;
  readonly figures: readonly Parameters<typeof seatColour>[0][];
};

/** Agents in the vortex, at the unit of their return. */
function VortexDisc({ x, figures }: DiscProps) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const size = sizes.bar * 1.24;
  const [first] = figures;
  return (
    <View
      testID={`vortex-${figures.join('-')}`}
      style={[
        styles.disc,
        {
          left: px(x - size / 2),
          top: px((sizes.bar - size) / 2),
          width: px(size),
          height: px(size),
          borderRadius: px(size / 2),
          borderWidth: px(4),
          borderColor: first ? seatColour(first) : tints.vortex,
        },
      ]}
    >
      <View style={styles.swirl}>
        <VortexSign size={px(size * 0.92)} color="#CDBBDD" />
      </View>
      <View style={styles.marks}>
        {figures.map(figure => (
          <SeatMark
            key={figure}
            seat={figure}
            size={px(size * (figures.length > 1 ? 0.34 : 0.46))}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { overflow: 'hidden' },
  disc: {
    position: 'absolute',
    backgroundColor: tints.light,
    alignItems: 'center',
    justifyContent: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
  },
  marks: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', zIndex: 1 },
  swirl: { ...StyleSheet.absoluteFillObject, alignItems: 'center', justifyContent: 'center' },
});
