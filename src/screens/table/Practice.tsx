import { Button } from '@/ui/Button';
import { Choice } from '@/ui/forms/Choice';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { usePractises } from './usePractises';

/** Alone among bots, a player may change the speed and undo acts. */
export function Practice({ close }: { close(): void }) {
  const say = useTableWords();
  const { evening } = useWorld();
  const practises = usePractises();
  const speed = useSession(it => it.guest?.shared?.clock.speed ?? 1);
  const canUndo = useSession(it => it.hosting?.canUndo ?? false);
  if (!practises) return null;
  const takeBack = () => {
    evening.order({ order: 'undo' });
    close();
  };
  return (
    <>
      <Type as="label" tone="soft">
        {say('practice.speed')}
      </Type>
      <Choice
        name={say('practice.speed')}
        options={SPEEDS.map(([value, sign]) => ({ value, title: sign }))}
        value={speed}
        onChange={wanted => evening.order({ order: 'speed', speed: wanted })}
        testID="speed"
      />
      {canUndo && (
        <Button
          wide
          icon="undo"
          title={say('practice.takeBack')}
          onPress={takeBack}
          testID="take-back"
        />
      )}
    </>
  );
}

const SPEEDS = [
  [0.5, '½ ×'],
  [1, '1 ×'],
  [2, '2 ×'],
  [4, '4 ×'],
] as const satisfies readonly (readonly [number, string])[];
