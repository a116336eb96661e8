/**
 * The network between host and phones: it loses, doubles and delays messages, and breaks channels.
 */
import type { Millis } from '../../kit/millis';
import { anyBetween, count, type StormLine, type Storm } from './storming';

export function carryLetters(storm: Storm, line: StormLine, arrive: () => void): void {
  if (!line.open || line.isCut()) return count(storm, 'lost in a break');
  if (happens(storm, 0.02)) return count(storm, 'lost');
  const copies = happens(storm, 0.02) ? 2 : 1;
  if (copies === 2) count(storm, 'doubled');
  for (let copy = 0; copy < copies; copy++) storm.after(delay(storm), () => line.open && arrive());
}

const happens = ({ isCalm, next }: Storm, often: number): boolean => !isCalm && next() < often;

function delay(storm: Storm): Millis {
  const usual = Math.round(3 - 4 * Math.log(1 - storm.next()));
  return happens(storm, 0.03) ? usual + anyBetween(storm, 60, 200) : usual;
}

/** Notifies the phone, which did not know yet. */
export function drop(line: StormLine): void {
  line.open = false;
  line.tell({ type: 'unlinked' });
}

export function breakLine(storm: Storm, line: StormLine): void {
  storm.lines.delete(line.id);
  line.open = false;
  storm.after(delay(storm), () => drop(line));
}
