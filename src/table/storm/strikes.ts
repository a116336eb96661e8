/** Hits the host's app and the phones until the storm is over. */
import { pick } from '../../kit/random';
import { killHost, leaveHost, resumeHost, sleepHost, tellHost } from './hostApp';
import { drop } from './lines';
import { killPhone, type StormPhone, tellPhone } from './phones';
import { anyBetween, count, type Storm } from './storming';

export function strike(storm: Storm, phones: readonly StormPhone[]): void {
  if (storm.isCalm) return;
  storm.after(anyBetween(storm, 500, 3_000), () => strike(storm, phones));
  const phone = phones[pick(storm.next(), phones.length)];
  const kind = storm.next();
  if (!phone || !storm.host?.match) return;
  if (kind < 0.2) killPhone(storm, phone);
  else if (kind < 0.4) freeze(storm, phone);
  else if (kind < 0.6) cutOff(storm, phone);
  else if (kind < 0.75 && phone.line) drop(phone.line);
  else if (kind < 0.83) killHost(storm);
  else if (kind < 0.88) storm.hostFrozenUntil = storm.now() + anyBetween(storm, 50, 2_000);
  else if (kind < 0.92) sleepHost(storm);
  else if (kind < 0.96) leaveHost(storm);
  else pauseFor(storm, phone);
}

function freeze(storm: Storm, phone: StormPhone): void {
  count(storm, 'frozen');
  phone.frozenUntil = storm.now() + anyBetween(storm, 100, 9_000);
}

function cutOff(storm: Storm, phone: StormPhone): void {
  count(storm, 'cut off');
  phone.cutOffUntil = storm.now() + anyBetween(storm, 100, 9_000);
}

function pauseFor(storm: Storm, phone: StormPhone): void {
  count(storm, 'paused');
  tellPhone(storm, phone, { type: 'wished', wish: { wish: 'pause' } });
  storm.after(anyBetween(storm, 100, 2_000), () => resumeHost(storm));
}

export function clearUp(storm: Storm, phones: readonly StormPhone[]): void {
  storm.isCalm = true;
  storm.hostFrozenUntil = 0;
  tellHost(storm, { type: 'returned' });
  for (const phone of phones) [phone.frozenUntil, phone.cutOffUntil] = [0, 0];
  storm.after(5_000, () => resumeHost(storm));
  // The host's bots rest, too, so that the last message can reach everybody.
  const rest = () => tellHost(storm, { type: 'ordered', order: { order: 'pause' } });
  storm.after(storm.weather.calm - 2_000, rest);
}
