import { View } from 'react-native';
import type { MotifCall } from '../../mission/panorama';
import { Bitmap } from './Bitmap';
import { drawAlone, type SmallGround } from './drawSmall';
import { useVignettes } from './useFetched';

export type VignetteProps = {
  readonly mission: string;
  /** The place of the card, or `base`, `map`, `ends`. */
  readonly place: string;
  readonly card: string;
  readonly width: number;
  readonly height: number;
  /** Clay for one player's eyes, glaze for everybody's. */
  readonly ground?: SmallGround;
};

/** The picture on the private side of a card; what does not fit into its shape is cut off. */
export function Vignette({ mission, place, card, ground = 'clay', ...size }: VignetteProps) {
  const calls = useVignettes(mission, { place })?.[card];
  return <Small {...size} id={`card ${mission} ${card}`} {...{ calls, ground }} />;
}

type ThingProps = {
  readonly mission: string;
  readonly size: number;
  readonly ground?: SmallGround;
};

export function ItemPicture({
  mission,
  item,
  size,
  ground = 'clay',
}: ThingProps & { readonly item: string }) {
  const calls = useVignettes(mission, 'items')?.[item];
  return <Small id={`item ${mission} ${item}`} width={size} height={size} {...{ calls, ground }} />;
}

/** Head and shoulders of a lender. */
export function LenderPortrait({
  mission,
  lender,
  size,
  ground = 'glaze',
}: ThingProps & { readonly lender: string }) {
  const calls = useVignettes(mission, 'lenders')?.[lender];
  return (
    <Small id={`portrait ${mission} ${lender}`} width={size} height={size} {...{ calls, ground }} />
  );
}

type SmallProps = {
  readonly id: string;
  readonly calls: readonly MotifCall[] | undefined;
  readonly ground: SmallGround;
  readonly width: number;
  readonly height: number;
};

/** Hidden from screen readers: the text beside it says what it is about. */
function Small({ id, calls, ground, width, height }: SmallProps) {
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        overflow: 'hidden',
        backgroundColor: ground === 'clay' ? '#F0DCBC' : '#E4EBF1',
      }}
    >
      {calls ? (
        <Bitmap
          id={`${id} ${ground} ${Math.round((width / height) * 100)}`}
          {...{ width, height }}
          draw={() => drawAlone(id, calls, { ground, width, height })}
        />
      ) : null}
    </View>
  );
}
