import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';
import { useRefusal } from '../ConnectionLine';
import { useRelayed } from '../Relayed';
import type { useTable } from '../useTable';
import { MESSAGE } from './lobbySizes';
import { useArrivals } from './useArrivals';
import { type Line, useQuietLine } from './useQuietLine';

type Props = {
  table: ReturnType<typeof useTable>;
  /** The code lies on the table. */
  showsCode: boolean;
};

/** One message whose place is always kept, so that nothing moves when it comes or goes. */
export function LobbyLine({ table, showsCode }: Props) {
  const { textScale } = useComfort();
  const [trouble, news, quiet] = [useTrouble(), useNews(table), useQuietLine(table, showsCode)];
  const { text, tone, testID } = trouble ?? news ?? quiet;
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

const styles = StyleSheet.create({ line: { justifyContent: 'center' } });
