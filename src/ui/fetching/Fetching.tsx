import { StyleSheet, View } from 'react-native';
import { Spinner } from '../Spinner';
import { SIDE, space } from '../theme/tokens';
import { useTrouble } from './parts';
import { Unfetched } from './Unfetched';

/** Stands in for a part of the page until it has been fetched. */
export function Fetching() {
  const trouble = useTrouble();
  return (
    <View style={styles.fetching}>
      {trouble ? (
        <View style={styles.notice}>
          <Unfetched trouble={trouble} />
        </View>
      ) : (
        <Spinner />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fetching: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  notice: { width: '100%', maxWidth: SIDE + 2 * space.m, padding: space.m },
});
