import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { resourceName } from '../pieces/naming';
import { tokenWords } from '../pieces/tokenWords';
import { EyeSign } from '../signs/Signs';
import { tints } from '../signs/station';
import { TokenSign } from '../signs/TokenSign';
import { type TeamTrack, teamTracks, trayCells } from './teamTracks';
import { useWatched } from './WatchContext';
import { watchWords } from './words';

type Props = { readonly width: number };

/** The tokens that the team has found. */
export function TokenTray({ width }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { tokens } = watched.view;
  const { rows, columns } = trayCells(tokens.length);
  const gap = 10;
  const pad = 14;
  const cell = Math.min(CELL, (width - 2 * pad - BORDERS - gap * (columns - 1)) / columns);
  const size = rows === 1 ? cell : Math.min(cell, IN_TWO_ROWS);
  const spoken =
    tokens.length === 0
      ? say('tray.none')
      : say('tray.name', { tokens: tokens.map(it => tokenWords(watched, it)).join(', ') });
  return (
    <View
      accessible
      role="img"
      aria-label={spoken}
      testID="watch-tokens"
      style={[
        styles.tray,
        { width: px(width), padding: px(pad), gap: px(gap), borderRadius: px(12) },
      ]}
    >
      {Array.from({ length: rows * columns }, (_, n) => {
        const token = tokens[n];
        return (
          <View
            key={n}
            style={[
              styles.cell,
              { width: px(size), height: px(size), borderRadius: px(8) },
              token && styles.filled,
            ]}
          >
            {token && <TokenSign token={token} size={px(size * 0.92)} />}
          </View>
        );
      })}
    </View>
  );
}

const CELL = 58;
/** More would push what lies below over the edge of a TV. */
const IN_TWO_ROWS = 38;
/** They do not shrink with the screen, as the other lengths do. */
const BORDERS = 12;

/** Eyes, or what else the team gathers towards an end; those that change something have a rim. */
export const TeamTracks = ({ width }: Props) => {
  const { view } = useWatched();
  return teamTracks(view).map(track => <Track key={track.resource} track={track} width={width} />);
};

function Track({ track, width }: Props & { readonly track: TeamTrack }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { words } = useWatched();
  const { resource, have, most, thresholds, starts } = track;
  const marks = [...starts, ...thresholds];
  const spoken = [
    say('team', { what: resourceName(words, resource, 2), have, most }),
    ...(marks.length > 0 ? [say('teamMarks', { marks: marks.join(', ') })] : []),
  ];
  const gap = 9;
  const cell = Math.min(CELL, (width - gap * (most - 1)) / most);
  return (
    <View
      accessible
      role="img"
      aria-label={spoken.join(', ')}
      testID={`watch-team-${resource}`}
      style={[styles.track, { gap: px(gap) }]}
    >
      {Array.from({ length: most }, (_, n) => {
        const isFull = n < have;
        const isLimit = thresholds.includes(n + 1);
        const isMark = isLimit || starts.includes(n + 1);
        return (
          <View
            key={n}
            style={[
              styles.cell,
              {
                width: px(cell),
                height: px(cell * 1.24),
                borderRadius: px(7),
                borderWidth: px(2.5),
              },
              isFull && styles.counted,
              isMark && styles.mark,
              isLimit && styles.limit,
            ]}
          >
            {(isFull || isMark) && (
              <EyeSign size={px(cell * 0.76)} color={isFull ? tints.eye : '#B9A98A'} />
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    backgroundColor: '#EFE8D8',
    borderWidth: 2,
    borderColor: tints.plateLine,
  },
  track: { flexDirection: 'row' },
  cell: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#F5F0E4',
    borderWidth: 2,
    borderColor: tints.plateLine,
  },
  filled: { backgroundColor: tints.light, borderColor: '#C9B083' },
  counted: { backgroundColor: '#2F8A60', borderColor: tints.eye },
  mark: { borderColor: tints.warm },
  limit: { borderColor: tints.no },
});
