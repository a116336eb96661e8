import { View, StyleSheet } from 'react-native';
import { mayHaveBots } from '@/games/games';
import { Choice } from '@/ui/forms/Choice';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { isLevel, LEVELS } from './levels';
import type { useTable } from '../useTable';

/** Settings for the table's bots, chosen by the host; hidden if people take all seats. */
export function Bots({ table: { places, isHost } }: { table: ReturnType<typeof useTable> }) {
  const say = useTableWords();
  const isLobby = useSession(it => it.guest?.shared?.phase === 'lobby');
  const willFill = isLobby && places.some(({ sits }) => sits === 'nobody');
  const hasBots = places.some(({ sits }) => sits === 'bot');
  const mayHave = mayHaveBots(useSession(it => it.guest?.shared?.game));
  if (!isHost || !mayHave || !(willFill || hasBots)) return null;
  return (
    <Panel testID="bots">
      <Type as="heading">{say('bots.title')}</Type>
      {willFill && <FreeSeats />}
      <Pace />
    </Panel>
  );
}

function FreeSeats() {
  const say = useTableWords();
  const { session } = useWorld();
  const level = useSession(it => it.hosting?.bots.level);
  if (!isLevel(level)) return null;
  return (
    <View style={styles.one}>
      <Type as="label" tone="soft">
        {say('bots.free')}
      </Type>
      <Choice
        name={say('bots.free')}
        options={LEVELS.map(value => ({ value, title: say(`bots.${value}`) }))}
        value={level}
        onChange={chosen => session.order({ order: 'bots', level: chosen })}
        testID="bots-level"
      />
      <Type as="small" tone="soft">
        {say(`bots.${level}Text`)}
      </Type>
    </View>
  );
}

function Pace() {
  const say = useTableWords();
  const { session } = useWorld();
  const pace = useSession(it => it.hosting?.bots.pace ?? 1);
  const name = PACES.find(([value]) => value === pace)?.[1];
  return (
    <View style={styles.one}>
      <Type as="label" tone="soft">
        {say('bots.pace')}
      </Type>
      <Choice
        name={say('bots.pace')}
        options={PACES.map(([value, called]) => ({ value, title: say(`bots.${called}`) }))}
        value={pace}
        onChange={chosen => session.order({ order: 'bots', pace: chosen })}
        testID="bots-pace"
      />
      {name && (
        <Type as="small" tone="soft">
          {say(`bots.${name}Text`)}
        </Type>
      )}
    </View>
  );
}

const PACES = [
  [0.7, 'atEase'],
  [1, 'likePeople'],
  [1.5, 'brisk'],
] as const satisfies readonly (readonly [number, string])[];

const styles = StyleSheet.create({ one: { gap: space.s } });
