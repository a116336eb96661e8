import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import type { LenderId } from '../../../mission/names';
import type { Figure } from '../../../rules/actions';
import { agentOf, missionIn } from '../../../rules/lookup';
import { ArmourSign } from '../../pieces/ArmourSign';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { SeatMark } from '../../pieces/SeatMark';
import { SkillSign } from '../../pieces/SkillSign';
import { useRoom } from '../../pieces/useRoom';
import { LifeSign } from '../../signs/Signs';
import { useActs, useSeat, useShown, useSpeech } from '../HandContext';
import { Portrait } from '../pictures';
import { ownFigures } from '../selectors';
import { handWords } from '../words';

/** The people who lend a body today; a touch takes one. */
export function PartyScene() {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const { seat } = useSeat('seat');
  const figure = useShown();
  const { isWide } = useRoom();
  const isOnly = ownFigures(view, seat).length === 1;
  return (
    <View style={styles.scene} testID="party">
      <View style={styles.head}>
        <SeatMark seat={figure} size={24} />
        <Print as="heading" style={styles.grow}>
          {isOnly ? say('party.chooseOwn') : say('party.choose', { agent: agent(figure) })}
        </Print>
      </View>
      <View
        role="radiogroup"
        aria-label={say('party.title')}
        style={[styles.scene, isWide && styles.pairs]}
      >
        {Object.keys(missionIn(view).lenders).map(lender => (
          <LenderCard key={lender} {...{ lender, figure, isWide }} />
        ))}
      </View>
    </View>
  );
}

type Props = {
  readonly lender: LenderId;
  readonly figure: Figure;
  readonly isWide: boolean;
};

function LenderCard({ lender, figure, isWide }: Props) {
  const say = handWords.useSay();
  const { view, words, player } = useSpeech();
  const { seat } = useSeat('seat');
  const { act, show } = useActs();
  const { skills } = missionIn(view);
  const data = missionIn(view).lenders[lender];
  const own = words.lenders[lender];
  if (!own || !data) return null;
  const holder = view.figures.find(it => agentOf(view, it).lender === lender);
  const isMine = holder === figure;
  const isTaken = holder !== undefined && !isMine;
  const qualities = skills.map(it => `${words.skills[it]} ${data.skills[it] ?? 0}`).join(', ');
  const spoken = [
    say('party.take', { lender: own.name }),
    own.who,
    qualities,
    say('party.resistance', { count: data.resistance }),
    say('party.fullLife', { count: data.life }),
    `${say('party.gift')}: ${own.gift}`,
    `${say('party.flaw')}: ${own.flaw}`,
    isTaken ? say('party.taken', { name: player(holder) }) : '',
  ];
  const take = () => {
    if (!act({ type: 'lend', agent: figure, lender })) return;
    const next = ownFigures(view, seat).find(
      it => it !== figure && agentOf(view, it).lender === null,
    );
    if (next) show(next);
  };
  return (
    <Press
      role="radio"
      checked={isMine}
      name={spoken.filter(Boolean).join('. ')}
      onPress={take}
      style={[styles.card, isWide && styles.half, isMine && styles.mine, isTaken && styles.taken]}
      testID={`lender-${lender}`}
    >
      <View style={styles.row}>
        <View style={styles.picture}>
          <Portrait mission={view.options.mission} lender={lender} size={72} />
        </View>
        <View style={styles.words}>
          <View style={styles.named}>
            <Print as="heading" style={styles.grow}>
              {own.name}
            </Print>
            {holder && <SeatMark seat={holder} size={22} />}
          </View>
          <Print as="small" tone="soft">
            {own.who}
          </Print>
          <View style={styles.skills}>
            {skills.map(it => (
              <View key={it} style={styles.skill}>
                <SkillSign skill={it} size={18} />
                <Print as="label">{data.skills[it] ?? 0}</Print>
              </View>
            ))}
            <View style={styles.skill}>
              <ArmourSign size={18} />
              <Print as="label">{data.resistance}</Print>
            </View>
            <View style={styles.skill}>
              <LifeSign size={18} isFull />
              <Print as="label">{data.life}</Print>
            </View>
            <PointerSlot at={`skills-${lender}`} />
          </View>
        </View>
      </View>
      <Print as="small" tone="go">
        {own.gift}
      </Print>
      <Print as="small" tone="stop">
        {own.flaw}
      </Print>
      {isTaken && (
        <Print as="label" tone="soft">
          {say('party.taken', { name: player(holder) })}
        </Print>
      )}
      {isMine && (
        <Print as="label" tone="go">
          {say('party.yours')}
        </Print>
      )}
      <PointerSlot at={`lender-${lender}`} />
    </Press>
  );
}

const styles = StyleSheet.create({
  scene: { gap: space.s },
  pairs: { flexDirection: 'row', flexWrap: 'wrap' },
  half: { flexGrow: 1, flexBasis: '45%', justifyContent: 'flex-start' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  card: {
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: '#CDC2A8',
    backgroundColor: glaze.white,
  },
  mine: { borderWidth: 3, borderColor: glaze.go },
  taken: { backgroundColor: glaze.shade },
  row: { flexDirection: 'row', gap: space.s },
  picture: {
    alignSelf: 'flex-start',
    borderRadius: radius.s,
    borderWidth: 2,
    borderColor: glaze.cobaltMid,
    overflow: 'hidden',
  },
  words: { flex: 1, gap: 2 },
  named: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
  skills: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
  skill: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
