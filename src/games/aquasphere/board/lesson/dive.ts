/** The first lesson: round one, from the first bot to passing. */
import { type Course, learner, other } from './course';

export const DIVE: Course = {
  id: 'dive',
  deal: { places: 2, options: { first: 'red' }, seed: 2925 },
  laid: [],
  steps: [
    {
      id: 'hello',
      do: 'act',
      says: { first: 'hello', button: 'helloDo' },
      acts: [learner({ type: 'step', room: 'a2' })],
      replies: [other({ type: 'place', task: 'card', sector: 'D' }), other({ type: 'work' })],
    },
    {
      id: 'lab',
      do: 'act',
      cheers: true,
      says: { first: 'lab', where: 'labWhere', button: 'labDo' },
      acts: [learner({ type: 'place', task: 'lab', sector: 'A' }), learner({ type: 'work' })],
    },
    {
      id: 'letter',
      do: 'act',
      says: { first: 'letter' },
      acts: [learner({ type: 'letter', sector: 'D' })],
      replies: [other({ type: 'step', room: 'a1' })],
    },
    {
      id: 'any',
      do: 'act',
      says: { first: 'any', where: 'anyWhat', button: 'anyDo' },
      acts: [learner({ type: 'buy', task: 'octopods' })],
      replies: [other({ type: 'step', room: 'b1' })],
    },
    {
      id: 'catch',
      do: 'act',
      says: { first: 'catch', where: 'catchWhere', button: 'catchDo' },
      acts: [learner({ type: 'place', task: 'octopods', sector: 'C' }), learner({ type: 'work' })],
      replies: [other({ type: 'place', task: 'octopods', sector: 'D' }), other({ type: 'work' })],
    },
    { id: 'points', do: 'read', cheers: true, says: { first: 'points' }, look: ['own-points'] },
    { id: 'pass', do: 'read', says: { first: 'pass' }, look: ['pass'] },
    { id: 'join', do: 'read', says: { first: 'join' } },
    { id: 'round', do: 'play', says: { first: 'join' } },
    { id: 'end', do: 'end', cheers: true, says: { first: 'end' } },
  ],
};
