import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { PointerSlot } from '@/ui/lesson/slots';
import { useFromSeat, useSeat } from './HandContext';
import { asClock, useSecondsLeft } from './useMoments';
import { useVoice } from './useVoice';

const LAST = 60;
const STEP = 10;

/** The time left in the match. It is drawn every second and read aloud in larger steps. */
export function CentreClock({ bare }: { readonly bare: boolean }) {
  const { clock } = useSeat('clock');
  const phase = useFromSeat(({ view }) => view.phase);
  const { say } = useVoice();
  const endsAt = phase.name === 'running' ? phase.endsAt : null;
  const spoken = useSecondsLeft(clock, endsAt, STEP);
  const name = {
    choosing: say('clock.before'),
    preparing: say('clock.before'),
    running: spoken > 0 ? say('clock.left', { time: asClock(spoken) }) : say('clock.up'),
    over: say('clock.over'),
  }[phase.name];
  return (
    <View role="timer" accessible aria-label={name} style={styles.clock} testID="match-clock">
      {!bare && <Icon name="clock" size={18} color={colors.inkSoft} />}
      {endsAt === null ? <Full /> : <Running endsAt={endsAt} />}
      <PointerSlot at="match-clock" />
    </View>
  );
}

function Running({ endsAt }: { readonly endsAt: number }) {
  const { clock } = useSeat('clock');
  const left = useSecondsLeft(clock, endsAt);
  return (
    <Type as="heading" tone={left <= LAST ? 'heed' : 'ink'} style={styles.time}>
      {asClock(left)}
    </Type>
  );
}

/** Shows the length of the whole match before the start, and zero after the end. */
function Full() {
  const isOver = useFromSeat(({ view }) => view.phase.name === 'over');
  const minutes = useFromSeat(({ view }) => view.options.minutes);
  return (
    <Type as="heading" tone="soft" style={styles.time}>
      {asClock(isOver ? 0 : minutes * LAST)}
    </Type>
  );
}

const styles = StyleSheet.create({
  clock: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  time: { fontVariant: ['tabular-nums'] },
});
