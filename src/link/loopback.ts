/** Two connected links inside one device: for several seats on one phone, and for tests. */
import type { Ears, Link } from '../table/ports';
import { isTooLarge } from './frames';
import { ReceiveQueue } from './receiveQueue';

export function loopback(): readonly [Link, Link] {
  const [one, other] = [new ReceiveQueue(), new ReceiveQueue()];
  return [sideOf(one, other), sideOf(other, one)];
}

const sideOf = (mine: ReceiveQueue, theirs: ReceiveQueue): Link => ({
  way: 'loopback',
  send(message: string) {
    if (!isTooLarge(message)) return theirs.heard(message);
    mine.end('too-large');
    theirs.end('too-large');
  },
  listen: (ears: Ears) => mine.listen(ears),
  close() {
    mine.hangUp();
    theirs.end('left');
  },
});
