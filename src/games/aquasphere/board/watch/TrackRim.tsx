import { Circle, G, Path, Rect as Box } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { LAP, RED_LINES } from '../../rules/components';
import { sea } from '../pieces/colours';
import { Crystal } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { type Rect, RIM, type Spot } from './layout';
import { inset, MARGIN, rimTrack } from './trackPath';

type Props = {
  /** What it runs round, with its outer edge at 0, 0. */
  readonly box: { readonly width: number; readonly height: number };
};

/** The knowledge track for a larger drawing: fields and red lines. */
export function TrackRim({ box }: Props) {
  const rect = { x: 0, y: 0, ...box };
  const at = rimTrack(box);
  return (
    <>
      <Frame rect={rect} />
      {FIELDS.map(field => (
        <Field key={field} field={field} {...at(field)} />
      ))}
      {RED_LINES.map(line => (
        <RedBar key={line} spot={at(line - 0.5)} next={at(line - 0.4)} />
      ))}
    </>
  );
}

const FIELDS = Array.from({ length: LAP }, (_, n) => n);
const NUMBERED = 5;

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
      <Numeral x={x} y={y} size={36} fill="#CDB795">
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
        <Path d="M0 -24V24" stroke={sea.redLine} strokeWidth={7} strokeLinecap="round" />
      </G>
      <At x={0} y={0} size={34}>
        <Crystal />
      </At>
    </G>
  );
}
