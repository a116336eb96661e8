import Svg, { Circle, Text } from 'react-native-svg';
import { colors, fonts } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { isMoon } from '../../rules/board';
import type { Node } from '../../rules/components';
import { PlanetShape } from './PlanetShape';
import { Shades } from './Shades';

const MIDDLE = { x: 0, y: 0, out: 0 };

/** A small planet or moon, to show where a ship is or where it goes. */
export function NodeMark({ node, size }: { node: Node; size: number }) {
  const [shade] = useSvgIds('shade');
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-12 -12 24 24">
      <Shades id={shade} seats={isMoon(node) ? [] : [node]} />
      {isMoon(node) ? (
        <>
          <Circle r={10} fill={colors.whiteShade} />
          <Circle r={10} fill={`url(#${shade})`} />
          <Circle r={6.6} fill={colors.space} opacity={0.78} />
          <Text {...NUMERAL}>{node.slice(-1)}</Text>
        </>
      ) : (
        <PlanetShape seat={node} spot={{ ...MIDDLE, r: 8 }} shade={shade} />
      )}
    </Svg>
  );
}

const NUMERAL = {
  y: 4,
  fill: colors.white,
  fontFamily: fonts.strong,
  fontSize: 11,
  fontWeight: '800',
  textAnchor: 'middle',
} as const;
