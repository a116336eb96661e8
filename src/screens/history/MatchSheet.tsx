import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AnyEnding } from '@/games/board';
import { isAlone, type FinishedMatch, type HistoryPlayer } from '@/stores/history';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { FactRow } from './FactRow';
import { historyWords } from './historyWords';
import { isTogether, rankIn, sharedEndOf } from './rows';
import { dayWords } from './when';

type Props = {
  match: FinishedMatch | undefined;
  memory: AnyEnding['memory'];
  onClose: () => void;
  onForget: (id: string) => void;
};

/** One match: everybody's points, and the game's own summary. */
export function MatchSheet({ match, onClose, ...props }: Props) {
  const { language } = useComfort();
  const title = match ? dayWords(match.when, language) : '';
  return (
    <Sheet title={title} open={match !== undefined} onClose={onClose} testID="match-sheet">
      {match && <Told key={match.id} match={match} {...props} />}
    </Sheet>
  );
}

type ToldProps = Omit<Props, 'onClose' | 'match'> & { match: FinishedMatch };

function Told({ match, memory, onForget }: ToldProps) {
  const say = historyWords.useSay();
  const { language } = useComfort();
  const { players, shares, counts, options } = match;
  const end = sharedEndOf(match);
  const numbers = [
    ...Object.entries(shares).map(
      ([name, part]) => [name, say('percent', { count: Math.round(100 * part) })] as const,
    ),
    ...Object.entries(counts).map(([name, count]) => [name, String(count)] as const),
  ];
  return (
    <>
      <Type tone="soft">
        {[
          say(isAlone(match) ? 'alone' : 'together'),
          end && say(end),
          rankIn(match, memory, language),
          memory?.optionWords(language, options),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Type>
      <View style={styles.facts}>
        {[...players].sort(byPlace).map(player => (
          <Standing
            key={player.seat}
            player={player}
            isOwn={player.seat === match.seat}
            isTeam={isTogether(match)}
          />
        ))}
      </View>
      <View style={styles.facts}>
        {numbers.map(([name, told]) => {
          const called = memory?.called(language, name);
          return called && <FactRow key={name} isSmall name={called} value={told} />;
        })}
      </View>
      <Forget onForget={() => onForget(match.id)} />
    </>
  );
}

const byPlace = (one: HistoryPlayer, other: HistoryPlayer): number =>
  (one.place ?? 1) - (other.place ?? 1);

type StandingProps = { player: HistoryPlayer; isOwn: boolean; isTeam: boolean };

function Standing({ player, isOwn, isTeam }: StandingProps) {
  const say = historyWords.useSay();
  const { name, place, points, sits } = player;
  const who = sits === 'bot' ? `${name} (${say('computer')})` : name;
  const earned = points === undefined ? undefined : say('points', { count: points });
  return <FactRow name={isTeam ? who : `${place}. ${who}`} value={earned} isOwn={isOwn} />;
}

/** Asks before it deletes. */
function Forget({ onForget }: { onForget: () => void }) {
  const say = historyWords.useSay();
  const [isAsked, ask] = useState(false);
  if (!isAsked) {
    return (
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('forget')}
        onPress={() => ask(true)}
        testID="forget-match"
      />
    );
  }
  return (
    <>
      <Type>{say('forgetOneText')}</Type>
      <Button wide title={say('keep')} onPress={() => ask(false)} testID="forget-no" />
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('forgetSure')}
        onPress={onForget}
        testID="forget-yes"
      />
    </>
  );
}

const styles = StyleSheet.create({ facts: { gap: space.s } });
