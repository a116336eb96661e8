import { View } from 'react-native';
import { ownPicture } from '../../mission/own/ownPictures';
import type { PlaceArt } from '../../mission/panorama';
import { Bitmap } from './Bitmap';
import { FIGURE_FOOT, FIGURE_HEIGHT, FIGURE_WIDTH } from './drawFigure';
import { drawPlace, isCalledFor, daylightAt, clockAt } from './drawPlace';
import { AgentFigure } from './AgentFigure';
import { type PlaceWithPictures, usePlaceArt } from './useFetched';
import { WALL_HEIGHT, WALL_WIDTH } from './wall';

export type PlacedFigure = {
  readonly lender: string;
  readonly seat: string;
  readonly slot: string;
};

export type PanoramaProps = {
  readonly mission: string;
  readonly place: string;
  /** Units left: light and painted clocks follow them. */
  readonly marker: number;
  /** Tokens that lie there, and the ids of the cards that were laid out: they choose variants. */
  readonly facts: readonly string[];
  /** Slots whose opponents are beaten. */
  readonly beaten?: readonly string[];
  readonly figures?: readonly PlacedFigure[];
  /** The height follows: see `panoramaHeight`. */
  readonly width: number;
  /** What a screen reader says. */
  readonly label: string;
  /** For looking closer: without joints and seams, and twice as sharp. */
  readonly closer?: boolean;
};

const GROUND = '#C3D4E8';

export const panoramaHeight = (width: number) => (width * WALL_HEIGHT) / WALL_WIDTH;

/** A place as a wall of tiles, drawn once for each size, with figures standing before it. */
export function Panorama({ figures = [], width, label, closer = false, ...shown }: PanoramaProps) {
  const fetched = usePlaceArt(shown.mission, shown.place);
  const own = ownPicture(shown.mission, shown.place);
  const height = panoramaHeight(width);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={label}
      style={{ width, height, backgroundColor: GROUND }}
    >
      {own !== undefined && (
        <Bitmap {...{ width, height }} id={`${shown.mission} ${shown.place}`} draw={() => own} />
      )}
      {fetched ? (
        <>
          <WholeWall {...{ fetched, shown, width, closer }} />
          <Standing
            art={fetched.art}
            scale={width / WALL_WIDTH}
            mission={shown.mission}
            figures={figures}
          />
        </>
      ) : null}
    </View>
  );
}

type WholeWallProps = {
  readonly fetched: PlaceWithPictures;
  readonly shown: Shown;
  readonly width: number;
  readonly closer?: boolean;
};

const WholeWall = ({
  fetched: { art, pictures },
  shown,
  width,
  closer = false,
}: WholeWallProps) => (
  <Bitmap
    {...{ width, height: panoramaHeight(width) }}
    id={pictureId(art, shown, pictures.light, closer)}
    sharpness={closer ? 2 : 1}
    draw={plain =>
      drawPlace(shown.place, art, { ...shown, light: pictures.light, bare: closer, plain })
    }
  />
);

type Shown = Omit<PanoramaProps, 'figures' | 'width' | 'label' | 'closer'>;

/** The picture changes only with the light, what a clock in it shows, and what its data asks for. */
function pictureId(
  art: PlaceArt,
  { mission, place, marker, facts, beaten = [] }: Shown,
  light: Parameters<typeof daylightAt>[0],
  closer: boolean,
) {
  const calls = art.layers.flat();
  const wanted = calls.filter(([, , , , options]) => isCalledFor(options ?? {}, facts)).length;
  const choices = calls
    .map(([, , , , options]) => (isCalledFor(options ?? {}, facts) ? 1 : 0))
    .join('');
  const hasClock = calls.some(([motif, , , , options]) => motif === 'tower' && !options?.at);
  const time = hasClock ? clockAt(light, marker).join(':') : daylightAt(light, marker);
  const night = art.night !== undefined && facts.includes(art.night);
  return [mission, place, time, night, wanted, choices, beaten.join(''), closer].join(' ');
}

type StandingProps = {
  readonly art: PlaceArt;
  readonly mission: string;
  readonly scale: number;
  readonly figures: readonly PlacedFigure[];
};

const TALL = 205;

function Standing({ art, mission, scale, figures }: StandingProps) {
  return figures.map((figure, index) => {
    const before = figures.slice(0, index).filter(({ slot }) => slot === figure.slot).length;
    const spots = art.spots[figure.slot] ?? [];
    const spot = spots[before % Math.max(1, spots.length)];
    if (!spot) return null;
    const size = (TALL / FIGURE_HEIGHT) * scale;
    const [footX, footY] = FIGURE_FOOT;
    return (
      <View
        key={`${figure.seat} ${figure.lender}`}
        testID="figure"
        pointerEvents="none"
        style={{
          position: 'absolute',
          left: spot[0] * scale - footX * size,
          top: spot[1] * scale - footY * size,
          width: FIGURE_WIDTH * size,
        }}
      >
        <AgentFigure
          {...{ mission, lender: figure.lender, seat: figure.seat }}
          height={FIGURE_HEIGHT * size}
        />
      </View>
    );
  });
}
