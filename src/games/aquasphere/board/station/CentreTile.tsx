import { Circle, G, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { type Berth, tileOf, type Wedge } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { sea } from '../pieces/colours';
import { LightBulb } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { hourOutwards, polar, ringPart } from './geometry';
import { BerthShape } from './ExpansionShape';

const CENTRE_RADIUS = 166;

type Props = { readonly view: Seen; readonly brass: string };

/** The centre tile: the bulb of this round, and what each wedge puts into its sector after it. */
export function CentreTile({ view, brass }: Props) {
  const { bulb, turn } = view.centre;
  const wedges = tileOf(bulb, view.seats.length);
  return (
    <>
      {view.ring.map((letter, n) => (
        <Tooth key={letter} hour={hourOutwards(n)} />
      ))}
      <Circle r={CENTRE_RADIUS} fill={brass} />
      <Circle r={CENTRE_RADIUS - 5} fill={sea.edge} />
      <Circle r={CENTRE_RADIUS - 7} fill="#12141D" />
      {view.ring.map((letter, n) => {
        const hour = hourOutwards(n);
        const wedge = wedges[wedgeAt(n, turn, wedges.length)];
        return (
          <G key={letter}>
            <Path
              d={ringPart(hour - 1, hour + 1, 62, CENTRE_RADIUS - 9)}
              fill="none"
              stroke={colors.brassShade}
              strokeWidth={2.4}
            />
            {wedge && <Brings wedge={wedge} hour={hour} />}
          </G>
        );
      })}
      <Circle r={68} fill={brass} />
      <Circle r={63} fill={sea.room} />
      <Circle r={52} fill={colors.lamp} fillOpacity={0.16} />
      <At x={0} y={3} size={112}>
        <LightBulb />
      </At>
      <Numeral x={0} y={-16} size={52} fill={colors.inkDark}>
        {bulb}
      </Numeral>
    </>
  );
}

/** Wedge 0 of a tile points to the sector at place `turn` of the ring. */
const wedgeAt = (place: number, turn: number, wedges: number): number =>
  wedges === 0 ? 0 : (place - turn + wedges) % wedges;

function Tooth({ hour }: { readonly hour: number }) {
  const [tip, left, right] = [
    polar(hour, CENTRE_RADIUS + 17),
    polar(hour - 0.22, CENTRE_RADIUS - 2),
    polar(hour + 0.22, CENTRE_RADIUS - 2),
  ];
  return (
    <Path d={`M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`} fill={colors.brass} />
  );
}

const GOODS = ['octopods', 'time', 'crystals'] as const satisfies readonly Berth[];

/** The pieces of a wedge with their numbers, one above the other. */
function Brings({ wedge, hour }: { readonly wedge: Wedge; readonly hour: number }) {
  const { x, y } = polar(hour, 113);
  const rows = [...GOODS.filter(good => wedge[good] > 0), ...(wedge.neutral ? ['neutral'] : [])];
  return (
    <>
      {rows.map((row, n) => {
        const down = y + (n - (rows.length - 1) / 2) * 38;
        const good = GOODS.find(it => it === row);
        return (
          <G key={row}>
            <Numeral x={x - 4} y={down} size={36} anchor="end">
              {`+${good ? wedge[good] : 1}`}
            </Numeral>
            <At x={x + 18} y={down} size={38}>
              {good ? <BerthShape berth={good} /> : <Submarine seat={null} />}
            </At>
          </G>
        );
      })}
    </>
  );
}
