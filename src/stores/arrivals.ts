/** Finds in two states of a table who has come and who has gone. */
import { LOBBY_CUES, type LobbyCue, type TablePlace } from '../games/board';

type Seated = Pick<TablePlace, 'seat' | 'name' | 'face' | 'sits'>;

/** Players who sat nowhere before. Moving to another seat is no arrival. */
export const newcomers = <Place extends Seated>(
  before: readonly Place[],
  after: readonly Place[],
): readonly Place[] => without(satDown(before, after), satDown(after, before));

/** Players who sit nowhere now. */
export const leavers = <Place extends Seated>(
  before: readonly Place[],
  after: readonly Place[],
): readonly Place[] => newcomers(after, before);

/** Players in seats where none sat before. */
const satDown = <Place extends Seated>(
  before: readonly Place[],
  after: readonly Place[],
): readonly Place[] =>
  after.filter(
    ({ seat, sits }) =>
      sits === 'player' && before.find(was => was.seat === seat)?.sits !== 'player',
  );

/** Leaves out one of these for each of the others who is the same person. */
function without<Place extends Seated>(
  these: readonly Place[],
  others: readonly Place[],
): readonly Place[] {
  const left = [...others];
  return these.filter(one => {
    const at = left.findIndex(({ name, face }) => name === one.name && face === one.face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const isComplete = (places: readonly Seated[]): boolean =>
  places.length > 0 && places.every(({ sits }) => sits !== 'nobody');

/** A tone for the seat of a newcomer, a chord when the table is complete; null: nothing new. */
export function arrivalCue(before: readonly Seated[], after: readonly Seated[]): LobbyCue | null {
  if (before.length === 0) return null;
  if (isComplete(after) && !isComplete(before)) return 'all-here';
  const [first] = newcomers(before, after);
  const tones = LOBBY_CUES.filter(cue => cue !== 'all-here');
  const at = after.findIndex(({ seat }) => seat === first?.seat);
  return tones[at % tones.length] ?? null;
}
