import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import type { Figure } from '../../../rules/actions';
import { isLiving } from '../../../rules/agents';
import { agentOf } from '../../../rules/lookup';
import { AWAY, DONE, deedSign, RESTS, OPEN } from '../../pieces/deedSigns';
import { markOf } from '../../pieces/naming';
import { Print } from '../../pieces/Print';
import { SeatMark } from '../../pieces/SeatMark';
import { useRoom } from '../../pieces/useRoom';
import { useSpeech } from '../HandContext';
import { losesUnit } from '../selectors';
import { handWords } from '../words';

const IN_PLAY: ReadonlySet<string> = new Set(['party', 'entering', 'here', 'unit']);

/** What each agent is about to do, or has done. */
export function Others() {
  const { view } = useSpeech();
  if (!IN_PLAY.has(view.phase.name) || view.figures.length < 2) return null;
  return (
    <View style={styles.others} testID="others">
      {view.figures.map(figure => (
        <Chip key={figure} figure={figure} />
      ))}
    </View>
  );
}

/** In words; on a small phone as a sign, as on a TV. */
function Chip({ figure }: { readonly figure: Figure }) {
  const { isLow } = useRoom();
  const words = usePlanWords(figure);
  const sign = useSign(figure);
  return (
    <View
      style={styles.chip}
      {...(isLow && { accessible: true, role: 'img' as const, 'aria-label': words })}
    >
      <SeatMark seat={figure} size={isLow ? 20 : 16} />
      <Print as={isLow ? 'heading' : 'label'} tone="soft">
        {isLow ? sign : words}
      </Print>
    </View>
  );
}

/** A plan as everybody may know it. */
function usePlanWords(figure: Figure): string {
  const say = handWords.useSay();
  const { view, agent, player } = useSpeech();
  const { plan, done, at, lender } = agentOf(view, figure);
  const name = { agent: agent(figure) };
  if (view.phase.name === 'party')
    return lender === null ? say('plan.open', { agent: player(figure) }) : say('plan.lender', name);
  if (!isLiving(view, figure)) return say('plan.vortex', name);
  if (view.phase.name === 'entering')
    return at === null ? say('plan.open', name) : say('plan.placed', { ...name, mark: markOf(at) });
  if (done) return say(`plan.${done}`, name);
  if (losesUnit(view, figure)) return say('plan.lost', name);
  if (plan === null) return say('plan.open', name);
  return plan.do === 'move'
    ? say('plan.move', { ...name, mark: markOf(plan.card) })
    : say(`plan.${plan.do}`, name);
}

/** The same in a sign. */
function useSign(figure: Figure): string {
  const { view } = useSpeech();
  const agent = agentOf(view, figure);
  const { at, lender } = agent;
  if (view.phase.name === 'party') return lender === null ? OPEN : DONE;
  if (!isLiving(view, figure)) return AWAY;
  if (view.phase.name === 'entering') return at === null ? OPEN : markOf(at);
  return losesUnit(view, figure) ? RESTS : deedSign(view, agent);
}

const styles = StyleSheet.create({
  others: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: 2 },
  chip: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
