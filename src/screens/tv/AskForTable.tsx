import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { ScreenCall } from '@/stores/connector';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { COLUMN } from '@/ui/theme/tokens';
import { SeekingNotice } from '../join/Seeking';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { Calling } from './Calling';
import { FromAfar } from './FromAfar';

type Props = { goHome(): void };

/** A TV without a table shows what a phone at a table can scan, and a code that it can type. */
export function AskForTable({ goHome }: Props) {
  const { session } = useWorld();
  const isSeeking = useSession(it => it.seeking !== null);
  const leave = () => void session.leave();
  if (!isSeeking) return <Ways goHome={goHome} />;
  return (
    <Waiting goHome={goHome}>
      <View style={styles.seeking}>
        <SeekingNotice
          go={goHome}
          again={() => void session.reopen()}
          back={leave}
          typeInstead={leave}
        />
      </View>
    </Waiting>
  );
}

function Ways({ goHome }: Props) {
  const say = useTableWords();
  const { call, code } = useCall();
  if (call) return <Calling link={call.link} {...{ code, goHome }} />;
  return (
    <Waiting goHome={goHome}>
      {call === null ? (
        <Notice tone="heed" title={say('tv.noPlace')} text={say('tv.noPlaceText')} />
      ) : (
        <Spinner />
      )}
    </Waiting>
  );
}

/** There is nothing to scan now. */
function Waiting({ goHome, children }: Props & { children: ReactNode }) {
  const say = useTableWords();
  return (
    <FromAfar>
      <Screen wide title={say('tv.title')} back={goHome}>
        {children}
      </Screen>
    </FromAfar>
  );
}

type Shown = {
  /** Null: there is no broker where a phone could call. */
  readonly call: ScreenCall | null | undefined;
  readonly code: string | null;
};

/** What this screen shows while it is mounted. */
function useCall(): Shown {
  const { session } = useWorld();
  const [shown, setShown] = useState<Shown>({ call: undefined, code: null });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const wait = async () => {
      const call = await session.awaitCall();
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
  }, [session]);
  return shown;
}

const styles = StyleSheet.create({
  seeking: { flexGrow: 1, width: '100%', maxWidth: 1.5 * COLUMN, alignSelf: 'center' },
});
