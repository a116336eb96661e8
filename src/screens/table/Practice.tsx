import { Choice } from '@/ui/forms/Choice';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { usePractises } from './usePractises';

/** Alone among bots, a player may change the speed. */
export function Practice() {
  const say = useTableWords();
  const { session } = useWorld();
  const practises = usePractises();
  const speed = useSession(it => it.guest?.shared?.clock.speed ?? 1);
  if (!practises) return null;
  return (
    <>
      <Type as="label" tone="soft">
        {say('practice.speed')}
      </Type>
      <Choice
        name={say('practice.speed')}
        options={SPEEDS.map(([value, sign]) => ({ value, title: sign }))}
        value={speed}
        onChange={wanted => session.order({ order: 'speed', speed: wanted })}
        testID="speed"
      />
    </>
  );
}

const SPEEDS = [
  [0.5, '½ ×'],
  [1, '1 ×'],
  [2, '2 ×'],
  [4, '4 ×'],
] as const satisfies readonly (readonly [number, string])[];
