import { View } from 'react-native';
import { useStage } from '../watch/stage';
import { EndVignette } from '../panorama/EndVignette';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { useWatched } from '../watch/WatchContext';

type Props = {
  readonly end: string;
  readonly width: number;
  /** The room for the picture beside the words; without it there is none. */
  readonly picture?: { readonly width: number; readonly height: number };
};

/** How a run ended, in the words of the mission, to be read aloud. */
export function EndWords({ end, width, picture }: Props) {
  const { px } = useStage();
  const { words, sizes } = useWatched();
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
      {picture && <EndPicture {...{ end, ...picture }} />}
    </View>
  );
}

type PictureProps = Pick<Props, 'end' | 'width'> & { readonly height: number };

export function EndPicture({ end, width, height }: PictureProps) {
  const { px } = useStage();
  const { mission } = useWatched().view.options;
  return <EndVignette {...{ mission, end }} width={px(width)} height={px(height)} frame={px(5)} />;
}
