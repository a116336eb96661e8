import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { NoDoor, OwnDoor } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Qr } from '@/ui/qr/Qr';
import { Spinner } from '@/ui/Spinner';
import { space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useComfort } from '@/ui/comfort';
import { useTableWords } from '../../tableWords';
import { TvButton } from '../../tv/TvSheet';
import { useShare } from '../../useShare';
import { useSession, useWorld } from '../../world';
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
  const say = useTableWords();
  useBringingIn();
  const { width, height } = useWindowDimensions();
  const { textScale } = useComfort();
  const isBeside = width < WIDE && textScale <= LARGE;
  return (
    <Panel style={styles.open} testID="invitation">
      <View style={isBeside ? styles.beside : styles.below}>
        <Qr
          text={invite}
          size={isBeside ? Math.min(LARGEST, width * SHARE) : sizeBelow(width, height)}
          name={say('lobby.scan')}
        />
        <View style={isBeside ? styles.words : styles.below}>
          <Type as="small" tone="soft" align={isBeside ? 'left' : 'center'}>
            {say('lobby.scanHow')}
          </Type>
          <Type as="small" tone="soft">
            {say('lobby.code')}
          </Type>
        </View>
      </View>
      <Type
        as="clock"
        tone="sand"
        align="center"
        testID="sheet-code"
        style={textScale > LARGE ? styles.close : styles.letters}
      >
        {code}
      </Type>
      <ShareLink invite={invite} />
      {own && <GettingIn own={own} />}
      <TvButton />
      <PairLink />
    </Panel>
  );
}

/** On a guest’s phone: the same table by scan or link. Only the host’s phone knows the code. */
export function GuestInvitation() {
  const say = useTableWords();
  const invite = useSession(it => it.guest?.invite);
  const { width, height } = useWindowDimensions();
  if (!invite) return null;
  return (
    <Panel style={styles.open} testID="guest-invitation">
      <Qr text={invite} size={sizeBelow(width, height)} name={say('lobby.scan')} />
      <Type as="small" tone="soft" align="center">
        {say('lobby.scanHow')}
      </Type>
      <ShareLink invite={invite} />
    </Panel>
  );
}

/** During a match, a code is open for a while after it has been shown. */
function useBringingIn(): void {
  const { evening } = useWorld();
  const isPlaying = useSession(it => it.hosting?.isPlaying === true);
  useEffect(() => {
    if (isPlaying) evening.bringIn();
  }, [evening, isPlaying]);
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
    <Panel style={styles.open}>
      <Spinner />
      <Type tone="soft">{say('door.opening')}</Type>
    </Panel>
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

/** Leaves the content below it visible on a tablet on its side. */
const sizeBelow = (width: number, height: number): number =>
  Math.min(LARGEST, width - MARGINS, Math.max(LEAST, height * 0.27));

const LARGEST = 248;
const LEAST = 180;
/** Share of a phone’s width: large enough for a camera, and the seats stay visible below. */
const SHARE = 0.42;
const MARGINS = 96;
const LARGE = 1.4;

const styles = StyleSheet.create({
  open: { alignItems: 'center' },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  below: { alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.s },
  letters: { letterSpacing: 6 },
  close: { letterSpacing: 0 },
});
