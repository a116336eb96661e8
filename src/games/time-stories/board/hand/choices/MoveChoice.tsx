import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import type { LocationId } from '../../../mission/names';
import type { Figure } from '../../../rules/actions';
import { agentsAt } from '../../../rules/agents';
import { agentOf } from '../../../rules/lookup';
import type { Laid } from '../../../rules/state';
import { whyNotMove } from '../../../rules/moves';
import { cardName } from '../../pieces/naming';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { SeatMark } from '../../pieces/SeatMark';
import { PadlockSign } from '../../signs/Signs';
import type { MeantAct } from '../hand';
import { useActs, useSpeech } from '../HandContext';
import { pictureCards } from '../selectors';
import { useLockWords } from '../useLockWords';
import { handWords } from '../words';

type Props = { readonly figure: Figure; readonly aim: MeantAct | null };

/** The letters of the picture: a touch moves there, a padlock says why it does not. */
export function MoveChoice({ figure, aim }: Props) {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { at } = agentOf(view, figure);
  const to = aim?.do === 'move' ? aim.card : null;
  const cards = pictureCards(view).filter(({ card }) => card !== at);
  return (
    <View style={[styles.tile, to !== null && styles.chosen]}>
      <Print as="label">
        {to === null ? say('unit.move') : `${say('unit.move')} ${cardName(words, to)}`}
      </Print>
      <View role="radiogroup" aria-label={say('unit.move')} style={styles.letters}>
        {cards.map(laid => (
          <Letter key={laid.card} {...{ figure, laid }} isChosen={laid.card === to} />
        ))}
      </View>
    </View>
  );
}

type LetterProps = {
  readonly figure: Figure;
  readonly laid: Laid;
  readonly isChosen: boolean;
};

function Letter({ figure, laid: { card, slot }, isChosen }: LetterProps) {
  const { view, words, agent } = useSpeech();
  const { aim } = useActs();
  const lockWords = useLockWords();
  const why = whyNotMove(view, figure, card);
  const there = agentsAt(view, card).map(agent).join(', ');
  const about = [cardName(words, card), lockWords(card), there].filter(Boolean).join(', ');
  return (
    <Press
      role="radio"
      checked={isChosen}
      name={`${slot}: ${about}`}
      onPress={() => aim(figure, { do: 'move', card })}
      style={[styles.letter, why && styles.locked, isChosen && styles.aimed]}
      testID={`move-${slot}`}
    >
      {why ? (
        <View style={styles.under}>
          <PadlockSign size={18} isOpen={false} color={glaze.soft} />
          <Print as="label" tone="soft">
            {slot}
          </Print>
        </View>
      ) : (
        <Print as="heading" tone="white" align="center">
          {slot}
        </Print>
      )}
      <Standing card={card} />
      <PointerSlot at={`move-${slot}`} />
    </Press>
  );
}

/** The agents that stand there already. */
function Standing({ card }: { readonly card: LocationId }) {
  const { view } = useSpeech();
  return (
    <View aria-hidden style={styles.standing}>
      {agentsAt(view, card).map(figure => (
        <SeatMark key={figure} seat={figure} size={14} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: '#CDC2A8',
    backgroundColor: glaze.white,
  },
  chosen: { borderWidth: 3, padding: space.s - 1, borderColor: glaze.go },
  letters: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  letter: {
    width: 44,
    height: 48,
    alignItems: 'center',
    borderRadius: radius.s,
    borderWidth: 3,
    borderColor: glaze.cobalt,
    backgroundColor: glaze.cobalt,
  },
  locked: { borderColor: glaze.shade, backgroundColor: glaze.shade },
  aimed: { borderColor: glaze.go },
  under: { alignItems: 'center' },
  standing: { position: 'absolute', top: -6, right: -4, flexDirection: 'row' },
});
