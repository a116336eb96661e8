import type { Millis } from '@/kit/millis';
import { Choice } from '@/ui/forms/Choice';
import { Type } from '@/ui/Type';
import type { TaskKind } from '../../../rules/deeds';
import type { Deed } from '../../../rules/actions';
import type { Glass, GlassId } from '../../../rules/state';
import { placeName } from '../../pieces/naming';
import { useActs, useFromHand, useFromSeat, useSeat } from '../HandContext';
import { planOf, standing } from '../handSelectors';
import type { Laid } from '../plan';
import { type Task, tasksOf, whyNotThen } from '../tasks';
import { Editor } from '../tasks/Editor';
import { useHasCome } from '../useMoments';
import { useVoice } from '../useVoice';
import { HandSheet } from './HandSheet';
import { PlaceActs } from './PlaceActs';
import { PlaceSays } from './PlaceSays';
import { Sides } from './Sides';

type Props = { readonly glass: GlassId };
type SheetProps = Props & { readonly until: Millis };

/**
 * Shows what a glass can do on its place. The deed is filled in and can be changed, done or
 * planned.
 */
export function PlaceSheet({ glass, until }: SheetProps) {
  const now = useFromSeat(standing(glass));
  const { piece } = useVoice();
  const stands = now?.until === until ? now : null;
  const name = stands ? placeName(piece, stands.on) : '';
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <HandSheet title={title} open={stands !== null} testID="place-sheet">
      {stands && <Inside key={stands.until} glass={glass} stands={stands} />}
    </HandSheet>
  );
}

function Inside({ glass, stands }: Props & { readonly stands: Exclude<Glass, null> }) {
  const { view, seat, clock } = useSeat('view', 'seat', 'clock');
  const { lay } = useActs();
  const { say, why } = useVoice();
  const isThrough = useHasCome(clock, stands.until);
  const tasks = tasksOf(view, seat, glass, clock.now());
  const laid = useFromHand(planOf(glass));
  const task = tasks.find(({ kind }) => kind === laid?.kind) ?? tasks[0];
  const deed = (task && laid?.kind === task.kind ? laid.deed : null) ?? task?.deed ?? null;
  const draft = draftOf(stands, laid, task);
  const edit = (to: Deed) => lay(glass, { ...draft, kind: to.do, deed: to });
  const amiss = laid?.deed && deed ? whyNotThen(view, seat, glass, deed, clock.now()) : undefined;
  return (
    <Sides
      acts={<PlaceActs glass={glass} draft={draft} isThrough={isThrough} can={deed !== null} />}
    >
      <PlaceSays isThrough={isThrough} armed={laid?.armed ?? false} />
      {tasks.length > 1 && task && (
        <Choice<TaskKind>
          name={say('sheet.whichTask')}
          options={tasks.map(({ kind }) => ({ value: kind, title: say(`task.${kind}`) }))}
          value={task.kind}
          onChange={kind => lay(glass, { ...draft, kind, deed: null })}
          testID="task"
        />
      )}
      {!task && <Nothing />}
      {task && !deed && <Type>{say(`sheet.nothing.${task.kind}`)}</Type>}
      {task && deed && <Editor deed={deed} on={stands.on} choices={task.choices} edit={edit} />}
      {amiss && <Type tone="heed">{why(amiss)}</Type>}
    </Sides>
  );
}

/** The plan as it is laid out, or the one to start from. */
function draftOf(stands: Exclude<Glass, null>, laid: Laid | null, task: Task | undefined): Laid {
  const { on, until } = stands;
  if (laid && (laid.kind === 'lapse' || laid.kind === task?.kind)) return laid;
  return { on, until, kind: task?.kind ?? 'lapse', deed: null, next: null, armed: false };
}

function Nothing() {
  const { view, seat } = useSeat('view', 'seat');
  const { say } = useVoice();
  const ship = view.ships[seat];
  const isHome = ship && (ship.to ?? ship.at) === seat;
  return <Type>{say(isHome ? 'sheet.home' : 'sheet.nowhere')}</Type>;
}
