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
import { STAGE } from './stage';
import { isUpright, lapOf, RIM, trackPlace } from './trackPlaces';

const EDGE = RIM + 9;

/** The knowledge track: fields, red lines, and everybody’s counter. */
export function TrackRim({ view }: { readonly view: Seen }) {
  return (
    <>
      <Path
        d={`M0 0H${STAGE.width}V${STAGE.height}H0ZM${2 * EDGE - 8} ${2 * EDGE - 8}V${STAGE.height - 2 * EDGE + 8}H${STAGE.width - 2 * EDGE + 8}V${2 * EDGE - 8}Z`}
        fill="#1B1B22"
      />
      <Rect
        x={2 * EDGE - 8}
        y={2 * EDGE - 8}
        width={STAGE.width - 4 * EDGE + 16}
        height={STAGE.height - 4 * EDGE + 16}
        rx={22}
        fill="none"
        stroke={colors.brassShade}
        strokeWidth={2}
      />
      {Array.from({ length: LAP }, (_, field) => (
        <Field key={field} field={field} />
      ))}
      {RED_LINES.map(line => (
        <RedLine key={line} line={line} />
      ))}
      {view.seats.map(seat => (
        <TrackCounter key={seat} view={view} seat={seat} />
      ))}
    </>
  );
}

function Field({ field }: { readonly field: number }) {
  const { x, y } = trackPlace(field);
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
function RedLine({ line }: { readonly line: number }) {
  const { x, y } = trackPlace(line - 0.5);
  return (
    <G transform={`translate(${x}, ${y})${isUpright(line - 0.5) ? ' rotate(90)' : ''}`}>
      <Rect x={-4} y={-RIM - 4} width={8} height={2 * RIM + 8} rx={4} fill="#FF5A4C" />
      <G transform={isUpright(line - 0.5) ? 'rotate(-90)' : ''}>
        <At x={0} y={0} size={34}>
          <Crystal />
        </At>
      </G>
    </G>
  );
}

type CounterProps = { readonly view: Seen; readonly seat: Seat };

/** Counters on the same field stand side by side. */
function TrackCounter({ view, seat }: CounterProps) {
  const { points } = playerOf(view, seat);
  const field = points % LAP;
  const { x, y } = trackPlace(field);
  const together = view.seats.filter(it => playerOf(view, it).points % LAP === field);
  const aside = (together.indexOf(seat) - (together.length - 1) / 2) * 38;
  const at = isUpright(field) ? { x, y: y + aside } : { x: x + aside, y };
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
      {lap > 0 && <Lap x={at.x} y={at.y} lap={lap} />}
    </>
  );
}

/** “50+” hangs at a counter that has been round. */
function Lap({ x, y, lap }: { readonly x: number; readonly y: number; readonly lap: number }) {
  const down = y > STAGE.height / 2 ? -42 : 42;
  const across = x < 60 ? 24 : x > STAGE.width - 60 ? -24 : 0;
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
