import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Rect } from 'react-native-svg';
import { useStage } from './stage';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { hasRiver, type MapPlace, mapPlaces } from './mapSpots';
import { placeName } from './nowLines';
import { useWatched } from './WatchContext';
import { watchWords } from './words';

type Props = { readonly size: readonly [width: number, height: number] };

/** The map in four tiles: where you are is gold, where it is proposed to go has a dotted way. */
export function MapTile({ size: [width, height] }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { view } = watched;
  const places = mapPlaces(view);
  const disc = Math.min(46, height * 0.24);
  const inner = { width: width - 2 * RIM, height: height - 2 * RIM };
  const at = (it: MapPlace) => ({
    x: RIM + disc / 2 + (inner.width - disc) * it.x,
    y: RIM + disc / 2 + (inner.height - disc) * it.y,
  });
  const [here, target] = [places.find(it => it.isHere), places.find(it => it.isTarget)];
  const named = (it: MapPlace) => `${it.number} ${placeName(watched, it.place)}`;
  const spoken = [
    say('map.name', {
      here: placeName(watched, view.place),
      places: places.map(named).join(', '),
    }),
    ...places.filter(it => it.isRed).map(it => say('map.red', { place: named(it) })),
    target && say('map.target', { place: named(target) }),
  ];
  return (
    <View
      accessible
      role="img"
      aria-label={spoken.filter(it => it).join('. ')}
      testID="watch-map"
      style={{ width: px(width), height: px(height) }}
    >
      <Svg
        aria-hidden
        style={StyleSheet.absoluteFill}
        width={px(width)}
        height={px(height)}
        viewBox={`0 0 ${width} ${height}`}
      >
        <Rect
          x={1}
          y={1}
          width={width - 2}
          height={height - 2}
          rx={12}
          fill={tints.light}
          stroke={tints.brass}
          strokeWidth={2.4}
        />
        <G transform={`translate(${RIM} ${RIM}) scale(${inner.width / 300} ${inner.height / 168})`}>
          <Land isByRiver={hasRiver(view.options.mission)} />
        </G>
        {here && target && (
          <Line
            x1={at(here).x}
            y1={at(here).y}
            x2={at(target).x}
            y2={at(target).y}
            stroke={tints.brassShade}
            strokeWidth={5}
            strokeDasharray="1 10"
            strokeLinecap="round"
          />
        )}
        {places.map(it => (
          <Circle
            key={it.place}
            cx={at(it).x}
            cy={at(it).y}
            r={disc / 2 - 2}
            fill={it.isHere ? tints.warm : tints.light}
            stroke={it.isHere ? tints.brassShade : it.isRed ? tints.no : tints.cobalt}
            strokeWidth={it.isTarget ? 6 : 4}
          />
        ))}
      </Svg>
      {places.map(it => (
        <View
          key={it.place}
          testID={`map-${it.place}`}
          style={[
            styles.number,
            {
              left: px(at(it).x - disc / 2),
              top: px(at(it).y - disc / 2),
              width: px(disc),
              height: px(disc),
            },
          ]}
        >
          <GlazeText
            size={disc * 0.68}
            align="center"
            color={it.isRed && !it.isHere ? tints.no : tints.glaze}
          >
            {it.number}
          </GlazeText>
        </View>
      ))}
    </View>
  );
}

const RIM = 11;

/** Box: 300 by 168. */
const Land = ({ isByRiver }: { readonly isByRiver: boolean }) => (
  <>
    <Rect width={300} height={168} rx={5} fill="#F1F3F0" />
    <Path
      d="M0 52C36 18 70 22 100 44C132 8 176 8 204 38C236 16 272 20 300 48V110H0Z"
      fill="#CFDDEE"
    />
    <Path d="M0 84C60 60 96 76 140 66C190 54 240 78 300 72V130H0Z" fill="#E1E9F1" />
    {HOUSES.map(([x, y]) => (
      <Path
        key={`${x}`}
        d={`M${x} ${y}v-9l7 -6l7 6v9Z`}
        fill={tints.light}
        stroke="#93B2DA"
        strokeWidth={1.6}
      />
    ))}
    {isByRiver && (
      <>
        <Path d="M0 118C70 134 130 142 190 140C236 138 270 128 300 122V168H0Z" fill="#5A88C6" />
        <Path
          d="M20 152q8 -6 16 0t16 0M150 156q8 -6 16 0t16 0M240 148q8 -6 16 0t16 0"
          fill="none"
          stroke="#C3D4E8"
          strokeWidth={2.4}
        />
      </>
    )}
    <Path d="M150 0V168M0 84H300" stroke={tints.light} strokeWidth={3} />
  </>
);

const HOUSES = [
  [72, 96],
  [128, 106],
  [168, 98],
  [206, 108],
  [262, 100],
  [28, 112],
] as const;

const styles = StyleSheet.create({
  number: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
});
