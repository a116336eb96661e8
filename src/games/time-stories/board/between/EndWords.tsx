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
  const { view, words, sizes, kind } = useWatched();
  const { title = '', text = '' } = words.ends[end] ?? {};
  const paragraphs = text.split('\n\n').filter(it => it !== '');
  const isDrawn = useVignettes(view.options.mission, ENDS)?.[end] !== undefined;
  const picture = kind === 'far' && isDrawn && !isBare ? 480 : 0;
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
      {picture > 0 && (
        <View
          style={{
            borderRadius: px(12),
            overflow: 'hidden',
            borderWidth: px(5),
            borderColor: tints.brass,
          }}
        >
          <Vignette
            mission={view.options.mission}
            place="ends"
            card={end}
            ground="glaze"
            width={px(picture)}
            height={px(picture)}
          />
        </View>
      )}
    </View>
  );
}
