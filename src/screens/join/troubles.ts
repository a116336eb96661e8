import type { NoWay } from '@/stores/connector';
import type { IconName } from '@/ui/Icon';

type Trouble = {
  readonly icon: IconName;
  /** Trying the same again may succeed. */
  readonly again: boolean;
  /** Another way that may lead there. */
  readonly instead?: 'settings' | 'pair' | 'type';
};

export const TROUBLES = {
  'no-server': { icon: 'offline', again: false, instead: 'settings' },
  'no-broker': { icon: 'offline', again: true, instead: 'pair' },
  'no-such-table': { icon: 'search', again: true, instead: 'type' },
  'other-version': { icon: 'install', again: true },
  'other-packs': { icon: 'install', again: true },
  'table-full': { icon: 'people', again: true },
  expired: { icon: 'link', again: false, instead: 'type' },
  'wrong-code': { icon: 'pencil', again: false, instead: 'type' },
  'guesses-used-up': { icon: 'people', again: true },
  'too-new': { icon: 'install', again: true },
  'somebody-else': { icon: 'warning', again: false, instead: 'type' },
  'not-an-invite': { icon: 'link', again: false, instead: 'type' },
  'no-secret': { icon: 'link', again: false, instead: 'type' },
  damaged: { icon: 'link', again: false, instead: 'type' },
  'bad-code': { icon: 'pencil', again: false, instead: 'type' },
  refused: { icon: 'warning', again: false, instead: 'type' },
  'no-answer': { icon: 'wifi', again: true, instead: 'pair' },
  broken: { icon: 'wifi', again: true, instead: 'pair' },
  left: { icon: 'door', again: true },
  lost: { icon: 'phone', again: true, instead: 'pair' },
  'given-up': { icon: 'search', again: true },
  'no-webrtc': { icon: 'offline', again: false, instead: 'type' },
} as const satisfies Record<NoWay['code'], Trouble>;

export const troubleOf = (code: NoWay['code']): Trouble => TROUBLES[code];

/** Refusals of the host at the table itself, before anybody sits. */
const AT_THE_TABLE: Readonly<Record<string, NoWay['code']>> = {
  'table-is-full': 'table-full',
  'too-many-watch': 'table-full',
  'other-version': 'other-version',
  'other-packs': 'other-packs',
  'table-closed': 'left',
  'not-let-in': 'expired',
};
export const refusedAtTable = (code: string | undefined): NoWay['code'] | undefined =>
  code === undefined ? undefined : AT_THE_TABLE[code];
