/** The ways from this phone to others, as the stores need them. wiring.ts makes them of links. */
import type { End, Link } from '../table/ports';

/** Somebody who typed the code. The same phrase stands on their screen. */
export type Knock = {
  readonly id: number;
  readonly name: string;
  readonly phrase: string;
  letIn(): void;
  refuse(): void;
};

export type DoorWish = {
  /** A table that is opened again keeps its name and its secret. */
  readonly again: { readonly code: string; readonly secret: string } | undefined;
  readonly game: string;
  readonly free: number;
  /** By which address others find this phone, if it does not know itself. */
  readonly typed?: string | undefined;
  came(link: Link): void;
  knocked(knock: Omit<Knock, 'id'>): void;
  /** That knock is over, whoever ended it. */
  gone(phrase: string): void;
};

export type OpenDoor = {
  readonly code: string;
  readonly secret: string;
  readonly invite: string;
  /** Undefined: there is a table server. Else this phone is the place, with or without pages to give. */
  readonly own?: OwnDoor | undefined;
  advertise(free: number): void;
  close(): Promise<void>;
};

export type OwnDoor = { readonly hasApp: boolean };

export type NoDoor =
  | 'no-server'
  | 'no-broker'
  /** This phone would be the place, but is in no network. */
  | 'no-address'
  /** What was typed leads somewhere else. */
  | 'not-this-phone'
  | 'port-taken'
  | 'cannot-listen';
type Opened = { ok: true; door: OpenDoor } | { ok: false; why: NoDoor };

/** `invite` is the link that a browser opens, however it was given to this phone. */
export type ReadInvite =
  | { readonly ok: true; readonly invite: string }
  | { readonly ok: false; readonly why: 'not-an-invite' | 'no-secret' | 'damaged' };

/** By the link that was scanned, or by the code that was typed. */
export type Where = { readonly invite: string } | { readonly code: string };

/** Why there is no way to a table. */
export type NoWay = {
  readonly code:
    | 'no-server'
    | 'no-broker'
    | 'no-such-table'
    | 'other-version'
    | 'other-packs'
    | 'table-full'
    | 'not-let-in'
    | 'nobody-came'
    | 'too-many-knocks'
    | 'somebody-else'
    | 'not-an-invite'
    | 'no-secret'
    | 'damaged'
    | 'bad-code'
    | 'refused'
    | 'no-answer'
    | 'broken'
    | 'left'
    | 'lost'
    | 'given-up'
    | 'no-webrtc';
};
export type Found = { ok: true; link: Link } | { ok: false; why: NoWay };

type FindWish = {
  readonly where: Where;
  readonly name: string;
  /** For who has a seat already, and for who only watches. */
  readonly evenIfFull: boolean;
  shown(phrase: string): void;
};

/** One half of a pairing by two codes, with no network service. */
type PairingHalf<Text> = {
  readonly text: Text;
  readonly link: Promise<Found>;
  giveUp(): void;
};
export type MisreadCode =
  'not-ours' | 'damaged' | 'other-version' | 'wrong-turn' | 'answers-another';
export type HostHalf = PairingHalf<Promise<string | undefined>> & {
  /** What the guest's phone shows. Undefined: all is well. */
  heard(answer: string): MisreadCode | undefined;
};
export type GuestHalf =
  | ({ ok: true } & PairingHalf<Promise<string | undefined>>)
  | { ok: false; why: MisreadCode | 'no-webrtc' };

export type Connector = {
  open(wish: DoorWish): Promise<Opened>;
  find(wish: FindWish): Promise<Found>;
  /** For the players who sit at the host's own phone. */
  inside(): readonly [Link, Link];
  offer(): HostHalf | undefined;
  answer(offer: string): GuestHalf;
  /** On a screen that has no keys: what it shows, until somebody has scanned it. */
  awaitCall(
    heard: (invite: string) => void,
  ): Promise<{ readonly link: string; stop(): void } | undefined>;
  /** On a phone that has scanned it. False: the screen does not answer. */
  callScreen(link: string, invite: string): Promise<boolean>;
  isScreenLink(text: string): boolean;
  readInvite(text: string): ReadInvite;
};

export type { End, Link };
