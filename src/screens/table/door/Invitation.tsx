import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { NoDoor, OwnDoor } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Qr } from '@/ui/qr/Qr';
import { Spinner } from '@/ui/Spinner';
import { SIDE, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useComfort } from '@/ui/comfort';
import { useTableWords } from '../../tableWords';
import { TvButton } from '../../tv/TvSheet';
import { useShare } from '../../useShare';
import { useSession, useWorld } from '../../world';
import { spaced } from '../lobby/spaced';
import { DoorShut } from './DoorShut';
import { GettingIn } from '../GettingIn';

/** Ways for others to find this table (QR code, typed code, link), or why they cannot. */
export function Invitation() {
  const door = useSession(it => it.hosting?.door);
  switch (door?.is) {
    case 'open':
      return <Open code={door.code} invite={door.invite} own={door.own} />;
    case 'opening':
      return <Opening />;
    case 'shut':
      return <Shut why={door.why} />;
    default:
      return <Alone />;
  }
}

type OpenProps = { code: string; invite: string; own: OwnDoor | undefined };

function Open({ code, invite, own }: OpenProps) {
  useBringingIn();
  const { textScale } = useComfort();
  const isLarge = textScale > LARGE;
  return (
    <View style={styles.open} testID="invitation">
      <LargeQr text={invite} />
      <Type
        as="clock"
        tone="sand"
        align="center"
        testID="sheet-code"
        style={isLarge ? styles.close : styles.letters}
      >
        {isLarge ? code : spaced(code)}
      </Type>
      <ScanHow />
      <ShareLink invite={invite} />
      {own && <GettingIn own={own} />}
      <TvButton />
      <PairLink />
    </View>
  );
}

/** On a guest’s phone: the same table by scan or link. Only the host’s phone knows the code. */
export function GuestInvitation() {
  const invite = useSession(it => it.guest?.invite);
  if (!invite) return null;
  return (
    <View style={styles.open} testID="guest-invitation">
      <LargeQr text={invite} />
      <ScanHow />
      <ShareLink invite={invite} />
    </View>
  );
}

/** As wide as the sheet, for a camera at the other end of the table. */
function LargeQr({ text }: { text: string }) {
  const say = useTableWords();
  const { width, height } = useWindowDimensions();
  const most = (width < WIDE ? width : SIDE) - MARGINS;
  return <Qr text={text} size={Math.min(most, height * SHARE)} name={say('lobby.scan')} />;
}

function ScanHow() {
  const say = useTableWords();
  return (
    <Type as="small" tone="soft" align="center">
      {say('lobby.scanHow')}
    </Type>
  );
}

/** During a match, a code is open for a while after it has been shown. */
function useBringingIn(): void {
  const { session } = useWorld();
  const isPlaying = useSession(it => it.hosting?.isPlaying === true);
  useEffect(() => {
    if (isPlaying) session.bringIn();
  }, [session, isPlaying]);
}

function ShareLink({ invite }: { invite: string }) {
  const say = useTableWords();
  const { done, send } = useShare(invite);
  const title = { shared: 'lobby.shared', copied: 'lobby.copied', failed: 'lobby.share' } as const;
  return (
    <>
      <Button
        icon={done === null || done === 'failed' ? 'share' : 'check'}
        title={say(done === null ? 'lobby.share' : title[done])}
        onPress={send}
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
    <View style={styles.open}>
      <Spinner />
      <Type tone="soft">{say('door.opening')}</Type>
    </View>
  );
};

function Shut({ why }: { why: NoDoor }) {
  return (
    <Panel>
      <DoorShut why={why} />
      <PairLink />
    </Panel>
  );
}

function Alone() {
  const say = useTableWords();
  const { session } = useWorld();
  return (
    <Panel>
      <Type as="small" tone="soft">
        {say('door.none')}
      </Type>
      <Button
        icon="door"
        title={say('door.invite')}
        onPress={() => void session.openDoor()}
        testID="open-door"
      />
    </Panel>
  );
}

/** Share of the screen’s height: the code to type stays visible below. */
const SHARE = 0.5;
/** Of a sheet, on both sides together. */
const MARGINS = 40;
const LARGE = 1.4;

const styles = StyleSheet.create({
  open: { alignItems: 'center', gap: space.s + space.xs },
  letters: { letterSpacing: 4 },
  close: { letterSpacing: 0 },
});
