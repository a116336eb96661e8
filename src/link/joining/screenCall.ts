/**
 * A screen shows a link and a code, and a phone at a table sends it the invite: only the screen can
 * read that, whoever else has seen the link.
 */
import { screenTopic } from '../../protocol/brokerRules';
import { keyPairOf } from '../crypto/noise';
import type { BrokerClient } from '../finding/broker';
import { openCodeDoor } from './codeDoor';
import { countGuesses } from './guesses';
import { answerGuest, callHost, type LinkMeans } from './openLink';
import { makeScreenLink, screenIn } from './screenLink';
import { type GuestTalk, type JoiningWorld, openTableDoor } from './tableDoor';
import type { NumberedSecret } from './tableInvite';
import { derivedKey, tableIdOf } from './tableKeys';
import { visitTable } from './tableVisit';

const HEARD = 'heard';

type ScreenWorld = Omit<JoiningWorld, 'reach'>;

type ScreenWish = {
  readonly address: string;
  readonly version: number;
  heard(invite: string): void;
};

type ScreenCall = {
  readonly link: string;
  /** For those who cannot scan; resolves once its room is found. */
  readonly code: Promise<string>;
  stop(): void;
};

/** Runs on the screen. */
export function awaitCall(
  world: ScreenWorld,
  broker: BrokerClient,
  { address, version, heard }: ScreenWish,
): ScreenCall {
  const pair = keyPairOf(world.random(32));
  const link = makeScreenLink(address, pair.public);
  const keys = { pair, epoch: 1, secret: secretOf(pair.public), earlier: [] };
  const door = openTableDoor(world, broker, {
    version,
    topic: topicOf(pair.public),
    keys: () => keys,
    direct: false,
    came: phone => takeInvite(world, phone, heard),
  });
  const code = openCodeDoor(world, broker, {
    kind: 'screen',
    version,
    isOpen: () => true,
    gives: () => link,
    guesses: countGuesses(world.now, () => undefined),
  });
  const stop = () => {
    door.close();
    code.close();
  };
  return { link, code: code.code, stop };
}

async function takeInvite(world: ScreenWorld, phone: GuestTalk, heard: (invite: string) => void) {
  const opened = await answerGuest(relayOnly(world), phone);
  if (!opened.ok) return;
  opened.link.listen({
    heard(invite) {
      opened.link.send(HEARD);
      heard(invite);
    },
    closed: () => undefined,
  });
}

/** Runs on the phone. False: no screen answered. */
export async function callScreen(
  world: ScreenWorld,
  broker: BrokerClient,
  { link, invite, version }: { link: string; invite: string; version: number },
): Promise<boolean> {
  const screen = screenIn(link);
  if (!screen) return false;
  const found = await visitTable(world, broker, {
    table: screen,
    secret: secretOf(screen),
    topic: topicOf(screen),
    version,
    call: { direct: false },
    epoch: 1,
    provesSeat: false,
  });
  const opened = found.ok && (await callHost(relayOnly(world), found.talk, false));
  if (!opened || !opened.ok) return false;
  const { link: line } = opened;
  line.send(invite);
  const isHeard = new Promise<boolean>(resolve =>
    line.listen({ heard: answer => resolve(answer === HEARD), closed: () => resolve(false) }),
  );
  return isHeard.finally(() => line.close());
}

const relayOnly = ({ timers }: ScreenWorld): LinkMeans => ({
  timers,
  givePeer: undefined,
  iceServers: [],
});

/** Only those who have seen the link can call the screen. */
export const secretOf = (screen: Uint8Array): NumberedSecret => ({
  n: 0,
  bytes: derivedKey(screen, 'screen'),
});

const topicOf = (screen: Uint8Array): string => screenTopic(tableIdOf(screen));
