import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useStage } from './stage';
import { Press } from '@/ui/Press';
import { cardText } from '../../mission/words';
import { isBackAgain } from '../pieces/aloud';
import { GlazePanel } from './GlazePanel';
import { playerName } from './people';
import { useWatched } from './WatchContext';
import { watchWords } from './words';

type RuleProps = { readonly rules: readonly string[]; close(): void };

/** Boxes with rules, for everybody. A touch puts it away sooner. */
export function RulePanel({ rules, close }: RuleProps) {
  const say = watchWords.useSay();
  const { words } = useWatched();
  const text = rules.map(rule => words.rules[rule] ?? rule).join(' ');
  return (
    <Room>
      <Press
        name={`${say('rulesNow')}: ${text}. ${say('rulesClose')}`}
        onPress={close}
        testID="rule-close"
      >
        <GlazePanel testID="watch-rule" title={say('rulesNow')} words={text} />
      </Press>
    </Room>
  );
}

type AloudProps = { readonly card: string };

type HintProps = { readonly puzzle: string; close(): void };

/** The hint that has just been opened. */
export function HintPanel({ puzzle, close }: HintProps) {
  const say = watchWords.useSay();
  const { view, words } = useWatched();
  const text = words.hints[puzzle]?.[(view.hints[puzzle] ?? 1) - 1] ?? '';
  const title = say('hintNow', { puzzle: words.puzzles[puzzle] ?? puzzle });
  return (
    <Room>
      <Press name={`${title}: ${text}. ${say('rulesClose')}`} onPress={close} testID="hint-close">
        <GlazePanel testID="watch-hint" title={title} words={text} />
      </Press>
    </Room>
  );
}

/** Card A, while the captain reads it to everybody. */
export function AloudPanel({ card }: AloudProps) {
  const say = watchWords.useSay();
  const watched = useWatched();
  const { view, words } = watched;
  return (
    <Room>
      <GlazePanel
        testID="watch-aloud"
        title={say('aloud', { name: playerName(watched, view.captain) })}
        words={cardText(words, card, isBackAgain(view, card) ? 'again' : 'text')}
      />
    </Room>
  );
}

function Room({ children }: { readonly children: ReactNode }) {
  const { px } = useStage();
  const { sizes } = useWatched();
  return (
    <View style={{ paddingHorizontal: px(sizes.edge * 0.6), paddingTop: px(8) }}>{children}</View>
  );
}
