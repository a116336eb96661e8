import { memo } from 'react';
import { PaperCard, Crystal, Flask, RobotHead, TimeMarker } from './Goods';
import { Octopod } from './Octopod';
import { Piece } from './Piece';
import type { Task } from '../../rules/components';
import { Submarine } from './Submarine';

const PICTURES: Readonly<Record<Task, () => React.ReactNode>> = {
  octopods: () => <Octopod />,
  crystals: () => <Crystal />,
  submarine: () => <Submarine seat={null} />,
  time: () => <TimeMarker />,
  lab: () => <Flask />,
  card: () => <PaperCard />,
  program: () => <RobotHead />,
};

/** The picture of an action, for a larger drawing. */
export const TaskShape = ({ task }: { readonly task: Task }) => PICTURES[task]();

type Props = { readonly task: Task; readonly size: number };

/** The picture of an action. */
export const TaskSign = memo(function TaskSign({ task, size }: Props) {
  return (
    <Piece size={size}>
      <TaskShape task={task} />
    </Piece>
  );
});
