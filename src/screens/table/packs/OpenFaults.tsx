import { StyleSheet, View } from 'react-native';
import { useFetched } from '@/ui/fetching/parts';
import { Notice } from '@/ui/Notice';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { PackFiles } from '@/games/packReader';
import { keysOf } from '@/kit/keys';
import type { PackFault } from '@/packs/packFile';
import { packsEn } from '@/texts/packs.en';
import { usePackWords } from './packWords';
import type { Faults } from './useOpenPack';

/** More at once would only discourage. */
const MOST = 4;

/** Lists the faults of a file, line by line, for the player who wants to mend it. */
export function OpenFaults({ file, faults, files }: Faults & { files: PackFiles }) {
  const say = usePackWords();
  const { language } = useComfort();
  const reader = useFetched(`reader of ${files.kind}`, files.load);
  const sentence = (fault: PackFault): string => {
    const { code, about } = fault;
    if (code === 'not-read') return say('notRead');
    const known = keysOf(packsEn.why).find(it => it === code) ?? 'unknown';
    return reader?.why(language, fault) ?? say(`why.${known}`, about);
  };
  const rest = faults.length - MOST;
  return (
    <View style={styles.faults} testID="pack-faults">
      <Notice tone="stop" title={say('fault', { file })} text={say('faultSafe')} />
      {faults.slice(0, MOST).map((fault, n) => (
        <Type key={n} as="small">
          {sentence(fault)}
        </Type>
      ))}
      {rest > 0 && (
        <Type as="small" tone="soft">
          {say('more', { count: rest })}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ faults: { gap: space.s } });
