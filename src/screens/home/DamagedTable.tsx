import { useState } from 'react';
import { StyleSheet } from 'react-native';
import type { SessionState } from '@/stores/sessionState';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { colors } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { SaveFile } from '../SaveFile';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';
import type { Go } from './addresses';
import { LetGo } from './sheets';
import { useOwnFace } from '../settings/useOwnFace';

type Dropped = NonNullable<SessionState['damaged']>;

/** Part of a match could not be read. Says what is missing and lets the player choose. */
export function DamagedTable({ go }: { go: Go }) {
  const damaged = useSession(it => it.damaged);
  return damaged && <Damaged dropped={damaged} go={go} />;
}

function Damaged({ dropped, go }: { dropped: Dropped; go: Go }) {
  const say = startWords.useSay();
  const { session } = useWorld();
  const [isAsking, setAsking] = useState(false);
  const { from } = dropped;
  const { name } = useOwnFace();
  const hint = useHint(dropped);
  const goOn = async () => {
    if (await session.continueDamaged(name)) go('/table');
  };
  const leave = () => void session.leave().then(() => session.findLeftOpen());
  return (
    <Panel testID="damaged-table" style={styles.card}>
      <Notice tone="stop" title={say('damaged.title')} text={useLoss(dropped)} />
      <Type as="heading">
        {from === null ? say('damaged.lobby') : say('damaged.ask', { from: clockAt(from) })}
      </Type>
      <Type as="small" tone="soft">
        {hint}
      </Type>
      <Button
        wide
        kind="main"
        title={
          from === null ? say('damaged.toLobby') : say('damaged.goOn', { from: clockAt(from) })
        }
        onPress={() => void goOn()}
        testID="damaged-go-on"
      />
      <SaveFile wide title={say('lost.save')} file={session.leftFile} testID="damaged-save" />
      <Button
        wide
        kind="danger"
        icon="trash"
        title={say('lost.letGo')}
        onPress={() => setAsking(true)}
        testID="damaged-clear"
      />
      <Button kind="quiet" title={say('lost.keep')} onPress={leave} testID="damaged-later" />
      <LetGo
        as="host"
        open={isAsking}
        onClose={() => setAsking(false)}
        letGo={() => void session.forget()}
      />
    </Panel>
  );
}

/** Says what happens to the seats, or that the player can still choose. */
function useHint({ fault }: Dropped): string {
  const say = startWords.useSay();
  if (fault.code !== 'no-record') return say('damaged.hint');
  return say(fault.own.length > 0 ? 'damaged.seatsHint' : 'damaged.allSeatsHint');
}

/** Says what is missing, as far as it is known. */
function useLoss({ fault, acts, until, from }: Dropped): string {
  const say = startWords.useSay();
  if (fault.code === 'no-record') return `${say('damaged.seats')} ${say('damaged.unknown')}`;
  const had = until === null ? '' : say('damaged.until', { until: clockAt(until) });
  return `${missing()} ${had}`.trim();

  function missing(): string {
    if (from === null)
      return acts === null ? say('damaged.noneKnown') : say('damaged.none', { count: acts });
    if (acts === null) return say('damaged.unknown');
    return acts === 0 ? say('damaged.noActs') : say('damaged.acts', { count: acts });
  }
}

/** Match time as minutes and seconds. */
const clockAt = (at: number): string => {
  const seconds = Math.floor(at / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const styles = StyleSheet.create({ card: { borderColor: colors.stop } });
