import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Chapter } from '@/games/board';
import { titleOf } from '@/games/games';
import { useComfort } from '@/ui/comfort';
import { TextField } from '@/ui/forms/Field';
import { Screen } from '@/ui/Screen';
import { Fetching } from '@/ui/fetching/Fetching';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { ChapterCard } from './ChapterCard';
import { chaptersWith } from './search';

type Props = {
  game: string;
  chapters: readonly Chapter[] | undefined;
  back: () => void;
  /** The chapter that is open at first. */
  chapter: number;
  find: string;
  onChapter: (number: number) => void;
};

/** The short rules of a game, with one chapter open, or all that match the search. */
export function Rules({ game, chapters, back, chapter, find, onChapter }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const [wanted, setWanted] = useState(find);
  const [opened, setOpened] = useState<number | null>(chapter);
  if (!chapters) return <Opening back={back} />;
  const isSearch = wanted.trim() !== '';
  const found = chaptersWith(chapters, wanted);
  const toggle = (number: number) => {
    setOpened(opened === number ? null : number);
    onChapter(number);
  };
  return (
    <Screen title={titleOf(game, language)} back={back}>
      <TextField
        title={say('rules.find')}
        value={wanted}
        onChange={setWanted}
        autoComplete="off"
        autoCapitalize="none"
        testID="find"
      />
      {isSearch && (
        <View role="status">
          <Type as="small" tone="soft" testID="found">
            {found.length === 0
              ? say('rules.none', { wanted: wanted.trim() })
              : say('rules.found', { count: found.length })}
          </Type>
        </View>
      )}
      <View style={styles.chapters}>
        {found.map(it => (
          <ChapterCard
            key={it.number}
            chapter={it}
            wanted={wanted}
            isOpen={isSearch || opened === it.number}
            onToggle={() => toggle(it.number)}
          />
        ))}
      </View>
    </Screen>
  );
}

function Opening({ back }: { back: () => void }) {
  const say = startWords.useSay();
  return (
    <Screen title={say('rules.title')} back={back}>
      <Fetching />
    </Screen>
  );
}

const styles = StyleSheet.create({
  chapters: { gap: space.s },
});
