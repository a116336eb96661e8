import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { ScreenCall } from '@/stores/connector';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Qr } from '@/ui/qr/Qr';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { SeekingNotice } from '../join/Seeking';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';

/** A TV without a table shows what a phone at a table can scan, and a code that it can type. */
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
        <Ways />
      )}
    </Screen>
  );
}

function Ways() {
  const say = useTableWords();
  const { call, code } = useCall();
  if (call === null)
    return <Notice tone="heed" title={say('tv.noPlace')} text={say('tv.noPlaceText')} />;
  if (call === undefined) return <Spinner />;
  return (
    <View style={styles.ways}>
      <ByScan link={call.link} />
      {code !== null && <ByCode code={code} />}
    </View>
  );
}

function Way({ title, how, children }: { title: string; how: string; children: ReactNode }) {
  const { width } = useWindowDimensions();
  return (
    <Panel style={[styles.way, width < WIDE && styles.under]}>
      {children}
      <Type as="heading" align="center">
        {title}
      </Type>
      <Type tone="soft" align="center">
        {how}
      </Type>
    </Panel>
  );
}

function ByScan({ link }: { link: string }) {
  const say = useTableWords();
  const { height } = useWindowDimensions();
  const [room, setRoom] = useState(0);
  return (
    <Way title={say('tv.scanMe')} how={say('tv.scanHow')}>
      <View
        style={styles.whole}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
        testID="tv-call"
      >
        {room > 0 && <Qr text={link} size={Math.min(room, height * 0.5)} name={say('tv.scanMe')} />}
      </View>
    </Way>
  );
}

function ByCode({ code }: { code: string }) {
  const say = useTableWords();
  return (
    <Way title={say('tv.typeMe')} how={say('tv.typeHow')}>
      <Type as="clock" tone="sand" align="center" testID="tv-code">
        {code}
      </Type>
    </Way>
  );
}

type Shown = {
  /** Null: there is no broker where a phone could call. */
  readonly call: ScreenCall | null | undefined;
  readonly code: string | null;
};

/** What this screen shows while it is mounted. */
function useCall(): Shown {
  const { evening } = useWorld();
  const [shown, setShown] = useState<Shown>({ call: undefined, code: null });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const wait = async () => {
      const call = await evening.awaitCall();
      if (isGone) return call?.stop();
      stop = call?.stop;
      setShown({ call: call ?? null, code: null });
      const code = await call?.code;
      if (!isGone && call && code !== undefined) setShown({ call, code });
    };
    void wait();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [evening]);
  return shown;
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
