/**
 * Limits how often somebody without the secret may try. A phrase has 32 bits, and an attacker in
 * between may break off each attempt whose phrases do not match before anybody sees it: so attempts
 * must be few.
 */
import type { Millis } from '../../kit/millis';
import type { Timers } from '../timers';

const MOST_OUTSIDE = 4;
const TRIES_AT_ONCE = 8;
const TRY_COMES_BACK_MS: Millis = 5_000;

export function createKnockLimit(timers: Timers) {
  let spent = 0;
  let callOff = () => {};
  const forget = () => {
    spent -= 1;
    if (spent > 0) forgetLater();
  };
  const forgetLater = () => void (callOff = timers.after(TRY_COMES_BACK_MS, forget));
  return {
    /** `outside` is how many are waiting, this one included. */
    admits(outside: number): boolean {
      if (outside > MOST_OUTSIDE || spent >= TRIES_AT_ONCE) return false;
      spent += 1;
      if (spent === 1) forgetLater();
      return true;
    },
    stop: () => callOff(),
  };
}
