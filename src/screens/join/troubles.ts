import type { NoWay } from '@/stores/connector';
import type { IconName } from '@/ui/Icon';

type Trouble = {
  readonly icon: IconName;
  /** Trying the same again may succeed. */
  readonly again: boolean;
  /** Another way that may lead there. */
  readonly instead?: 'pair' | 'code';
};

/** What a player can tell apart. Each has two sentences: the cause, and what to do. */
export const TROUBLES = {
  offline: { icon: 'offline', again: true },
  'other-wifi': { icon: 'wifi', again: true },
  silent: { icon: 'phone', again: true },
  'no-path': { icon: 'wifi', again: true, instead: 'pair' },
  'no-such-code': { icon: 'warning', again: true },
  'wrong-code': { icon: 'warning', again: false, instead: 'code' },
  'guesses-used-up': { icon: 'warning', again: true, instead: 'code' },
  'somebody-else': { icon: 'warning', again: false, instead: 'code' },
  'code-not-enough': { icon: 'qr', again: false, instead: 'code' },
  expired: { icon: 'link', again: false, instead: 'code' },
  damaged: { icon: 'link', again: false, instead: 'code' },
  'not-an-invite': { icon: 'qr', again: false, instead: 'code' },
  'other-version': { icon: 'install', again: true },
  'table-full': { icon: 'people', again: true },
  left: { icon: 'door', again: true },
  lost: { icon: 'offline', again: false, instead: 'pair' },
  'no-webrtc': { icon: 'offline', again: false, instead: 'code' },
  'no-code-seen': { icon: 'camera', again: false },
} as const satisfies Record<string, Trouble>;

export type TroubleName = keyof typeof TROUBLES;

/** Several causes read the same where a player would do the same about them. */
export const TROUBLE_OF = {
  offline: 'offline',
  'other-wifi': 'other-wifi',
  'no-broker': 'silent',
  'no-such-table': 'silent',
  'given-up': 'silent',
  'no-answer': 'no-path',
  broken: 'no-path',
  'no-such-code': 'no-such-code',
  'wrong-code': 'wrong-code',
  'bad-code': 'wrong-code',
  'guesses-used-up': 'guesses-used-up',
  'somebody-else': 'somebody-else',
  refused: 'somebody-else',
  'no-server': 'code-not-enough',
  expired: 'expired',
  damaged: 'damaged',
  'no-secret': 'damaged',
  'not-an-invite': 'not-an-invite',
  'other-version': 'other-version',
  'other-packs': 'other-version',
  'too-new': 'other-version',
  left: 'left',
  lost: 'lost',
  'no-webrtc': 'no-webrtc',
} as const satisfies Record<NoWay['code'], TroubleName>;

export const troubleOf = (name: TroubleName): Trouble => TROUBLES[name];

/** Refusals of the host at the table itself, before anybody sits. */
export const AT_THE_TABLE: Readonly<Record<string, TroubleName>> = {
  'table-is-full': 'table-full',
  'too-many-watch': 'table-full',
  'other-version': 'other-version',
  'other-packs': 'other-version',
  'table-closed': 'left',
  'not-let-in': 'expired',
};
