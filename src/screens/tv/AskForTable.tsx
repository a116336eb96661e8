import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Panel } from '@/ui/Panel';
import { Qr } from '@/ui/qr/Qr';
import { Screen } from '@/ui/Screen';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { SeekingNotice } from '../join/Seeking';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';

/**
 * A TV without a table shows a code that a phone at a table can scan, and a field for the table's
 * code.
 */
export function AskForTable({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  const { evening } = useWorld();
  const isSeeking = useSession(it => it.seeking !== null);
  const leave = () => void evening.leave();
  return (
    <Screen wide title={say('tv.title')} back={goHome}>
      {isSeeking ? (
        <View style={styles.seeking}>
          <SeekingNotice
            go={goHome}
            again={() => void evening.reopen()}
            back={leave}
            typeInstead={leave}
          />
        </View>
      ) : (
        <View style={styles.ways}>
          <ByScan />
          <ByCode />
        </View>
      )}
    </Screen>
  );
}

function ByScan() {
  const say = useTableWords();
  const link = useCall();
  const { width, height } = useWindowDimensions();
  const [room, setRoom] = useState(0);
  if (link === null) return null;
  return (
    <Panel style={[styles.way, width < WIDE && styles.under]} testID="tv-call">
      <View style={styles.whole} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
        {room > 0 && <Qr text={link} size={Math.min(room, height * 0.5)} name={say('tv.scanMe')} />}
      </View>
      <Type as="heading" align="center">
        {say('tv.scanMe')}
      </Type>
      <Type tone="soft" align="center">
        {say('tv.scanHow')}
      </Type>
    </Panel>
  );
}

/** The code that this screen shows while it is mounted. */
function useCall(): string | null {
  const { evening } = useWorld();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const wait = async () => {
      const call = await evening.awaitCall();
      if (isGone) return call?.stop();
      stop = call?.stop;
      setLink(call?.link ?? null);
    };
    void wait();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [evening]);
  return link;
}

function ByCode() {
  const say = useTableWords();
  const { evening } = useWorld();
  const [code, setCode] = useState('');
  const { width } = useWindowDimensions();
  const show = () => void evening.join({ where: { code }, name: say('tv.name'), watches: true });
  return (
    <Panel style={[styles.way, width < WIDE && styles.under]}>
      <Type tone="soft">{say('tv.text')}</Type>
      <View style={styles.whole}>
        <TextField
          title={say('tv.code')}
          value={code}
          onChange={setCode}
          onSubmit={show}
          maxLength={9}
          monospace
          testID="tv-code"
        />
      </View>
      <Button
        wide
        kind="main"
        icon="tv"
        title={say('tv.show')}
        disabled={code.trim() === ''}
        onPress={show}
        testID="tv-show"
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  ways: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    gap: space.l,
  },
  way: { flexShrink: 1, flexBasis: '40%', minWidth: 280, alignItems: 'center' },
  under: { flexBasis: '100%' },
  whole: { width: '100%' },
  seeking: { flexGrow: 1, width: '100%', maxWidth: 1.5 * COLUMN, alignSelf: 'center' },
});
