import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { radius, sizes, space, TOUCH } from '@/ui/theme/tokens';
import { RESOURCES } from '../../mission/names';
import type { LenderWords } from '../../mission/words';
import type { Figure } from '../../rules/actions';
import { agentOf, lenderOf, missionIn } from '../../rules/lookup';
import { ArmourSign } from '../pieces/ArmourSign';
import { GoodsSign } from '../pieces/GoodsSign';
import { resourceName } from '../pieces/naming';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { SkillSign } from '../pieces/SkillSign';
import { useRoom } from '../pieces/useRoom';
import { LifeSign } from '../signs/Signs';
import { Carried } from './Carried';
import { useSpeech } from './HandContext';
import { Portrait } from './pictures';
import { handWords } from './words';

type Props = { readonly figure: Figure; readonly skill?: string | null };

/** The borrowed body: what it can do, what it has, and how it fares. */
export function Plate({ figure, skill = null }: Props) {
  const { view, words } = useSpeech();
  const { isLow, isWide } = useRoom();
  const { lender } = agentOf(view, figure);
  const own = lender === null ? undefined : words.lenders[lender];
  if (!own || lender === null) return null;
  return (
    <View style={styles.plate} testID={`plate-${figure}`}>
      <View style={styles.head}>
        <View style={styles.picture}>
          <Portrait
            mission={view.options.mission}
            lender={lender}
            size={isLow ? SIZES.low : isWide ? SIZES.wide : SIZES.usual}
          />
        </View>
        <View style={styles.words}>
          <Print as="heading">{own.name}</Print>
          {!isLow && (
            <Print as="small" tone="soft">
              {own.who}
            </Print>
          )}
          <Condition figure={figure} />
          {!isLow && <GiftWords of={own} />}
        </View>
      </View>
      {isLow && <GiftLine of={own} testID={`gift-${figure}`} />}
      <Skills figure={figure} skill={skill} />
      <Carried figure={figure} />
    </View>
  );
}

type GiftProps = { readonly of: LenderWords; readonly isShort?: boolean };

function GiftWords({ of: { gift, flaw }, isShort = false }: GiftProps) {
  // In a browser, words inside would wrap in spite of the line around them.
  const lines = isShort ? { numberOfLines: 1 } : {};
  return (
    <Print as="small" {...lines}>
      <Print as="small" tone="go" {...lines}>
        {gift}
      </Print>{' '}
      <Print as="small" tone="stop" {...lines}>
        {flaw}
      </Print>
    </Print>
  );
}

/** On a small phone gift and flaw take a line, and a touch shows them whole. */
function GiftLine({ of, testID }: GiftProps & { readonly testID: string }) {
  const say = handWords.useSay();
  const [isWhole, setWhole] = useState(false);
  return (
    <Press
      name={`${say('party.gift')}: ${of.gift} ${say('party.flaw')}: ${of.flaw}`}
      expanded={isWhole}
      onPress={() => setWhole(!isWhole)}
      style={isWhole ? null : styles.gift}
      testID={testID}
    >
      <GiftWords of={of} isShort={!isWhole} />
    </Press>
  );
}

/** Life, resistance and resources. */
function Condition({ figure }: Pick<Props, 'figure'>) {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { life, purse } = agentOf(view, figure);
  const { life: full, resistance } = lenderOf(view, figure);
  const owned = RESOURCES.filter(it => purse[it] > 0);
  return (
    <View style={styles.condition}>
      <View
        accessible
        role="img"
        aria-label={say('party.life', { life, full })}
        style={styles.hearts}
        testID={`life-${figure}`}
      >
        {Array.from({ length: full }, (_, at) => (
          <LifeSign key={at} size={20} isFull={at < life} />
        ))}
      </View>
      <Sum name={say('party.resistance', { count: resistance })} many={resistance}>
        <ArmourSign size={20} />
      </Sum>
      {owned.map(resource => (
        <Sum
          key={resource}
          name={`${purse[resource]} ${resourceName(words, resource, purse[resource])}`}
          many={purse[resource]}
        >
          <GoodsSign resource={resource} size={20} />
        </Sum>
      ))}
    </View>
  );
}

type SumProps = {
  readonly name: string;
  readonly many: number;
  readonly children: React.ReactNode;
};

const Sum = ({ name, many, children }: SumProps) => (
  <View accessible role="img" aria-label={name} style={styles.sum}>
    {children}
    <Print as="label">{many}</Print>
  </View>
);

function Skills({ figure, skill }: Required<Props>) {
  const { view, words } = useSpeech();
  const { skills } = lenderOf(view, figure);
  const { isNarrow } = useRoom();
  return (
    <View style={[styles.skills, isNarrow && styles.pairs]}>
      {missionIn(view).skills.map(it => (
        <View
          key={it}
          accessible
          role="img"
          aria-label={`${words.skills[it]}: ${skills[it] ?? 0}`}
          style={[styles.skill, isNarrow && styles.half, it === skill && styles.asked]}
        >
          <View style={styles.sum}>
            <SkillSign skill={it} size={20} />
            <Print as="heading">{skills[it] ?? 0}</Print>
          </View>
          <Print as="label" tone="soft" align="center">
            {words.skills[it]}
          </Print>
        </View>
      ))}
    </View>
  );
}

const LINE = sizes.small[1];
const SIZES = { low: 44, usual: 84, wide: 112 } as const;

const styles = StyleSheet.create({
  plate: {
    gap: space.s,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: glaze.brass,
    backgroundColor: glaze.white,
  },
  head: { flexDirection: 'row', gap: space.m },
  picture: {
    alignSelf: 'flex-start',
    borderRadius: radius.s,
    borderWidth: 2,
    borderColor: glaze.cobaltMid,
    overflow: 'hidden',
  },
  words: { flex: 1, gap: 2 },
  // As large as a finger, in the room of a line.
  gift: { marginVertical: (LINE - TOUCH) / 2 },
  condition: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  hearts: { flexDirection: 'row', gap: 2 },
  sum: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  skills: { flexDirection: 'row', gap: space.xs },
  pairs: { flexWrap: 'wrap' },
  skill: {
    flex: 1,
    alignItems: 'center',
    paddingVertical: space.xs,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: glaze.line,
    backgroundColor: '#F3EEE0',
  },
  half: {
    flexGrow: 1,
    flexBasis: '45%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: 6,
  },
  asked: { borderWidth: 2, borderColor: glaze.brassDeep, backgroundColor: glaze.warmLight },
});
