/** How this phone connects to others, as the stores need it. wiring.ts makes it of links. */
import type { End, Link } from '../table/ports';

export type DoorWish = {
  /** A table that is opened again keeps its keys. */
  readonly again: { readonly keys: string } | undefined;
  /**
   * The address at which others find this phone, typed by the player if the phone does not know it.
   */
  readonly typed?: string | undefined;
  came(link: Link): void;
  /** Whether somebody may come by the code now. */
  takesCode(): boolean;
  /** Somebody typed a wrong code: so many guesses are left, which the keys keep. */
  guessed(left: number, keys: string): void;
};

export type OpenDoor = {
  readonly keys: string;
  readonly code: string;
  readonly invite: string;
  /**
   * Undefined with a table server. Otherwise this phone serves the table, with or without the web
   * app.
   */
  readonly own?: OwnDoor | undefined;
  /** One more guess at the code is judged. */
  grantGuess(): void;
  /** Another code takes its place. */
  nextCode(): Promise<string>;
  /** Another secret, and so another invite, takes the place of this one. */
  nextSecret(): { readonly keys: string; readonly invite: string };
  close(): Promise<void>;
};

export type OwnDoor = { readonly hasApp: boolean };

export type NoDoor =
  | 'no-server'
  | 'no-broker'
  /** This phone would serve the table, but is in no network. */
  | 'no-address'
  /** The typed address leads to another device. */
  | 'not-this-phone'
  | 'port-taken'
  | 'cannot-listen';
type Opened = { ok: true; door: OpenDoor } | { ok: false; why: NoDoor };

/** `invite` is the link that a browser can open, whatever form this phone received. */
export type ReadInvite =
  | { readonly ok: true; readonly invite: string }
  | { readonly ok: false; readonly why: 'not-an-invite' | 'no-secret' | 'damaged' | 'too-new' };

/** A scanned link, or a typed code. */
export type Where = { readonly invite: string } | { readonly code: string };

/** Why this phone cannot get to a table. */
export type NoWay = {
  readonly code:
    | 'no-server'
    | 'no-broker'
    /** This phone is in no network. */
    | 'offline'
    /** This phone is in a network, and the table in another one. */
    | 'other-wifi'
    | 'no-such-table'
    /** No table answers to the typed code. */
    | 'no-such-code'
    | 'other-version'
    | 'other-packs'
    | 'expired'
    | 'wrong-code'
    | 'guesses-used-up'
    | 'somebody-else'
    | 'not-an-invite'
    | 'no-secret'
    | 'damaged'
    | 'too-new'
    | 'bad-code'
    | 'refused'
    | 'no-answer'
    | 'broken'
    | 'left'
    | 'lost'
    | 'given-up'
    | 'no-webrtc';
};
export type Found =
  /** `invite`: the one for which a typed code stands. `met`: the table, by its key. */
  { ok: true; link: Link; invite?: string; met?: MetHost } | { ok: false; why: NoWay };

type FindWish = {
  readonly where: Where;
  /** This phone keeps a token of a seat at that table. */
  readonly provesSeat: boolean;
  readonly epochAt: EpochAt;
};

/** A host that has proven the key of its table. */
export type MetHost = { readonly table: string; readonly epoch: number };
/** The highest epoch this phone has met at a table. */
type EpochAt = (table: string) => Promise<number>;

/** One half of pairing by two codes, without a network service. */
type PairingHalf<Text> = {
  readonly text: Text;
  readonly link: Promise<Found>;
  giveUp(): void;
};
export type MisreadCode =
  'not-ours' | 'damaged' | 'other-version' | 'wrong-turn' | 'answers-another';
export type HostHalf = PairingHalf<Promise<string | undefined>> & {
  /** The keys of the table; they have to be kept before the code is shown. */
  readonly keys: string;
  /** Takes what the guest's phone shows. Undefined: all is well. */
  heard(answer: string): MisreadCode | undefined;
};
export type GuestHalf =
  | ({ ok: true } & PairingHalf<Promise<string | undefined>>)
  | { ok: false; why: MisreadCode | 'no-webrtc' };

export type ScreenCall = {
  readonly link: string;
  /** Resolves once it is found. */
  readonly code: Promise<string>;
  stop(): void;
};

export type Connector = {
  open(wish: DoorWish): Promise<Opened>;
  find(wish: FindWish): Promise<Found>;
  /** A link within the phone, for the players at the host's own phone. */
  inside(): readonly [Link, Link];
  offer(wish: Pick<DoorWish, 'again'>): HostHalf | undefined;
  answer(offer: string, epochAt: EpochAt): GuestHalf;
  /** Another secret, for a table whose door is not open. */
  nextSecret(keys: string): Promise<string>;
  /** For a screen: what it shows until a phone has called it. */
  awaitCall(heard: (invite: string) => void): Promise<ScreenCall | undefined>;
  /** For the phone that has scanned the link, or typed the code. False: no screen answers. */
  callScreen(shown: string, invite: string): Promise<boolean>;
  isScreenLink(text: string): boolean;
  readInvite(text: string): ReadInvite;
};

export type { End, Link };
