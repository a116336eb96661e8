import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import type { Figure } from '../../../rules/actions';
import { livingAgents, plays } from '../../../rules/agents';
import { agentOf } from '../../../rules/lookup';
import { isAwaited } from '../../../rules/offers';
import { whyNotProposeBy } from '../../../rules/proposals';
import { cardName } from '../../pieces/naming';
import { Print } from '../../pieces/Print';
import { StationButton } from '../../pieces/StationButton';
import { useRoom } from '../../pieces/useRoom';
import type { MeantAct } from '../hand';
import { useActs, useHand, useSeat, useShown, useSpeech } from '../HandContext';
import { actFor, meantActOf, testsFor } from '../selectors';
import { handWords } from '../words';

/** The button for what comes next, or what everybody waits for. */
export function NextStep() {
  const { view, agent } = useSpeech();
  const { seat } = useSeat('seat');
  const say = handWords.useSay();
  const { asking } = view;
  if (asking !== null && !plays(view, seat, asking))
    return <Waits words={say('ask.other', { agent: agent(asking) })} />;
  switch (view.phase.name) {
    case 'base':
      return view.phase.reader === seat ? <LayBaseBack /> : null;
    case 'party':
      return <BeginStep />;
    case 'entering':
      return <EnteringStep />;
    case 'here':
      return <SpendStep />;
    case 'unit':
      return <UnitStep />;
    case 'travel':
      return <Waits words={say(view.seats.length > 1 ? 'travel.waiting' : 'travel.alone')} />;
    case 'home':
      return <HomeStep />;
    default:
      return null;
  }
}

function Waits({ words }: { readonly words: string }) {
  const { isLow } = useRoom();
  return (
    <View style={[isLow ? styles.close : styles.waits, styles.words]}>
      <Print as={isLow ? 'small' : 'body'} tone="soft" align="center" testID="waits">
        {words}
      </Print>
    </View>
  );
}

function LayBaseBack() {
  const say = handWords.useSay();
  const { act } = useActs();
  return (
    <StationButton
      title={say('card.back')}
      onPress={() => act({ type: 'read' })}
      testID="lay-base-back"
    />
  );
}

const useNames = () => {
  const { agent } = useSpeech();
  return (figures: readonly Figure[]) => figures.map(agent).join(', ');
};

function BeginStep() {
  const say = handWords.useSay();
  const { view } = useSpeech();
  const { act } = useActs();
  const isReady = view.figures.every(it => agentOf(view, it).lender !== null);
  if (!isReady) return null;
  return (
    <StationButton
      title={say('party.begin')}
      onPress={() => act({ type: 'propose', proposal: { do: 'begin' } })}
      testID="begin"
    />
  );
}

/** Others shows where everybody stands, so only leaving at once is left to be offered. */
function EnteringStep() {
  const say = handWords.useSay();
  const { view } = useSpeech();
  const { seat } = useSeat('seat');
  const { act } = useActs();
  if (whyNotProposeBy(view, { do: 'leave' }, seat) !== undefined) return null;
  return (
    <StationButton
      kind="pale"
      title={say('entering.leave')}
      onPress={() => act({ type: 'propose', proposal: { do: 'leave' } })}
      testID="leave"
    />
  );
}

/** The captain spends a unit when everybody has a plan; anybody may propose to leave. */
function SpendStep() {
  const say = handWords.useSay();
  const { view } = useSpeech();
  const { seat } = useSeat('seat');
  const { act } = useActs();
  const open = view.figures.filter(it => isAwaited(view, it));
  const { isLow, isWide } = useRoom();
  const canLeave = whyNotProposeBy(view, { do: 'leave' }, seat) === undefined;
  return (
    <View style={isWide ? styles.beside : isLow ? styles.tight : styles.stack}>
      <PlansAwaited open={open} />
      <View style={[styles.row, isWide && styles.end]}>
        {canLeave && (
          <StationButton
            kind="pale"
            title={say('unit.leave')}
            onPress={() => act({ type: 'propose', proposal: { do: 'leave' } })}
            testID="leave"
          />
        )}
        {view.captain === seat && (
          <StationButton
            wide
            title={say('unit.spendUnit')}
            disabled={open.length > 0}
            onPress={() => act({ type: 'spend' })}
            testID="spend"
          />
        )}
      </View>
    </View>
  );
}

/** The line keeps its place when the last plan comes, so that no button moves. */
function PlansAwaited({ open }: { readonly open: readonly Figure[] }) {
  const say = handWords.useSay();
  const { view, player } = useSpeech();
  const { seat } = useSeat('seat');
  const names = useNames();
  const { isLow } = useRoom();
  // On a small phone the signs of the others show whose plan is missing.
  const missing = isLow
    ? say('unit.waitCount', { count: open.length })
    : say('unit.waitPlans', { names: names(open) });
  if (open.length > 0) return <Waits words={missing} />;
  if (view.captain === seat) return <Waits words={say('unit.allPlanned')} />;
  const key = isLow ? 'unit.nowCaptain' : 'unit.waitCaptain';
  return <Waits words={say(key, { name: player(view.captain) })} />;
}

/** Carries out what is meant for the agent that is shown. */
function UnitStep() {
  const say = handWords.useSay();
  const { view } = useSpeech();
  const { seat } = useSeat('seat');
  const { aims } = useHand('aims');
  const { act } = useActs();
  const title = useAimTitle();
  const names = useNames();
  const figure = useShown();
  const late = livingAgents(view).filter(it => agentOf(view, it).done === null);
  if (!isOwnLate(late, figure, seat, view))
    return <Waits words={say('unit.waitActs', { names: names(late) })} />;
  const aim = meantActOf(view, figure, { aims }) ?? NOTHING;
  return (
    <StationButton
      title={title(figure, aim)}
      onPress={() => act(actFor(view, figure, aim))}
      testID="do-it"
    />
  );
}

const NOTHING: MeantAct = { do: 'nothing' };

const isOwnLate = (
  late: readonly Figure[],
  figure: Figure,
  seat: Seat,
  view: ReturnType<typeof useSpeech>['view'],
): boolean => late.includes(figure) && plays(view, seat, figure);

function useAimTitle() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  return (figure: Figure, aim: MeantAct): string => {
    if (aim.do === 'move') return say('unit.go', { card: cardName(words, aim.card) });
    if (aim.do === 'nothing') return say('unit.rest');
    const test = testsFor(view, figure).find(({ act }) => act === aim.act);
    return say('unit.throw', { count: test?.dice ?? 0 });
  };
}

function HomeStep() {
  const say = handWords.useSay();
  const { act } = useActs();
  return (
    <View style={styles.row}>
      <StationButton
        kind="pale"
        title={say('home.stop')}
        onPress={() => act({ type: 'propose', proposal: { do: 'stop' } })}
        testID="stop"
      />
      <StationButton
        wide
        title={say('home.again')}
        onPress={() => act({ type: 'propose', proposal: { do: 'again' } })}
        testID="again"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  stack: { gap: space.s },
  tight: { gap: space.xs },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  end: { flexShrink: 0 },
  words: { flexShrink: 1, flexGrow: 1 },
  close: { minHeight: 19, justifyContent: 'center' },
  waits: { minHeight: 44, justifyContent: 'center' },
});
