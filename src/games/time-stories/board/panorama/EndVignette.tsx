import { StyleSheet, View } from 'react-native';
import { useVignettes } from './useFetched';
import { Vignette } from './Vignette';

const ENDS = { place: 'ends' } as const;

type Props = {
  readonly mission: string;
  readonly end: string;
  readonly width: number;
  readonly height: number;
  /** Of the brass frame. */
  readonly frame: number;
};

/** The last picture of a run, if the mission has one. */
export function EndVignette({ mission, end, width, height, frame }: Props) {
  const isDrawn = useVignettes(mission, ENDS)?.[end] !== undefined;
  if (!isDrawn) return null;
  return (
    <View
      testID="end-picture"
      style={[styles.picture, { width, borderRadius: 2.4 * frame, borderWidth: frame }]}
    >
      <Vignette {...{ mission, width, height }} place="ends" card={end} ground="glaze" />
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { maxWidth: '100%', overflow: 'hidden', borderColor: '#D9A45B' },
});
