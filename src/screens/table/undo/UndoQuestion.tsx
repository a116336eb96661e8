import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Toast } from '@/ui/Toast';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { useTable } from '../useTable';
import { UNDO_REFUSED } from './undoRefused';

const LASTS_MS = 6_000;

/** Shows another player's request to undo an act, and the outcome of this player's own request. */
export function UndoQuestion() {
  const say = useTableWords();
  const refused = useSession(it => it.guest?.refused);
  const told = refused && UNDO_REFUSED.get(refused.code);
  return (
    <>
      <Question />
      <Waiting />
      {told && <Toast key={told} text={say(told)} lasts={LASTS_MS} testID="undo-refused" />}
    </>
  );
}

/** Their own question is with the others. */
function Waiting() {
  const say = useTableWords();
  const { own } = useTable();
  const question = useSession(it => it.guest?.shared?.undo.question);
  if (!question || !own.includes(question.by)) return null;
  return <Toast text={say('undo.waits')} testID="undo-waits" />;
}

function Question() {
  const say = useTableWords();
  const { session } = useWorld();
  const { own, places } = useTable();
  const question = useSession(it => it.guest?.shared?.undo.question);
  const isAsked = own.some(seat => !question?.agreed.includes(seat));
  const name = places.find(({ seat }) => seat === question?.by)?.name ?? '';
  const isOpen = question !== undefined && isAsked && !own.includes(question.by);
  const vote = (agrees: boolean) => () =>
    question && session.wish({ wish: 'vote', id: question.id, agrees });
  return (
    <Sheet title={say('undo.title')} open={isOpen} onClose={vote(false)} testID="undo-question">
      <View style={styles.question}>
        <Type>{say('undo.text', { name })}</Type>
        <Button
          wide
          kind="main"
          icon="undo"
          title={say('undo.agree')}
          onPress={vote(true)}
          testID="undo-agree"
        />
        <Button
          kind="quiet"
          title={say('undo.refuse')}
          onPress={vote(false)}
          testID="undo-refuse"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ question: { gap: space.m } });
