import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G } from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { moving } from '@/ui/moving/moving';
import type { Letter } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { seatColour } from '../pieces/colours';
import { placeOf, RADIUS } from '../station/geometry';
import { StationShape } from '../station/StationShape';
import type { WatchLayout } from './layout';
import { useStage } from './stage';
import { useStationWords } from './stationWords';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly station: WatchLayout['station'];
  /** These sectors pulse in the colours of the seats that control them. */
  readonly leading: readonly Letter[];
  /** Scientists on their way. */
  readonly away: readonly Seat[];
};

/** A pulse around a sector does not draw the whole station again. */
const Station = memo(StationShape);

/** Half of the drawing, around the centre of the station. */
const [ACROSS, UP] = [540, 512];

/** The station, drawn for the eye and described sector by sector for screen readers. */
export function StationView({ view, places, station: { x, y, scale }, ...rest }: Props) {
  const { leading, away } = rest;
  const { px } = useStage();
  const { still } = useComfort();
  const size = { width: px(2 * ACROSS * scale), height: px(2 * UP * scale) };
  const around = `${-ACROSS} ${-UP} ${2 * ACROSS} ${2 * UP}`;
  const box = { position: 'absolute', ...size } as const;
  return (
    <View
      accessible
      role="img"
      aria-label={useStationWords(view, places)}
      testID="watch-station"
      style={{ ...box, left: px(x - ACROSS * scale), top: px(y - UP * scale) }}
    >
      {leading.length > 0 && (
        <Pulsing size={size} stands={still} style={box}>
          <Svg aria-hidden {...size} viewBox={around}>
            {leading.map(letter => (
              <Halo key={letter} {...{ view, letter }} />
            ))}
          </Svg>
        </Pulsing>
      )}
      <View style={box}>
        <Svg aria-hidden {...size} viewBox={around}>
          <Station {...{ view, away }} />
        </Svg>
      </View>
    </View>
  );
}

const Pulsing = moving({
  ms: 1_000,
  poses: { '0%': { opacity: 0.25 }, '50%': { opacity: 1 }, '100%': { opacity: 0.25 } },
});

function Halo({ view, letter }: { readonly view: Seen; readonly letter: Letter }) {
  const { x, y } = placeOf(view.ring.indexOf(letter));
  const { control } = view.sectors[letter];
  return (
    <G transform={`translate(${x}, ${y})`}>
      {control && (
        <>
          <Circle r={RADIUS + 24} fill={seatColour(control)} fillOpacity={0.35} />
          <Circle r={RADIUS + 13} fill={seatColour(control)} />
        </>
      )}
    </G>
  );
}
