import Svg, { ClipPath, Defs, G, Path } from 'react-native-svg';
import { useSvgIds } from '../useSvgIds';
import { type FaceDrawing, INK, inked, type Shape } from './shapes';

type Props = FaceDrawing & { size: number };

export function FacePicture({ behind = [], head, patches = [], features, size }: Props) {
  const [inside] = useSvgIds('inside');
  return (
    <Svg width={size} height={size} viewBox="-52 -52 104 104">
      <Defs>
        <ClipPath id={inside}>
          <Path d={head.d} />
        </ClipPath>
      </Defs>
      <Shapes of={behind} />
      <Path {...head} />
      <G clipPath={`url(#${inside})`}>
        <Shapes of={patches} />
        <Path d={SHADE} fill={INK} fillOpacity={0.13} />
      </G>
      <Drawn {...inked(head.d, 'none')} />
      <Shapes of={features} />
    </Svg>
  );
}

/** The side turned away from the light, which comes from the upper left. */
const SHADE = 'M50 -50V50H-22Q36 30 27 -50Z';

const Shapes = ({ of }: { of: readonly Shape[] }) =>
  of.map((shape, n) => <Drawn key={n} {...shape} />);

function Drawn({ d, fill = 'none', stroke, width, twice }: Shape) {
  const look =
    stroke &&
    ({ stroke, strokeWidth: width, strokeLinejoin: 'round', strokeLinecap: 'round' } as const);
  const path = <Path d={d} fill={fill} {...look} />;
  if (!twice) return path;
  return (
    <>
      {path}
      <G transform="scale(-1, 1)">{path}</G>
    </>
  );
}
