import { StyleSheet } from 'react-native';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import type { Figure } from '../../rules/actions';
import { keysOf } from '@/kit/keys';
import { RESOURCES } from '../../mission/names';
import { agentOf, lenderOf } from '../../rules/lookup';
import { resourceName } from '../pieces/naming';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { labelOfUse } from './actionWords';
import { useActs, useSpeech } from './HandContext';
import { hasGoods } from './selectors';
import { handWords } from './words';

/** Opens everything that is carried, to be looked at, used and handed on. */
export function Carried({ figure }: { readonly figure: Figure }) {
  const say = handWords.useSay();
  const { view, words, agent } = useSpeech();
  const { open } = useActs();
  if (!hasGoods(view, figure)) return null;
  const { items, purse, lender } = agentOf(view, figure);
  const uses = keysOf(lenderOf(view, figure).uses);
  const named = [
    ...uses.map(use => labelOfUse(words, null, use, lender)),
    ...items.map(it => words.items[it]?.name ?? it),
  ];
  const owned = RESOURCES.filter(it => purse[it] > 0);
  const names =
    named.length > 0
      ? named
      : owned.map(it => `${purse[it]} ${resourceName(words, it, purse[it])}`);
  const title = say('goods.title', { agent: agent(figure) });
  return (
    <Press
      name={[title, names.join(', ')].filter(Boolean).join(': ')}
      onPress={() => open('goods')}
      style={styles.carried}
      testID="open-goods"
    >
      <Print as="small" tone="cobalt" numberOfLines={2}>
        {names.length > 0 ? names.join(' · ') : title}
      </Print>
      <PointerSlot at="open-goods" />
    </Press>
  );
}

const styles = StyleSheet.create({
  carried: {
    paddingHorizontal: space.s,
    borderRadius: radius.s,
    backgroundColor: glaze.cobaltPale,
  },
});
