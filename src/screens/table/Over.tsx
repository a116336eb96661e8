import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { matchFile } from '@/stores/savedMatch';
import { seenView } from '@/stores/seats';
import { storyFrom } from '@/stores/story';
import { Button } from '@/ui/Button';
import { Screen } from '@/ui/Screen';
import { Fetching } from '@/ui/fetching/Fetching';
import { SIDE, space } from '@/ui/theme/tokens';
import { NextLesson, useFinished } from '../lesson/NextLesson';
import { SaveFile } from '../SaveFile';
import { Unkept } from '../Unkept';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { useEnding } from '../useBoard';
import { useTable } from './useTable';

/** The end of a match: the scoring, and the story of the match. */
export function Over({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  const { session } = useWorld();
  const { board, own, places, isHost } = useTable();
  const seat = own[0] ?? null;
  const view = useSession(it => it.guest && seenView(it.guest, seat ?? 'board'));
  const { finished, isKept } = useFinished(board);
  const game = board?.game;
  const ending = useEnding(game?.id);
  const match = useSession(it => it.guest?.story ?? null);
  const story = useMemo(() => storyFrom(match, game), [match, game]);
  useEffect(() => game && session.wish({ wish: 'story', game }), [session, game]);
  const isReady = isKept && view !== null && view !== undefined;
  if (!board || !ending || !isReady) return <Fetching />;
  const { Ending } = ending;
  return (
    <Screen wide title={say('over.title')} back={goHome}>
      <Unkept />
      <Ending {...{ view, seat, places, story }} />
      <View style={styles.ways}>
        {finished && <NextLesson board={board} after={finished} />}
        {isHost && (
          <Button
            wide
            kind={finished ? 'plain' : 'main'}
            icon="hourglass"
            title={say('menu.again')}
            onPress={() => session.order({ order: 'again' })}
            testID="again"
          />
        )}
        {match && (
          <SaveFile
            wide
            title={say('menu.save')}
            file={() => matchFile(match)}
            testID="save-match"
          />
        )}
        <Button wide title={say('menu.end')} icon="door" onPress={goHome} testID="end" />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  ways: { alignSelf: 'center', width: '100%', maxWidth: SIDE, gap: space.s, paddingTop: space.s },
});
