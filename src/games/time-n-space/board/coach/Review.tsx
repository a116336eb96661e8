import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { MINUTE, SECOND } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { MatchReplay } from '../../../board';
import type { GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import { asClock } from '../centre/useMoments';
import { pieceWords } from '../pieces/words';
import { MOST_REGRETS, type Regret, review } from './regrets';
import { coachWords } from './words';

type Props = { readonly story: MatchReplay<Seen, GameEvent>; readonly seat: Seat };

/** Says what cost this player most, and when. */
export function Review({ story, seat }: Props) {
  const say = coachWords.useSay();
  const regrets = useMemo(() => review(story, seat), [story, seat]);
  const title = regrets.length === MOST_REGRETS ? 'review.title' : 'review.titleFew';
  return (
    <Panel testID="review" style={styles.panel}>
      <View style={styles.head}>
        <Icon name="lamp" size={22} color={colors.sand} />
        <Type as="heading" style={styles.words}>
          {say(title)}
        </Type>
      </View>
      {regrets.length === 0 && <Type>{say('review.clean')}</Type>}
      {regrets.map(it => (
        <View key={JSON.stringify(it)} accessible style={styles.regret}>
          <Type as="label" tone="sand">
            {say('review.minute', { minute: Math.floor(it.at / MINUTE) + 1 })}
          </Type>
          <Sentence regret={it} />
        </View>
      ))}
    </Panel>
  );
}

function Sentence({ regret }: { readonly regret: Regret }) {
  const { language } = useComfort();
  return <Type>{regretSentence(language, regret)}</Type>;
}

const lasting = (long: number) => asClock(Math.round(long / SECOND));

function regretSentence(language: 'en' | 'de', it: Regret): string {
  const say = coachWords.sayIn(language);
  switch (it.code) {
    case 'idle':
      return say('review.idle', { sum: lasting(it.sum), longest: lasting(it.longest) });
    case 'lost': {
      const good = pieceWords.sayIn(language)(`goodName.${it.good}`);
      const points = say('review.points', { count: it.points });
      return say('review.lost', { good, count: it.count, points });
    }
    case 'undelivered':
    case 'vain':
      return say(`review.${it.code}`, { count: it.count });
    case 'late':
    case 'none':
      return say(`review.${it.code}`);
  }
}

const styles = StyleSheet.create({
  panel: { gap: space.s + 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  regret: { gap: 2 },
});
