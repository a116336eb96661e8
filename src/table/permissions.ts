import type { Viewer } from '../games/game';
import type { Upward } from '../protocol/messages';
import type { Channel, Host } from './hostState';
import { sees } from './publish';

/** The seats of a message are those of its channel, or it is not heard. */
export function whyNotSay(host: Host, channel: Channel, message: Upward) {
  if (message.say === 'hello' || message.say === 'ping' || message.say === 'pong') return undefined;
  if (channel.name === null) return { code: 'hello-first' };
  switch (message.say) {
    case 'sit':
      return undefined;
    case 'pause':
      return whyNotPlayer(channel);
    case 'resume':
      return whyNotPlayer(channel) ?? (host.presence.isAway ? { code: 'host-is-away' } : undefined);
    case 'story':
      return whyNotStory(host);
    case 'whole':
      return whyNotWhole(channel, message.viewer);
    default: {
      const { seat } = message; // without one, it is of all its seats
      if (seat === undefined || channel.seats.includes(seat)) return undefined;
      return { code: 'not-your-seat', seat };
    }
  }
}

const whyNotPlayer = ({ seats }: Channel) =>
  seats.length > 0 ? undefined : { code: 'only-players' };

function whyNotWhole(channel: Channel, what: string) {
  if (what === 'shared' || sees(channel, what as Viewer)) return undefined;
  return { code: 'not-your-seat', seat: what };
}

/** While a match is played, its log is full of secrets. */
function whyNotStory({ match }: Host) {
  return match?.game.result(match.state) ? undefined : { code: 'not-over' };
}
