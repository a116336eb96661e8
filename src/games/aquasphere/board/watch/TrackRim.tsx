import { Circle, G, Path, Rect } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { LAP, RED_LINES } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import type { Seen } from '../../rules/state';
import { seatColour, sea } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { Crystal } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { type Box, isUpright, lapOf, RIM, trackPlace } from './trackPlaces';

const EDGE = RIM + 9;

/** The knowledge track: fields, red lines, and everybody’s counter. */
type RimProps = { readonly view: Seen; readonly box: Box };

export function TrackRim({ view, box }: RimProps) {
  const { width, height } = box;
  const inner = 2 * EDGE - 8;
  return (
    <>
      <Path
        d={`M0 0H${width}V${height}H0ZM${inner} ${inner}V${height - inner}H${width - inner}V${inner}Z`}
        fill="#1B1B22"
      />
      <Rect
        x={inner}
        y={inner}
        width={width - 2 * inner}
        height={height - 2 * inner}
        rx={22}
        fill="none"
        stroke={colors.brassShade}
        strokeWidth={2}
      />
      {Array.from({ length: LAP }, (_, field) => (
        <Field key={field} {...{ field, box }} />
      ))}
      {RED_LINES.map(line => (
        <RedLine key={line} {...{ line, box }} />
      ))}
      {view.seats.map(seat => (
        <TrackCounter key={seat} {...{ view, box, seat }} />
      ))}
    </>
  );
}

type FieldProps = { readonly field: number; readonly box: Box };

function Field({ field, box }: FieldProps) {
  const { x, y } = trackPlace(field, box);
  return field % 5 === 0 ? (
    <Numeral x={x} y={y} size={33} fill={colors.brass}>
      {field}
    </Numeral>
  ) : (
    <>
      <Circle cx={x} cy={y} r={11} fill={colors.lamp} fillOpacity={0.12} />
      <Circle cx={x} cy={y} r={5.5} fill={colors.brass} />
    </>
  );
}

/** A bar in front of the field behind it, with the crystal that it costs. */
function RedLine({ line, box }: { readonly line: number; readonly box: Box }) {
  const { x, y } = trackPlace(line - 0.5, box);
  const turns = isUpright(line - 0.5, box);
  return (
    <G transform={`translate(${x}, ${y})${turns ? ' rotate(90)' : ''}`}>
      <Rect x={-4} y={-RIM - 4} width={8} height={2 * RIM + 8} rx={4} fill="#FF5A4C" />
      <G transform={turns ? 'rotate(-90)' : ''}>
        <At x={0} y={0} size={34}>
          <Crystal />
        </At>
      </G>
    </G>
  );
}

type CounterProps = RimProps & { readonly seat: Seat };

/** Counters on the same field stand side by side. */
function TrackCounter({ view, box, seat }: CounterProps) {
  const { points } = playerOf(view, seat);
  const field = points % LAP;
  const { x, y } = trackPlace(field, box);
  const together = view.seats.filter(it => playerOf(view, it).points % LAP === field);
  // At the start there is no room to the left.
  const middle = field === 0 ? 0 : (together.length - 1) / 2;
  const aside = (together.indexOf(seat) - middle) * 38;
  const at = isUpright(field, box) ? { x, y: y + aside } : { x: x + aside, y };
  const lap = lapOf(points);
  return (
    <>
      <Circle
        cx={at.x}
        cy={at.y}
        r={25}
        fill={sea.edge}
        stroke={seatColour(seat)}
        strokeWidth={3.5}
      />
      <At {...at} size={34}>
        <Figure seat={seat} />
      </At>
      {lap > 0 && <Lap x={at.x} y={at.y} {...{ lap, box }} />}
    </>
  );
}

type LapProps = { readonly x: number; readonly y: number; readonly lap: number; readonly box: Box };

/** “50+” hangs at a counter that has been round. */
function Lap({ x, y, lap, box }: LapProps) {
  const down = y > box.height / 2 ? -42 : 42;
  const across = x < 60 ? 24 : x > box.width - 60 ? -24 : 0;
  return (
    <G transform={`translate(${x + across}, ${y + down})`}>
      <Rect
        x={-36}
        y={-20}
        width={72}
        height={40}
        rx={10}
        fill={sea.room}
        stroke={colors.brass}
        strokeWidth={2.5}
      />
      <Numeral x={0} y={0} size={30} fill={colors.brassLight}>
        {`${lap}+`}
      </Numeral>
    </G>
  );
}
