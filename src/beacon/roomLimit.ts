/** Limits how many rooms of codes an address may call in a minute, so that nobody tries them all. */
import { type Millis, MINUTE } from '../kit/millis';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** A room that was called within the last minute may be called again. */
export function createRoomLimit(perMinute: number, now: () => Millis) {
  const called = new Map<string, Map<string, Millis>>();

  function roomsOf(address: string): Map<string, Millis> {
    const oldest = now() - MINUTE;
    for (const [who, rooms] of called) {
      for (const [room, since] of rooms) if (since <= oldest) rooms.delete(room);
      if (rooms.size === 0) called.delete(who);
    }
    const rooms = called.get(address) ?? new Map<string, Millis>();
    called.set(address, rooms);
    return rooms;
  }

  /** Clients of this machine may be anybody's, behind a proxy. */
  return function mayCall(address: string, room: string): boolean {
    if (LOOPBACK.test(address)) return true;
    const rooms = roomsOf(address);
    if (rooms.has(room)) return true;
    if (rooms.size >= perMinute) return false;
    rooms.set(room, now());
    return true;
  };
}
