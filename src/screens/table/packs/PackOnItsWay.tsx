import { StyleSheet, View } from 'react-native';
import type { SharedPack } from '@/stores/sessionState';
import { useComfort } from '@/ui/comfort';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Press } from '@/ui/Press';
import { colors, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useSession, useWorld } from '../../world';
import { usePackWords } from './packWords';
import { useTablePack, useTitleOf } from './useTablePack';

/** Stands where the game is described, while somebody does not have the pack of the table. */
export function PackOnItsWay() {
  const pack = useTablePack();
  const isOwn = useSession(it => it.guest?.pack?.is === 'held');
  if (!pack) return null;
  return isOwn ? <ForOthers pack={pack} /> : <ForThisPhone pack={pack} />;
}

/** With more names than this the rest are only counted. */
const MOST_NAMES = 4;
const nameOf = (name: string): string => name || '?';

function ForOthers({ pack: { title, lacks } }: { pack: SharedPack }) {
  const say = usePackWords();
  const titleOf = useTitleOf();
  const words = lacks.map(({ name, tenths, refuses }) =>
    refuses
      ? say('travel.refuses', { name: nameOf(name) })
      : say('travel.fetching', { name: nameOf(name), percent: tenths * 10 }),
  );
  const rest = words.length > MOST_NAMES ? [` +${words.length - MOST_NAMES}`] : [];
  return (
    <Notice
      tone={lacks.some(({ refuses }) => refuses) ? 'heed' : 'soft'}
      title={say('travel.title', { title: titleOf(title) })}
      text={[...words.slice(0, MOST_NAMES), ...rest].join('  ·  ')}
      testID="pack-travels"
    />
  );
}

export function ForThisPhone({ pack }: { pack: SharedPack }) {
  const say = usePackWords();
  const titleOf = useTitleOf();
  const { session } = useWorld();
  const is = useSession(it => it.guest?.pack?.is);
  const title = titleOf(pack.title);
  const { hash } = pack;
  const fetchNow = () => session.wish({ wish: 'pack', hash, is: 'fetched' });
  if (is === 'damaged')
    return (
      <Notice
        tone="stop"
        title={say('travel.damaged', { title })}
        text={say('travel.damagedText')}
        action={{ title: say('travel.again'), onPress: fetchNow }}
        testID="pack-damaged"
      />
    );
  if (is === 'refused')
    return (
      <Notice
        tone="heed"
        title={say('travel.refused', { title })}
        text={say('travel.refusedText')}
        action={{ title: say('travel.take'), onPress: fetchNow }}
        testID="pack-refused"
      />
    );
  return <Arriving {...{ pack, title }} />;
}

/** Small, since nobody has to do anything. */
function Arriving({ pack: { hash, lacks, size }, title }: { pack: SharedPack; title: string }) {
  const say = usePackWords();
  const { session } = useWorld();
  const { language } = useComfort();
  const self = useSession(it => it.guest?.self);
  const tenths = lacks.find(({ guest }) => guest === self)?.tenths ?? 0;
  return (
    <Panel style={styles.arriving} testID="pack-arrives">
      <View aria-live="polite" role="status">
        <Type>{say('travel.own', { title, percent: tenths * 10 })}</Type>
      </View>
      <View style={styles.way}>
        <View style={[styles.gone, { width: `${tenths * 10}%` }]} />
      </View>
      <View style={styles.foot}>
        <Type as="small" tone="soft" style={styles.about}>
          {say('travel.ownText', { size: sizeWords(language, size) })}
        </Type>
        <Press
          name={say('travel.refuse')}
          onPress={() => session.wish({ wish: 'pack', hash, is: 'refused' })}
          testID="pack-arrives-action"
          style={styles.refuse}
        >
          <Type as="label" tone="soft">
            {say('travel.refuse')}
          </Type>
        </Press>
      </View>
    </Panel>
  );
}

const KB = 1024;
function sizeWords(language: string, letters: number): string {
  if (letters < KB * KB) return `${Math.max(1, Math.round(letters / KB))} KB`;
  const megabytes = (letters / KB / KB).toFixed(1);
  return `${language === 'de' ? megabytes.replace('.', ',') : megabytes} MB`;
}

const styles = StyleSheet.create({
  arriving: { gap: space.s, paddingVertical: space.s },
  way: { height: 6, borderRadius: 3, backgroundColor: colors.raised, overflow: 'hidden' },
  gone: { height: 6, backgroundColor: colors.sand },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  about: { flex: 1 },
  refuse: { minHeight: TOUCH, justifyContent: 'center', paddingHorizontal: space.s },
});
