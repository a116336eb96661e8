import { memo } from 'react';
import { View } from 'react-native';
import Svg, { ClipPath, Defs, G, Path } from 'react-native-svg';
import { useSvgIds } from '../useSvgIds';
import { FACE_DRAWINGS, type FaceId } from './faces';
import { type FaceDrawing, INK, inked, type Shape } from './shapes';

type Props = {
  id: FaceId;
  size: number;
  /** Read by screen readers. Without it the face is hidden from them, as beside a player's name. */
  name?: string | undefined;
};

/** An animal's face, which stands for a player in every game. */
export const AnimalFace = memo(({ id, size, name }: Props) =>
  name === undefined ? (
    <Picture {...{ id, size }} />
  ) : (
    <View role="img" accessible aria-label={name}>
      <Picture {...{ id, size }} />
    </View>
  ),
);

function Picture({ id, size }: Omit<Props, 'name'>) {
  const [inside] = useSvgIds('inside');
  const { behind = [], head, patches = [], features }: FaceDrawing = FACE_DRAWINGS[id];
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-52 -52 104 104">
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
