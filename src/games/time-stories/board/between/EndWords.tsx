import { View } from 'react-native';
import { useStage } from '../watch/stage';
import { useVignettes } from '../panorama/useFetched';
import { Vignette } from '../panorama/Vignette';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { useWatched } from '../watch/WatchContext';

const ENDS = { place: 'ends' } as const;

type Props = {
  readonly end: string;
  readonly width: number;
  /** Without its picture. */
  readonly isBare?: boolean;
};

/** How a run ended, in the words of the mission, to be read aloud. */
export function EndWords({ end, width, isBare = false }: Props) {
  const { px } = useStage();
  const { words, sizes, kind } = useWatched();
  const { title = '', text = '' } = words.ends[end] ?? {};
  const paragraphs = text.split('\n\n').filter(it => it !== '');
  return (
    <View
      testID="end-words"
      style={{ width: px(width), flexDirection: 'row', alignItems: 'center', gap: px(70) }}
    >
      <View style={{ flex: 1, gap: px(18) }}>
        <GlazeText face="display" size={sizes.title} color={tints.glaze}>
          {title}
        </GlazeText>
        {paragraphs.map(paragraph => (
          <GlazeText key={paragraph} face="text" size={sizes.small + 2}>
            {paragraph}
          </GlazeText>
        ))}
      </View>
      {kind === 'far' && !isBare && <EndPicture end={end} width={620} height={420} />}
    </View>
  );
}

type PictureProps = Pick<Props, 'end' | 'width'> & { readonly height: number };

/** The last picture of a run, if the mission has one. */
export function EndPicture({ end, width, height }: PictureProps) {
  const { px } = useStage();
  const { mission } = useWatched().view.options;
  const isDrawn = useVignettes(mission, ENDS)?.[end] !== undefined;
  if (!isDrawn) return null;
  return (
    <View
      style={{
        width: px(width),
        borderRadius: px(12),
        overflow: 'hidden',
        borderWidth: px(5),
        borderColor: tints.brass,
      }}
    >
      <Vignette
        {...{ mission }}
        place="ends"
        card={end}
        ground="glaze"
        width={px(width)}
        height={px(height)}
      />
    </View>
  );
}
