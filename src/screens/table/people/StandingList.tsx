import { StyleSheet, View } from 'react-native';
import type { StandingGuest } from '@/stores/seats';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useTable } from '../useTable';
import { giftsFor } from './gifts';
import { GiveSeat } from './GiveSeat';
import { StandingFace } from './StandingFaces';
import { usePeopleWords } from './usePeopleWords';
import { useStanding } from './useStanding';

type Props = {
  /** Called after a seat was given. */
  done?: () => void;
  /** A sheet has the title already. */
  isTitled?: boolean;
};

/** Everybody here who has no seat; the host can give them one. */
export function StandingList({ done, isTitled = false }: Props) {
  const say = useTableWords();
  const guests = useStanding();
  if (guests.length === 0) return null;
  return (
    <Panel testID="standing">
      {!isTitled && <Type as="heading">{say('people.title')}</Type>}
      {guests.map(guest => (
        <Standing key={guest.guest} guest={guest} {...(done && { done })} />
      ))}
    </Panel>
  );
}

const FACE = 44;

function Standing({ guest, done }: { guest: StandingGuest } & Pick<Props, 'done'>) {
  const words = usePeopleWords();
  const { places, isHost } = useTable();
  const gifts = giftsFor(guest, places);
  return (
    <View style={styles.guest} testID={`standing-${guest.guest}`}>
      <View style={styles.line}>
        <StandingFace guest={guest} size={FACE} />
        <View style={styles.words}>
          <Type>{words.does(guest)}</Type>
          <Type as="small" tone="soft">
            {words.chance(guest)}
          </Type>
        </View>
      </View>
      {isHost && (
        <View style={styles.gifts}>
          {gifts.map(({ seat }) => (
            <GiveSeat key={seat} {...{ guest, seat }} {...(done && { done })} />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  guest: { gap: space.s, paddingVertical: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m - 4 },
  words: { flex: 1 },
  gifts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
