import { agentOf } from '../../../rules/lookup';
import { Print } from '../../pieces/Print';
import { useRoom } from '../../pieces/useRoom';
import { Choices, FreeActs } from '../choices/Choices';
import { useHand, useShown, useSpeech } from '../HandContext';
import { Columns } from '../Columns';
import { Plate } from '../Plate';
import { losesUnit, meantActOf, testsFor } from '../selectors';
import { Under } from '../Under';
import { WallGlance } from '../WallGlance';
import { handWords } from '../words';

/** One agent in a unit: the body, what it stands on, and what it can do. */
export function UnitScene() {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const { aims } = useHand('aims');
  const figure = useShown();
  const { isWide } = useRoom();
  const { done } = agentOf(view, figure);
  const meant = meantActOf(view, figure, { aims });
  const tests = testsFor(view, figure);
  const skill =
    meant?.do === 'test' ? (tests.find(({ act }) => act === meant.act)?.test.skill ?? null) : null;
  const isLost = losesUnit(view, figure);
  return (
    <Columns testID="unit">
      <>
        {isWide && <WallGlance />}
        <Plate figure={figure} skill={skill} />
      </>
      <>
        <Under figure={figure} />
        {isLost && <Print tone="stop">{say('unit.lost', { agent: agent(figure) })}</Print>}
        {done === null && !isLost && <Choices figure={figure} />}
        {done !== null && (
          <>
            <Print tone="soft">{say(`plan.${done}`, { agent: agent(figure) })}</Print>
            <FreeActs figure={figure} />
          </>
        )}
      </>
    </Columns>
  );
}
