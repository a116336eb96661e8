import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Qr } from '@/ui/Qr';
import { Spinner } from '@/ui/Spinner';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { TvButton } from '../tv/TvSheet';
import { useEvening, useWorld } from '../world';

/** How others find this table: a code to scan, a code to type, a link to send; or why they cannot. */
export function Invitation() {
  const door = useEvening(it => it.hosting?.door);
  switch (door?.is) {
    case 'open':
      return <Open code={door.code} invite={door.invite} />;
    case 'opening':
      return <Opening />;
    case 'shut':
      return <Shut why={door.why} />;
    default:
      return <Alone />;
  }
}

function Open({ code, invite }: { code: string; invite: string }) {
  const say = useTableWords();
  const { width } = useWindowDimensions();
  return (
    <Panel style={styles.open} testID="invitation">
      <Qr text={invite} size={Math.min(248, width - 96)} name={say('lobby.scan')} />
      <Type as="small" tone="soft" align="center">
        {say('lobby.scanHow')}
      </Type>
      <View style={styles.code}>
        <Type as="small" tone="soft">
          {say('lobby.code')}
        </Type>
        <Type as="clock" tone="sand" testID="table-code" style={styles.letters}>
          {code}
        </Type>
      </View>
      <ShareLink invite={invite} />
      <TvButton />
      <PairLink />
    </Panel>
  );
}

function ShareLink({ invite }: { invite: string }) {
  const say = useTableWords();
  const { device } = useWorld();
  const [done, setDone] = useState<'shared' | 'copied' | 'failed' | null>(null);
  const title = { shared: 'lobby.shared', copied: 'lobby.copied', failed: 'lobby.share' } as const;
  return (
    <>
      <Button
        icon={done === null || done === 'failed' ? 'share' : 'check'}
        title={say(done === null ? 'lobby.share' : title[done])}
        onPress={() => void device.share(invite).then(setDone)}
        testID="share-link"
      />
      {done === 'failed' && <Notice tone="heed" title={say('lobby.notShared')} />}
    </>
  );
}

function PairLink() {
  const say = useTableWords();
  const router = useRouter();
  return (
    <Button
      kind="quiet"
      icon="qr"
      title={say('lobby.pair')}
      onPress={() => router.push('/pair')}
      testID="pair"
    />
  );
}

const Opening = () => {
  const say = useTableWords();
  return (
    <Panel style={styles.open}>
      <Spinner />
      <Type tone="soft">{say('door.opening')}</Type>
    </Panel>
  );
};

function Shut({ why }: { why: 'no-server' | 'no-broker' }) {
  const say = useTableWords();
  const { evening } = useWorld();
  return (
    <Panel>
      <Notice
        tone="heed"
        icon="offline"
        title={say(why === 'no-server' ? 'door.noServer' : 'door.noBroker')}
        action={{ title: say('door.again'), onPress: () => void evening.openDoor() }}
        testID="door-shut"
      />
      <PairLink />
    </Panel>
  );
}

function Alone() {
  const say = useTableWords();
  const { evening } = useWorld();
  return (
    <Panel>
      <Type as="small" tone="soft">
        {say('door.none')}
      </Type>
      <Button
        icon="door"
        title={say('door.invite')}
        onPress={() => void evening.openDoor()}
        testID="open-door"
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  open: { alignItems: 'center' },
  code: { alignItems: 'center' },
  letters: { letterSpacing: 6 },
});
