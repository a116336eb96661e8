import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { useHand, useWanted } from './HandContext';
import { Meetings } from './lines/Meetings';
import { RequestLine } from './lines/RequestLine';
import { RefusalLine } from './RefusalLine';

/** Questions and messages that cannot wait, drawn just above the glasses. */
export function Lines() {
  const { opened } = useHand('opened');
  return (
    <View pointerEvents="box-none" style={styles.lines}>
      <News />
      <RequestLine />
      <Meetings />
      {opened === null && <RefusalLine />}
    </View>
  );
}

/** News of the people at the table, which the table passes in. */
const News = () => useWanted().news;

const styles = StyleSheet.create({
  lines: {
    position: 'absolute',
    left: space.s,
    right: space.s,
    bottom: space.s,
    gap: space.s,
    maxWidth: 560,
    alignSelf: 'center',
    marginHorizontal: 'auto',
  },
});
