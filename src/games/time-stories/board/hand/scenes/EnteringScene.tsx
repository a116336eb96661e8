import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import { cardText } from '../../../mission/words';
import { agentsAt } from '../../../rules/agents';
import { agentOf } from '../../../rules/lookup';
import { whyNotEnter } from '../../../rules/moves';
import type { Laid } from '../../../rules/state';
import { aloudCard, isBackAgain } from '../../pieces/aloud';
import { cardName } from '../../pieces/naming';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { SeatMark } from '../../pieces/SeatMark';
import { PadlockSign } from '../../signs/Signs';
import { Columns } from '../Columns';
import { useActs, useSeat, useShown, useSpeech } from '../HandContext';
import { CardProse } from '../reading/CardProse';
import { pictureCards } from '../selectors';
import { TilePanel } from '../TilePanel';
import { Under } from '../Under';
import { WallGlance } from '../WallGlance';
import { useLockWords } from '../useLockWords';
import { handWords } from '../words';

/** The place lies open: card A for all, and the backs on which a figure can start. */
export function EnteringScene() {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const figure = useShown();
  const { at } = agentOf(view, figure);
  return (
    <Columns testID="entering">
      <>
        <WallGlance />
        <Aloud text="latest" />
      </>
      <>
        {at === null && (
          <View style={styles.head}>
            <SeatMark seat={figure} size={24} />
            <View style={styles.grow}>
              <Print as="heading">{say('entering.title', { agent: agent(figure) })}</Print>
              <Print as="small" tone="soft">
                {say('entering.hint')}
              </Print>
            </View>
          </View>
        )}
        <Under figure={figure} />
        {pictureCards(view).map(laid => (
          <Back key={laid.card} laid={laid} />
        ))}
      </>
    </Columns>
  );
}

type AloudProps = { readonly text: 'latest' | 'first' };

/** Card A, which the captain reads aloud and everybody may look at again. */
export function Aloud({ text }: AloudProps) {
  const say = handWords.useSay();
  const { view, words, player } = useSpeech();
  const { seat } = useSeat('seat');
  const card = aloudCard(view);
  if (card === null) return null;
  const isReader = view.captain === seat;
  const isAgain = text === 'latest' && isBackAgain(view, card);
  return (
    <TilePanel testID="aloud">
      <Print as="label" tone="cobalt">
        {isReader ? say('card.aloud') : say('card.listens', { name: player(view.captain) })}
      </Print>
      <CardProse text={cardText(words, card, isAgain ? 'again' : 'text')} />
    </TilePanel>
  );
}

function Back({ laid: { card, slot } }: { readonly laid: Laid }) {
  const { view, words, agent } = useSpeech();
  const { act } = useActs();
  const figure = useShown();
  const lockWords = useLockWords();
  const say = handWords.useSay();
  const { at } = agentOf(view, figure);
  const why = at === null ? whyNotEnter(view, figure, card) : undefined;
  const there = agentsAt(view, card);
  const about = lockWords(card);
  const names =
    there.length > 0 ? say('entering.stands', { names: there.map(agent).join(', ') }) : '';
  return (
    <Press
      name={[`${slot}: ${cardName(words, card)}`, about, names].filter(Boolean).join(', ')}
      onPress={() => act({ type: 'enter', agent: figure, card })}
      style={[styles.back, why && styles.shut]}
      testID={`enter-${slot}`}
    >
      <View style={styles.row}>
        <View style={[styles.letter, why && styles.letterShut]}>
          <Print as="heading" tone={why ? 'soft' : 'white'} align="center">
            {slot}
          </Print>
        </View>
        <View style={styles.grow}>
          <Print as="heading">{cardName(words, card)}</Print>
          {about !== '' && (
            <Print as="small" tone="soft">
              {about}
            </Print>
          )}
        </View>
        {there.map(it => (
          <SeatMark key={it} seat={it} size={22} />
        ))}
        {why && <PadlockSign size={20} isOpen={false} color={glaze.soft} />}
      </View>
      <PointerSlot at={`enter-${slot}`} />
    </Press>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
  back: {
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: glaze.cobaltMid,
    backgroundColor: glaze.cobaltPale,
  },
  shut: { borderColor: '#B9AB8E', borderStyle: 'dashed', backgroundColor: glaze.shade },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  letter: {
    width: 40,
    height: 40,
    justifyContent: 'center',
    borderRadius: radius.s,
    backgroundColor: glaze.cobalt,
  },
  letterShut: { backgroundColor: glaze.white },
});
