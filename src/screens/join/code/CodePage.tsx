import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button } from '@/ui/Button';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { kitWords } from '@/ui/kitWords';
import { LARGE, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../../startWords';
import { useWorld } from '../../world';
import { ScanPage } from '../ScanPage';
import { useCanScan } from '../useCanScan';
import { looksLikeInvite } from '../where';
import { CodeBoxes } from './CodeBoxes';
import { CodeKeys } from './CodeKeys';
import { CodeNotice } from './CodeNotice';
import { codePageSizes } from './codePageSizes';
import { OtherWays } from './OtherWays';
import { TypedKeys } from './TypedKeys';
import { type CodeWays, useCodePage } from './useCodePage';
import { WhereCodes } from './WhereCodes';

type Props = CodeWays & { again: () => void; back: () => void };

/** Joins by a code that is scanned or typed. */
export function CodePage({ again, back, ...ways }: Props) {
  const code = useCodePage(ways);
  const sizes = useCodePageSizes();
  const [open, setOpen] = useState<'camera' | 'others' | null>(null);
  const close = () => setOpen(null);
  if (open === 'camera' && !ways.isOnWay)
    return <ScanPage onText={code.read} isOther={code.news === 'not-an-invite'} onClose={close} />;
  const read = (text: string) => {
    close();
    code.read(text);
  };
  return (
    <Cockpit style={sizes.isBeside ? styles.beside : styles.above}>
      <View style={[styles.upper, sizes.isBeside ? { width: sizes.pad } : styles.wide]}>
        <Head back={back} onOthers={() => setOpen('others')} />
        <View style={styles.middle}>
          {sizes.pictureHeight > 0 && <WhereCodes height={sizes.pictureHeight} />}
          <ScanButton
            onOpen={() => setOpen('camera')}
            onText={read}
            onBlank={() => code.setMisread('no-code-seen')}
          />
        </View>
      </View>
      <View style={[styles.pad, { gap: sizes.gap, width: sizes.pad }]}>
        <Caption watches={code.watches} />
        <CodeBoxes sizes={sizes} entry={code.entry} isWrong={code.isWrong} onBox={code.choose} />
        <CodeNotice news={code.news} sizes={sizes} isWrong={code.isWrong} onAgain={again} />
        <CodeKeys sizes={sizes} onLetter={code.type} onDelete={code.remove} />
      </View>
      <TypedKeys isOff={open !== null} onText={code.type} onDelete={code.remove} />
      <OtherWays
        open={open === 'others'}
        onClose={close}
        watches={code.watches}
        onWatches={code.setWatches}
        onText={text => looksLikeInvite(text) && read(text)}
        onPair={ways.pair}
      />
    </Cockpit>
  );
}

function Head({ back, onOthers }: { back: () => void; onOthers: () => void }) {
  const say = startWords.useSay();
  const isLarge = useComfort().textScale > LARGE;
  return (
    <View style={styles.head}>
      <IconButton icon="back" name={kitWords.useSay()('back')} onPress={back} testID="back" />
      <Type as="title" style={[styles.title, isLarge && styles.fitting]}>
        {say('join.title')}
      </Type>
      <IconButton
        icon="menu"
        name={say('join.otherWays')}
        onPress={onOthers}
        testID="other-ways-open"
      />
    </View>
  );
}

function Caption({ watches }: { watches: boolean }) {
  const say = startWords.useSay();
  return (
    <Type as="small" tone={watches ? 'sand' : 'soft'} align="center">
      {say(watches ? 'join.codeToWatch' : 'join.codeWhere')}
    </Type>
  );
}

type ScanProps = { onOpen: () => void; onText: (text: string) => void; onBlank: () => void };

/** The first choice where there is a camera. A photo is taken at once: it needs the tap. */
function ScanButton({ onOpen, onText, onBlank }: ScanProps) {
  const say = startWords.useSay();
  const how = useCanScan();
  const { photographed } = useWorld().device;
  const photograph = async () => {
    const photo = await photographed?.();
    if (photo?.ok) onText(photo.text);
    else if (photo?.why === 'no-code') onBlank();
  };
  if (how === 'none') return null;
  return (
    <View style={how === null && styles.unknown}>
      <Button
        kind="main"
        icon="camera"
        title={say('join.scan')}
        onPress={how === 'photo' && photographed ? () => void photograph() : onOpen}
        testID="scan-open"
      />
    </View>
  );
}

function useCodePageSizes() {
  const { width, height } = useWindowDimensions();
  const edges = useSafeAreaInsets();
  const { textScale } = useComfort();
  const room = {
    width: width - edges.left - edges.right - 2 * space.m,
    height: height * (1 - TABLE) - edges.top - edges.bottom - 2 * space.m,
  };
  return codePageSizes(room, textScale);
}

/** The share of the height that the rim of the table takes. */
const TABLE = 0.07;

const styles = StyleSheet.create({
  above: { alignItems: 'center' },
  beside: { flexDirection: 'row', justifyContent: 'center', gap: space.l },
  upper: { alignSelf: 'stretch' },
  wide: { flexGrow: 1 },
  pad: { alignSelf: 'center' },
  middle: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    paddingVertical: space.s,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1 },
  /** One word must fit between two buttons on a small phone. */
  fitting: { fontSize: 28, lineHeight: 36 },
  unknown: { opacity: 0 },
});
