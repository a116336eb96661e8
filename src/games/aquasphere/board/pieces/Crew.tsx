/** The two of the crew: the engineer in the headquarters, the scientist in the station. */
import { Circle, G, Path, Rect } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { enamelOf, sea } from './colours';
import { Figure } from './Figure';

type Props = { readonly seat: Seat; readonly isGhost?: boolean };

const BODY = 'M-8.8 11.8V5.2C-8.8 2.4 -7 0.8 -4.4 0.8H4.4C7 0.8 8.8 2.4 8.8 5.2V11.8Z';
const HAT = 'M-6.6 -4.4C-6.6 -9.2 -3.8 -11.8 0 -11.8C3.8 -11.8 6.6 -9.2 6.6 -4.4Z';
const edge = { stroke: sea.edge, strokeWidth: 1.4, strokeLinejoin: 'round' } as const;

/** Under a hard hat. */
export function Engineer({ seat, isGhost = false }: Props) {
  const { bright, shade } = enamelOf(seat);
  const part = isGhost ? ghosted(bright) : { fill: bright, ...edge };
  return (
    <>
      <Path d={BODY} {...part} />
      {!isGhost && (
        <Rect x={-5} y={-4.6} width={10} height={6} rx={1.4} fill={sea.skin} {...edge} />
      )}
      <Path d={HAT} {...part} />
      <Rect x={-8} y={-5.4} width={16} height={2.2} rx={1.1} {...part} />
      {!isGhost && (
        <>
          <Rect x={-1.1} y={-12.2} width={2.2} height={4.6} rx={1.1} fill={shade} />
          <Rect x={-3.8} y={-2.3} width={7.6} height={2.6} rx={1.3} fill={sea.edge} />
          <Circle cx={-1.8} cy={-1} r={0.9} fill={sea.eye} />
          <Circle cx={1.8} cy={-1} r={0.9} fill={sea.eye} />
        </>
      )}
      <G transform="translate(0, 6.4) scale(0.38)">
        <Figure seat={seat} isPrint={!isGhost} />
      </G>
    </>
  );
}

/** In a diving helmet. */
export function Scientist({ seat, isGhost = false }: Props) {
  const { bright } = enamelOf(seat);
  const part = isGhost ? ghosted(bright) : { fill: bright, ...edge };
  return (
    <>
      <Path d="M-8.4 11.6C-8.4 8 -5 6.4 0 6.4C5 6.4 8.4 8 8.4 11.6Z" {...part} />
      <Circle cx={0} cy={-2.4} r={9.2} {...part} />
      <Circle cx={0} cy={-2.4} r={7} fill={sea.glass} {...(isGhost && { fillOpacity: 0.4 })} />
      <G transform="translate(0, -2.6) scale(0.46)">
        <Figure seat={seat} isGhost={isGhost} />
      </G>
    </>
  );
}

const ghosted = (bright: string) =>
  ({
    fill: bright,
    fillOpacity: 0.18,
    stroke: bright,
    strokeWidth: 1.4,
    strokeDasharray: '3 2',
  }) as const;
