import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Button } from '@/ui/Button';
import { Pointed } from '@/ui/lesson/slots';
import { fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { INTERIM_CARD_TIME } from '../../rules/components';
import { cardOf } from '../../rules/lab';
import { pushIn } from '../../rules/bots';
import { playerOf } from '../../rules/pieces';
import { whyNot } from '../../rules/rules';
import { launchedBy } from '../../rules/score';
import { linesBetween, pointsDue } from '../../rules/track';
import { cardWords } from '../cards/cardWords';
import { actOf, linePlans } from '../lines/answers';
import { LineBlock } from '../lines/LineBlock';
import { nameOf } from '../pieces/naming';
import { pieceWords } from '../pieces/words';
import { Plate, plateLooks } from './Plate';
import { SendHome } from './ProgrammedBots';
import { useActs, useFromSeat, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { momentIn } from './selectors';
import { handWords } from './words';

/** A decision that has to be made now; it takes the place of the headquarters. */
export function Asked() {
  const moment = useFromSeat(momentIn);
  switch (moment) {
    case 'line':
      return <LineAsked />;
    case 'letters':
      return <LettersAsked />;
    case 'interim':
      return <InterimAsked />;
    default:
      return null;
  }
}

/** One line after another: a touch is the answer. */
function LineAsked() {
  const say = handWords.useSay();
  const { act } = useActs();
  const { view, seat } = useSeat('view', 'seat');
  const { points, crystals, programmed } = playerOf(view, seat);
  const gain = pointsDue(view)?.points ?? 0;
  const lines = linesBetween(points, points + gain).slice(0, 1);
  const plans = linePlans(lines, { crystals, bots: programmed }, []).map(plan => ({
    ...plan,
    answer: undefined,
  }));
  return (
    <View style={styles.line}>
      <Type style={styles.strong} align="center">
        {say('pointsComing', { count: gain })}
      </Type>
      <LineBlock
        plans={plans}
        from={points}
        to={points + gain}
        gain={gain}
        answer={(_, answer) => act(actOf(answer))}
      />
    </View>
  );
}

/** A bot for each letter of a new expansion, in any order, or none. */
function LettersAsked() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { act } = useActs();
  const { view, seat, places } = useSeat('view', 'seat', 'places');
  const [due] = view.due;
  if (due?.name !== 'letters') return null;
  const { stock, programmed } = playerOf(view, seat);
  return (
    <Plate style={[styles.asked, plateLooks.asked]} testID="letters">
      <HoldToExplain topic={{ about: 'task', task: 'lab' }}>
        <Type style={styles.strong}>{say('lettersAsked')}</Type>
      </HoldToExplain>
      <View style={styles.letters}>
        {due.letters.map(letter => {
          const { pushed, home } = pushIn(view, letter);
          const notes = [
            ...(pushed ? [say('toChargingName', { name: nameOf(language, places, pushed) })] : []),
            ...(home.length > 0 ? [say('goHome')] : []),
          ];
          return (
            <View key={letter} style={styles.row}>
              <Pointed at={`letter-${letter}`}>
                <Button
                  wide
                  kind="main"
                  title={say('botTo', { letter })}
                  disabled={stock === 0}
                  onPress={() => act({ type: 'letter', sector: letter })}
                  testID={`letter-${letter}`}
                />
              </Pointed>
              {notes.length > 0 && (
                <Type as="label" tone="soft">
                  {notes.join(', ')}
                </Type>
              )}
            </View>
          );
        })}
      </View>
      {stock === 0 && (
        <View style={styles.homes}>
          <Type as="label" tone="soft">
            {say('stockEmpty')}
          </Type>
          {programmed.map(task => (
            <SendHome key={task} task={task} isAsked isInline />
          ))}
        </View>
      )}
      <Pointed at="skip-letters">
        <Button
          wide
          title={say('noLetter')}
          onPress={() => act({ type: 'skip' })}
          testID="skip-letters"
        />
      </Pointed>
    </Plate>
  );
}

/** Markers for submarines, and the cards of the interim scoring, in the order one likes. */
function InterimAsked() {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { language } = useComfort();
  const { act } = useActs();
  const { view, seat } = useSeat('view', 'seat');
  const player = playerOf(view, seat);
  const hasCollected = view.phase.name === 'time' && view.phase.hasCollected;
  const context = { seat, at: 0, finger: 0 };
  const cards = player.cards.filter(id => cardOf(id).kind === 'interim');
  return (
    <Plate style={[styles.asked, plateLooks.asked]} testID="interim">
      <HoldToExplain topic={{ about: 'now' }}>
        <Type style={styles.strong}>{say('interimAsked')}</Type>
      </HoldToExplain>
      {!hasCollected && (
        <Pointed at="collect">
          <Button
            wide
            kind="main"
            title={say('collect', { count: launchedBy(player) })}
            onPress={() => act({ type: 'collect' })}
            testID="collect"
          />
        </Pointed>
      )}
      {cards.map(id => {
        const card = cardOf(id);
        const why = whyNot(view, { type: 'use', card: id }, context);
        const task = 'task' in card ? piece(`task.${card.task}`) : cardWords(language, card).title;
        return (
          <Pointed key={id} at={`use-${id}`}>
            <Button
              wide
              title={say('useCard', { task, count: INTERIM_CARD_TIME })}
              disabled={why !== undefined}
              onPress={() => act({ type: 'use', card: id })}
              testID={`use-${id}`}
            />
          </Pointed>
        );
      })}
      <Pointed at="interim-done">
        <Button
          wide
          kind={hasCollected ? 'main' : 'plain'}
          title={say(hasCollected ? 'interimDone' : 'interimSkip')}
          onPress={() => act({ type: 'skip' })}
          testID="interim-done"
        />
      </Pointed>
    </Plate>
  );
}

const styles = StyleSheet.create({
  line: { gap: 6 },
  asked: { gap: 7, padding: 10 },
  letters: { flexDirection: 'row', gap: 8 },
  row: { flex: 1, gap: 2 },
  homes: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  strong: { fontFamily: fonts.strong },
});
