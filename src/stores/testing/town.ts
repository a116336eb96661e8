/** A network of phones whose only open door is always found. */
import { loopback } from '../../link/loopback';
import type { Link, Way } from '../../table/ports';
import type { Connector, DoorWish, NoWay } from '../connector';

export const SCREEN = 'http://table/tv#key';
const KEY = `AQEx${'k'.repeat(40)}`;
export const INVITE = `http://table/join#${KEY}secret`;
export const OTHER_INVITE = `http://table/join#${KEY}other`;
/** Of a table with another key, whose address and secret are the same. */
export const FOREIGN_INVITE = `http://table/join#AQEx${'j'.repeat(40)}secret`;
export const APP_INVITE = `sandtable://join?at=http%3A%2F%2Ftable%2Fjoin#${KEY}secret`;

export class Town {
  host: DoorWish | undefined;
  screen: ((invite: string) => void) | undefined;
  trouble: NoWay['code'] | undefined;
  isShut = false;
  /** Until it resolves, no door opens. */
  opens: Promise<void> = Promise.resolve();
  way: Way = 'direct';
  tries = 0;
  epoch = 1;
  /** The epochs that guests had met before. */
  readonly met: number[] = [];
  readonly proved: boolean[] = [];
  granted = 0;
  codes = 3;
  /** How many doors were closed. */
  closed = 0;

  doors(): Connector {
    return {
      inside: loopback,
      open: async wish => {
        await this.opens;
        if (this.isShut) return { ok: false, why: 'no-broker' };
        this.host = wish;
        return {
          ok: true,
          door: {
            code: `CDFHJ${this.codes}`,
            keys: '{"the":"keys"}',
            invite: INVITE,
            grantGuess: () => void (this.granted += 1),
            nextCode: async () => `CDFHJ${(this.codes += 1)}`,
            nextSecret: () => ({ keys: '{"other":"keys"}', invite: OTHER_INVITE }),
            close: async () => {
              this.host = undefined;
              this.closed += 1;
            },
          },
        };
      },
      find: async ({ where, provesSeat, epochAt }) => {
        if (this.trouble) return { ok: false, why: { code: this.trouble } };
        if (!this.host) return { ok: false, why: { code: 'no-such-table' } };
        if ('code' in where) this.tries += 1;
        this.proved.push(provesSeat);
        this.met.push(await epochAt('aa'));
        const met = { table: 'aa', epoch: this.epoch };
        const [mine, theirs] = loopback().map(link => ({ ...link, way: this.way })) as [Link, Link];
        this.host.came(theirs);
        return { ok: true, link: mine, met, ...('code' in where && { invite: INVITE }) };
      },
      offer: () => undefined,
      answer: () => ({ ok: false, why: 'no-webrtc' }),
      nextSecret: async keys => keys,
      awaitCall: async heard => {
        this.screen = heard;
        return {
          link: SCREEN,
          code: Promise.resolve('CKM379'),
          stop: () => (this.screen = undefined),
        };
      },
      callScreen: async (_, invite) => {
        this.screen?.(invite);
        return this.screen !== undefined;
      },
      isScreenLink: text => text === SCREEN,
      readInvite: text =>
        text === INVITE || text === APP_INVITE
          ? { ok: true, invite: INVITE }
          : { ok: false, why: 'not-an-invite' },
    };
  }
}

export async function until<T>(look: () => T | undefined | null | false, most = 400): Promise<T> {
  for (let tries = 0; tries < most; tries++) {
    const found = look();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('it does not come to that');
}

/** A table of three, with the host in it. */
export const BEGINNER = {
  game: 'time-n-space',
  places: 3,
  options: { level: 'beginner' },
  name: 'Ann',
  alone: false,
};
