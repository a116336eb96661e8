import { StyleSheet, View } from 'react-native';
import type { StandingGuest } from '@/stores/seats';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';
import { useRefusal } from '../ConnectionLine';
import { StandingFaces } from '../people/StandingFaces';
import { useStanding } from '../people/useStanding';
import { useRelayed } from '../Relayed';
import type { useTable } from '../useTable';
import { MESSAGE } from './lobbySizes';
import { useArrivals } from './useArrivals';
import { type Line, useQuietLine } from './useQuietLine';

type Props = {
  table: ReturnType<typeof useTable>;
  /** The code lies on the table. */
  showsCode: boolean;
  openPeople: () => void;
};

/** One message whose place is always kept, so that nothing moves when it comes or goes. */
export function LobbyLine({ table, showsCode, openPeople }: Props) {
  const { textScale } = useComfort();
  const [trouble, news, quiet] = [useTrouble(), useNews(table), useQuietLine(table, showsCode)];
  const guests = useStanding();
  const isStanding = !trouble && !news && guests.length > 0;
  const { text, tone, testID } = trouble ?? news ?? quiet;
  if (isStanding) return <Standing {...{ guests }} open={table.isHost ? openPeople : undefined} />;
  return (
    <View
      aria-live="polite"
      role="status"
      style={[styles.line, { minHeight: MESSAGE * textScale }]}
    >
      <Type as="small" align="center" tone={tone} testID={testID}>
        {text}
      </Type>
    </View>
  );
}

type StandingProps = {
  guests: readonly StandingGuest[];
  /** Only the host can do something about it. */
  open: (() => void) | undefined;
};

const FACE = 30;

/** Those without a seat, in the place of the message. */
function Standing({ guests, open }: StandingProps) {
  const say = useTableWords();
  const { textScale } = useComfort();
  const faces = <StandingFaces guests={guests} size={FACE * textScale} />;
  const high = { minHeight: MESSAGE * textScale };
  if (!open)
    return (
      <View aria-live="polite" role="status" style={[styles.line, high]}>
        {faces}
      </View>
    );
  return (
    <Press
      name={say('people.seat')}
      onPress={open}
      testID="see-standing"
      style={[styles.open, high]}
    >
      {faces}
      <Icon name="chevronDown" size={18} color={colors.sand} />
    </Press>
  );
}

function useTrouble(): Line | null {
  const say = useTableWords();
  const isLinked = useSession(it => it.guest?.linked ?? true);
  const refusal = useRefusal();
  const isRelayed = useRelayed();
  if (refusal !== null) return { text: refusal, tone: 'heed', testID: 'line-refused' };
  if (!isLinked) return { text: say('line.lost'), tone: 'heed', testID: 'line-lost' };
  return isRelayed ? { text: say('line.relay'), tone: 'soft', testID: 'line-relay' } : null;
}

function useNews({ places, own }: Props['table']): Line | null {
  const say = useTableWords();
  const news = useArrivals(places, own);
  if (!news) return null;
  const text = say(news.came ? 'lobby.came' : 'lobby.went', { name: news.name });
  return { text, tone: news.came ? 'go' : 'soft', testID: 'lobby-news' };
}

const styles = StyleSheet.create({
  line: { justifyContent: 'center' },
  open: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    marginVertical: (MESSAGE - TOUCH) / 2, // as large as a finger, in the room of a message
    borderRadius: radius.m,
    backgroundColor: colors.raised,
  },
});
