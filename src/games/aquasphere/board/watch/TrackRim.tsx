import { Circle, G, Path, Rect as Box } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { LAP, RED_LINES } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { enamelOf, sea } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { Crystal } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { type Rect, RIM, type Spot } from './layout';
import { besideOnTrack, trackOn } from './trackPath';

type Props = {
  readonly view: Seen;
  /** What it runs round, with its outer edge at 0, 0. */
  readonly box: { readonly width: number; readonly height: number };
  /** Points that differ from those of the view, while counters are still to move. */
  readonly points?: Readonly<Record<Seat, number>> | undefined;
};

const MARGIN = 6;

/** The knowledge track for a larger drawing: fields, red lines, and everybody’s counter. */
export function TrackRim({ view, box, points }: Props) {
  const rect = { x: 0, y: 0, ...box };
  const at = trackOn(inset(rect, MARGIN + RIM / 2));
  return (
    <>
      <Frame rect={rect} />
      {FIELDS.map(field => (
        <Field key={field} field={field} {...at(field)} />
      ))}
      {RED_LINES.map(line => (
        <RedBar key={line} spot={at(line - 0.5)} next={at(line - 0.4)} />
      ))}
      {countersOf(view, points).map(({ seat, field, laps }) => (
        <Counter key={seat} {...{ seat, laps }} spot={at(field)} rect={rect} />
      ))}
    </>
  );
}

const FIELDS = Array.from({ length: LAP }, (_, n) => n);
const NUMBERED = 5;

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const Frame = ({ rect }: { readonly rect: Rect }) => (
  <>
    <Box
      {...inset(rect, MARGIN + RIM / 2)}
      rx={46}
      fill="none"
      stroke="#17191F"
      strokeWidth={RIM}
    />
    <Box
      {...inset(rect, MARGIN + RIM)}
      rx={26}
      fill="none"
      stroke={colors.brassShade}
      strokeWidth={2}
    />
  </>
);

function Field({ field, x, y }: Spot & { readonly field: number }) {
  if (field % NUMBERED === 0)
    return (
      <Numeral x={x} y={y} size={33} fill="#CDB795">
        {field}
      </Numeral>
    );
  return (
    <>
      <Circle cx={x} cy={y} r={11} fill={colors.lamp} fillOpacity={0.12} />
      <Circle cx={x} cy={y} r={5} fill="#E0AC67" />
    </>
  );
}

/** Across the track, with the crystal that it costs. */
function RedBar({ spot, next }: { readonly spot: Spot; readonly next: Spot }) {
  const angle = (Math.atan2(next.y - spot.y, next.x - spot.x) * 180) / Math.PI;
  return (
    <G transform={`translate(${spot.x}, ${spot.y})`}>
      <G transform={`rotate(${angle})`}>
        <Path d="M0 -24V24" stroke={colors.stop} strokeOpacity={0.3} strokeWidth={14} />
        <Path d="M0 -24V24" stroke="#F0503F" strokeWidth={7} strokeLinecap="round" />
      </G>
      <At x={0} y={0} size={34}>
        <Crystal />
      </At>
    </G>
  );
}

type OnTrack = { readonly seat: Seat; readonly field: number; readonly laps: number };

function countersOf(view: Seen, points: Props['points']): readonly OnTrack[] {
  const pointsOf = (seat: Seat) => points?.[seat] ?? of(view.players, seat).points;
  const fieldOf = (seat: Seat) => pointsOf(seat) % LAP;
  return view.seats.map(seat => {
    const field = fieldOf(seat);
    const same = view.seats.filter(it => fieldOf(it) === field);
    const aside = besideOnTrack(same.indexOf(seat), same.length);
    return { seat, field: field + aside, laps: Math.floor(pointsOf(seat) / LAP) };
  });
}

type CounterProps = {
  readonly seat: Seat;
  readonly laps: number;
  readonly spot: Spot;
  readonly rect: Rect;
};

/** Whoever has been round the track carries a plate with the points of the laps. */
function Counter({ seat, laps, spot: { x, y }, rect }: CounterProps) {
  const { bright } = enamelOf(seat);
  const inwards = towards({ x, y }, rect);
  return (
    <>
      <Circle cx={x} cy={y} r={35} fill={bright} fillOpacity={0.2} />
      <Circle cx={x} cy={y} r={25} fill={sea.edge} stroke={bright} strokeWidth={4} />
      <At x={x} y={y} size={36}>
        <Figure seat={seat} />
      </At>
      {laps > 0 && (
        <G transform={`translate(${x + inwards.x * 54}, ${y + inwards.y * 46})`}>
          <Box
            x={-38}
            y={-20}
            width={76}
            height={40}
            rx={10}
            fill={sea.room}
            stroke={colors.brass}
            strokeWidth={3}
          />
          <Numeral x={0} y={0} size={32} fill={colors.brassLight}>
            {`${laps * LAP}+`}
          </Numeral>
        </G>
      )}
    </>
  );
}

/** From the track to its inside. */
function towards({ x, y }: Spot, { x: left, y: top, width, height }: Rect): Spot {
  if (y < top + 2 * RIM) return { x: 0, y: 1 };
  if (y > top + height - 2 * RIM) return { x: 0, y: -1 };
  return { x: x < left + width / 2 ? 1 : -1, y: 0 };
}
