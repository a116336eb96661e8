import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { radius, space } from '@/ui/theme/tokens';
import { actLabel } from '../../../mission/words';
import type { Figure } from '../../../rules/actions';
import { agentOf } from '../../../rules/lookup';
import { chancesOfRoll } from '../../odds/odds';
import { OddsBar } from '../../odds/OddsBar';
import { oddsParts, oddsSpoken } from '../../odds/oddsWords';
import { GoodsSign } from '../../pieces/GoodsSign';
import { resourceName } from '../../pieces/naming';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { ShieldList, shieldWords } from '../../pieces/ShieldList';
import { SkillSign } from '../../pieces/SkillSign';
import type { MeantAct } from '../hand';
import { useActs, useSpeech } from '../HandContext';
import { type OpenTest, testsFor } from '../selectors';
import { useWhy } from '../useWhy';
import { handWords } from '../words';
import { BlankDice } from './BlankDice';
import { ChoiceTile } from './ChoiceTile';

type Props = { readonly figure: Figure; readonly aim: MeantAct | null };

/** The tests that are open here, each with what its roll can bring. */
export function TestChoices({ figure, aim }: Props) {
  const { view } = useSpeech();
  return testsFor(view, figure).map(test => (
    <TestChoice key={test.act} {...{ figure, aim, test }} />
  ));
}

function TestChoice({ figure, aim, test }: Props & { readonly test: OpenTest }) {
  const say = handWords.useSay();
  const speech = useSpeech();
  const { view, words, language } = speech;
  const sentence = useWhy();
  const acts = useActs();
  const { act, shields, dice, bonus, why } = test;
  const { at } = agentOf(view, figure);
  const isChosen = aim?.do === 'test' && aim.act === act;
  const spends = isChosen && aim.spends;
  const hits = bonus + (spends ? 1 : 0);
  const needed = Math.max(0, shields.length - hits);
  const sum = why
    ? sentence(why)
    : `${say('unit.dice', { count: dice })}, ${say('unit.needed', { count: needed })}`;
  const odds =
    why === null ? oddsParts(speech, chancesOfRoll(shields, { ...test, bonus: hits })) : null;
  const about = [
    words.skills[test.test.skill],
    shieldWords(language, shields),
    sum,
    odds && oddsSpoken(language, odds),
  ];
  const choose = (isSpending: boolean) => acts.aim(figure, { do: 'test', act, spends: isSpending });
  return (
    <View style={styles.test}>
      <ChoiceTile
        title={at === null ? act : actLabel(words, at, act)}
        about={about.filter(Boolean).join('. ')}
        isChosen={isChosen}
        disabled={why !== null}
        onPress={() => choose(spends)}
        sign={<ShieldList shields={shields} size={24} />}
        testID={`test-${act}`}
      >
        <View style={styles.throw}>
          <SkillSign skill={test.test.skill} size={22} />
          {dice > 0 && why === null && (
            <BlankDice
              dice={dice}
              onThrow={isChosen && canThrow(view, figure) ? () => throwNow(spends) : undefined}
            />
          )}
          <Print as="small" tone="soft" style={styles.sum}>
            {sum}
          </Print>
        </View>
        {odds && <OddsBar odds={odds} />}
      </ChoiceTile>
      {test.helps && why === null && (
        <Press
          role="switch"
          checked={spends}
          name={say('unit.spend', { what: resourceName(words, test.helps, 1) })}
          onPress={() => choose(!spends)}
          style={[styles.spend, spends && styles.spent]}
          testID={`spend-${act}`}
        >
          <View style={styles.throw}>
            <GoodsSign resource={test.helps} size={20} />
            <Print as="small">
              {say('unit.spend', { what: resourceName(words, test.helps, 1) })}
            </Print>
          </View>
        </Press>
      )}
    </View>
  );

  function throwNow(isSpending: boolean): void {
    const spend = isSpending && test.helps ? { resource: test.helps, many: 1 } : null;
    acts.act({ type: 'roll', agent: figure, act, spend });
  }
}

const canThrow = (view: ReturnType<typeof useSpeech>['view'], figure: Figure): boolean =>
  view.phase.name === 'unit' && agentOf(view, figure).done === null;

const styles = StyleSheet.create({
  test: { gap: space.xs },
  throw: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s },
  sum: { flexGrow: 1, flexShrink: 1, textAlign: 'right' },
  spend: {
    paddingHorizontal: space.s,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: glaze.line,
    backgroundColor: glaze.white,
  },
  spent: { borderWidth: 2, borderColor: glaze.go, backgroundColor: glaze.goPale },
});
